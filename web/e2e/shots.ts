// Pictures of every screen and of every form of a question: `OUT=FOLDER npm run shots`. SIZES, LANGS, THEMES and GAMES choose among
// them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { gallery, type Moment, patient, SCREENS, stage } from './gallery';
import { drawn, EVERY_SIZE, GAMES, LANGS, type Look, THEMES } from './reader';

/** What the environment chooses among these. */
function some<Item extends string>(name: string, all: readonly Item[], usual = all): readonly Item[] {
  const chosen = process.env[name]?.split(',');
  return chosen ? all.filter((one) => chosen.includes(one)) : usual;
}

const folder = process.env.OUT ?? '';
const games = some('GAMES', GAMES);
const looks = some('LANGS', LANGS).flatMap((lang) =>
  some('THEMES', THEMES).flatMap((theme) =>
    some('SIZES', EVERY_SIZE, ['phone', 'desk']).map((size) => ({ lang, theme, size })),
  ),
);

const test = base.extend<object, { moments: Moment[] }>({
  moments: [
    async ({ browser, fast, fair }, use) => use(await patient(browser, fair, await gallery(browser, fast, games))),
    { scope: 'worker', timeout: 0 },
  ],
});
// The moments are gathered once.
test.describe.configure({ mode: 'default', timeout: 0 });

async function shoot(page: Page, name: string, { size, lang, theme }: Required<Look>): Promise<void> {
  await drawn(page);
  await page.screenshot({ path: join(folder, `${name}-${size}-${lang}-${theme}.png`), animations: 'disabled' });
}

/** What opens over or beside a table. */
const PANELS: [string, (page: Page) => Promise<void>][] = [
  ['menu', (page) => page.locator('.table > .bar .ib').first().dispatchEvent('click')],
  ['log', (page) => page.keyboard.press('l')],
  [
    'clauses',
    async (page) => {
      await page.keyboard.press('r');
      await expect(page.locator('.book article').first()).toBeVisible();
    },
  ],
  ['keys', (page) => page.keyboard.press('?')],
  ['options', (page) => page.locator('.table > .bar .ib').last().dispatchEvent('click')],
  [
    'card',
    async (page) => {
      const card = page.locator('.hand .qc .hit-area').first();
      if (await card.count()) await card.focus();
      await page.keyboard.press('i');
    },
  ],
  [
    'whynot',
    async (page) => {
      await page.keyboard.press('w');
      await expect(page.locator('.whynot')).toBeVisible();
    },
  ],
];

test.beforeAll(() => {
  if (!folder) throw new Error('OUT must be the folder for the pictures');
  mkdirSync(folder, { recursive: true });
});

for (const look of looks) {
  const name = `${look.lang}, ${look.theme}, ${look.size}`;

  test(`screens: ${name}`, async ({ reader, fast }) => {
    const page = await reader(fast, look);
    for (const [screen, come] of SCREENS) {
      await come(page, fast);
      await shoot(page, screen, look);
    }
  });

  for (const game of games)
    test(`tables of ${game}: ${name}`, async ({ reader, fast, moments }) => {
      const own = moments.filter((moment) => moment.game === game);
      const page = await reader(fast, look);
      const { show } = await stage(page, fast, look.lang);
      for (const moment of own) {
        await show(moment);
        await shoot(page, `${game}-${moment.form}`, look);
        // With a card chosen, or picked.
        const able = page.locator('.table .qc.can .hit-area').first();
        if (!/^(act|pick-some)/.test(moment.form) || !(await able.count())) continue;
        await able.dispatchEvent('click');
        await expect(page.locator('.table .sel, .acts .x').first()).toBeVisible();
        await shoot(page, `${game}-${moment.form}-chosen`, look);
        await page.keyboard.press('Escape');
      }
      const over = own.find(({ form }) => form === 'over');
      if (over) {
        const seen = await reader(fast, { ...look, at: `/r/${over.welcome.table}?at=12&eyes=${over.welcome.seat}` });
        await expect(seen.locator('.film input')).toBeVisible();
        await shoot(seen, `${game}-replay`, look);
        await seen.locator('.controls button').nth(5).click();
        await shoot(seen, `${game}-eyes`, look);
        await seen.context().close();
      }
      const refusing = own.filter(({ reasons }) => reasons.en?.length);
      for (const [panel, openIt] of PANELS) {
        const acting = (panel === 'whynot' ? refusing : own).find(({ form }) => form === 'act');
        const moment = acting ?? refusing[0];
        if (!moment) throw new Error(`nothing to show for ${panel}`);
        await show(moment);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await openIt(page);
        await shoot(page, `${game}-${panel}`, look);
        for (let tries = 0; tries < 3 && (await page.locator('dialog.sheet, .whynot').count()); tries++)
          await page.keyboard.press('Escape');
        const log = page.locator('#tab-log');
        if (await log.count()) await log.dispatchEvent('click');
      }
    });
}
