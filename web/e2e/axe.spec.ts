// What axe says of every screen and of every form of a question. MATRIX=full looks at every language, theme and size.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, tell, test as base } from './fixtures';
import { gallery, type Moment, SCREENS, stage } from './gallery';
import { ALL_SIZES, EVERY_SIZE, GAMES, LANGS, type Look, THEMES } from './reader';

const FULL = process.env.MATRIX === 'full';

type Combination = Required<Look>;

/** Every pair of language, theme and size at least once, or all of them. */
function combinations(): Combination[] {
  const sizes = FULL ? EVERY_SIZE : ALL_SIZES.filter((size) => size !== 'tablet');
  const all = LANGS.flatMap((lang) => THEMES.flatMap((theme) => sizes.map((size) => ({ lang, theme, size }))));
  if (FULL) return all;
  const pairs = (one: Combination): string[] => [
    `${one.lang}${one.theme}`,
    `${one.lang}${one.size}`,
    `${one.theme}${one.size}`,
  ];
  const open = new Set(all.flatMap(pairs));
  const news = (one: Combination): number => pairs(one).filter((pair) => open.has(pair)).length;
  const chosen: Combination[] = [];
  while (open.size) {
    const best = all.reduce((a, b) => (news(b) > news(a) ? b : a));
    chosen.push(best);
    for (const pair of pairs(best)) open.delete(pair);
  }
  return chosen;
}

/** Which moments each combination shows: every moment in every language, both themes and every size; or each in all of them. */
function assigned(combos: Combination[], moments: Moment[]): Map<Combination, Moment[]> {
  const shown = new Map(combos.map((combo) => [combo, [] as Moment[]]));
  for (const moment of moments) {
    const seen = new Set<string>();
    for (const lang of LANGS) {
      const own = combos.filter((combo) => combo.lang === lang);
      // What has not been seen yet, and then what has least to show.
      const worth = (combo: Combination): number =>
        1000 * [combo.theme, combo.size].filter((value) => !seen.has(value)).length - shown.get(combo)!.length;
      const best = own.reduce((a, b) => (worth(b) > worth(a) ? b : a));
      for (const combo of FULL ? own : [best]) {
        shown.get(combo)!.push(moment);
        seen.add(combo.theme).add(combo.size);
      }
    }
    const missed = [...new Set(combos.flatMap(({ theme, size }) => [theme, size]))].filter((value) => !seen.has(value));
    expect(missed, `${moment.game}, ${moment.form}: not looked at in these`).toEqual([]);
  }
  return shown;
}

const combos = combinations();

const test = base.extend<object, { shown: Map<Combination, Moment[]> }>({
  /** One moment for each shape of question in each game, one of waiting and one of the end; and who looks at which. */
  shown: [
    async ({ browser, fast }, use) => {
      const all = await gallery(browser, fast);
      const shape = ({ game, form }: Moment): string => `${game} ${form.split('+')[0]}`;
      const firsts = all.filter((moment, place) => all.findIndex((one) => shape(one) === shape(moment)) === place);
      await use(assigned(combos, firsts));
    },
    { scope: 'worker', timeout: 720_000 },
  ],
});

// The moments are gathered once.
test.describe.configure({ mode: 'default' });

for (const combo of combos) {
  const name = `${combo.lang}, ${combo.theme}, ${combo.size}`;
  test(`axe finds nothing: ${name}`, async ({ reader, fast, shown }) => {
    test.setTimeout(240_000);
    let looks = 0;
    const look = async (page: Page, where: string): Promise<void> => {
      looks++;
      await expectAccessible(page, `${where} (${name})`);
    };
    const home = await reader(fast, combo);
    for (const [screen, come] of SCREENS) {
      await come(home, fast);
      await look(home, screen);
    }
    await home.goto(`${fast.url}/rules/${GAMES[combos.indexOf(combo) % 4]}`);
    await expect(home.locator('article').first()).toBeVisible();
    await look(home, 'rules of another game');
    const page = await reader(fast, combo);
    const { show } = await stage(page, fast, combo.lang);
    const moments = shown.get(combo)!;
    for (const moment of moments) {
      const where = `${moment.game}, ${moment.form}`;
      await show(moment);
      await look(page, where);
      // With a card chosen, or picked.
      const able = page.locator('.table .qc.can .hit-area').first();
      if (/^(act|pick-some)/.test(moment.form) && (await able.count())) {
        await able.dispatchEvent('click');
        await expect(page.locator('.table .sel, .acts .x').first()).toBeVisible();
        await look(page, `${where}, chosen`);
        await page.keyboard.press('Escape');
      }
    }
    // What is over can be looked at again.
    const over = moments.find(({ form }) => form === 'over');
    if (over) {
      await home.goto(`${fast.url}/r/${over.welcome.table}?at=9&eyes=${over.welcome.seat}`);
      await expect(home.locator('.film input')).toBeVisible();
      await look(home, `${over.game}, replay`);
      await home.locator('.controls button').nth(5).click();
      await expect(home.locator('dialog fieldset').first()).toBeVisible();
      await look(home, `${over.game}, whose eyes`);
    }
    const last = moments.findLast(({ reasons }) => reasons.en?.length);
    if (!last) throw new Error('nothing is refused in any moment');
    await show(last);
    for (const [key, what] of [
      ['w', '.whynot'],
      ['l', '.log'],
      ['r', '.book article'],
      ['?', '.keymap'],
    ] as const) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(key);
      await expect(page.locator(what).first()).toBeVisible();
      await look(page, `${last.game}, ${what}`);
      await page.keyboard.press('Escape');
    }
    tell(`${looks} looks`);
  });
}
