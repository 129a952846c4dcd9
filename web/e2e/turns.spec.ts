// What a newcomer meets in the first turns: a key that can be pressed without harm, a turn that announces itself, refusals that
// go away, bots that take their time.
import type { Page } from '@playwright/test';
import { expect, tell, test } from './fixtures';
import { begin, click, playOn, still } from './hands';
import { GAMES, STILL } from './reader';

/** So often Space is pressed. */
const PRESSES = 100;

for (const game of GAMES) {
  test(`Space pressed a hundred times from the first click of ${game} gives no grave answer`, async ({
    reader,
    fast,
  }) => {
    const page = await reader(fast, { prefs: { confirm: true } });
    await begin(page, game);
    const gave: { text: string; weight: string }[] = [];
    for (let presses = 0; presses < PRESSES; presses++) {
      await still(page);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        window.line.gave.length = 0;
      });
      await page.keyboard.press(' ');
      await still(page);
      const now = await page.evaluate(() => window.line.gave);
      gave.push(...now);
      // Where nothing is gold Space does nothing, and somebody has to choose.
      if (!now.length && (await click(page)) === 'over') {
        await page.goto(fast.url);
        await begin(page, game);
      }
    }
    const of = (weight: string): string[] => gave.filter((one) => one.weight === weight).map(({ text }) => text);
    tell(
      `${game}: ${of('free').length} free, ${of('usual').length} usual: ${[...new Set(gave.map(({ text }) => text))].slice(0, 6).join(' ')}`,
    );
    expect(gave.length, 'Space gives answers').toBeGreaterThan(0);
    expect(of('grave')).toEqual([]);
  });
}

/** Opens a table against a bot as one likes, and goes there. */
async function against(page: Page, wanted: { game: string; deck?: string; clocks?: object }): Promise<void> {
  const code = await page.evaluate(async (wanted) => {
    const said = async (path: string, body: unknown, token = ''): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const guest = await said('/api/guests', { name: 'Tern-41' });
    localStorage.setItem('quarterdeck.guest', JSON.stringify(guest));
    return (await said('/api/tables', { seats: ['you', 'deckhand'], ...wanted }, guest.token)).code;
  }, wanted);
  await page.goto(new URL(`/t/${code}`, page.url()).href);
  await expect(page.locator('.table .prompt.mine')).toBeVisible();
}

const mine = (page: Page): Promise<number> => page.locator('.prompt.mine[data-shape=act]:not(:has(.acts .x))').count();

/** Plays on up to the next act of one's own that is not an answer to somebody. */
async function toMain(page: Page): Promise<void> {
  await still(page);
  const there = async (): Promise<boolean> =>
    (await mine(page)) > 0 && (await page.locator('.z-cost.me .dons, .side.me .z-cost .dons').count()) > 0;
  if (!(await there())) await playOn(page, { until: there });
}

test('the first turn tells what it is about: Life to come, the turn, DON!!, and an effect that would do nothing', async ({
  reader,
  fast,
}) => {
  const page = await reader(fast, { prefs: STILL });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { ribbons: seen });
    new MutationObserver(() => {
      const ribbon = document.querySelector<HTMLElement>('.ribbon')?.innerText;
      if (ribbon && !seen.includes(ribbon)) seen.push(ribbon);
    }).observe(document, { childList: true, subtree: true });
  });
  await against(page, { game: 'opcg', deck: 'ST-01' });
  for (const life of await page.locator('.pile.life .ct').all()) await expect(life).toContainText('5');
  await expect(page.locator('.pile.life .ct.coming'), 'Life is not dealt yet').toHaveCount(2);

  await toMain(page);
  await expect(page.locator('.pile.life .ct.coming')).toHaveCount(0);
  const ribbons = await page.evaluate(() => (window as unknown as { ribbons: string[] }).ribbons);
  expect(ribbons, 'the turn announces itself').toHaveLength(1);
  expect(ribbons[0], 'with what it brought').toMatch(/^Turn \d.*\n.*DON!!/s);

  // A page that is not looked at says it in its title.
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect(page).toHaveTitle(/^● Your turn/);
  await hide(false);
  await expect(page).toHaveTitle(/^ONE PIECE/);

  // With no rested DON!! to give, the Leader's effect would only be used up.
  const leader = page.locator('.side.me .z-leader .qc');
  await expect(leader).not.toHaveClass(/\bcan\b/);
  await leader.locator('.hit-area').click();
  await expect(page.locator('.acts .btn .loss')).toHaveText('would do nothing now');
  await page.keyboard.press('Escape');

  await page.locator('.side.me .z-cost .donbox > .hit-area').focus();
  await expect(page.locator('.rail .insp')).toContainText('+1000 power in your turn');
  await expect(page.locator('.rail .insp')).toContainText('OP-13.2');
});

test('a refusal names one reason, keeps off its card, and goes with a tap elsewhere', async ({ reader, fast }) => {
  for (const size of ['phone', 'landscape', 'desk'] as const) {
    const page = await reader(fast, { size, prefs: STILL });
    await begin(page, 'opcg');
    const refused = page.locator('.hand .qc.no');
    await toMain(page);
    while (!(await refused.count())) await playOn(page, { until: () => refused.count() });
    const card = refused.first();
    await card.locator('.hit-area').dispatchEvent('click');
    const bubble = page.locator('.whynot');
    await expect(bubble.locator('p'), 'the first reason only').toHaveCount(1);
    const [asked, said] = [await card.boundingBox(), await bubble.boundingBox()];
    if (!asked || !said) throw new Error('a card or its refusal is not there');
    const apart =
      said.x >= asked.x + asked.width ||
      asked.x >= said.x + said.width ||
      said.y >= asked.y + asked.height ||
      asked.y >= said.y + said.height;
    expect(apart, `${size}: it covers the card it is about`).toBe(true);
    await page.locator('.bar').dispatchEvent('pointerdown');
    await expect(bubble).toHaveCount(0);
    await page.context().close();
  }
});

test('bots are calm for a newcomer, as fast as one likes later, and hurried by Space', async ({ reader, fair }) => {
  const page = await reader(fair, { prefs: { begun: 0 } });
  const said = (type: string): Promise<unknown[]> =>
    page.evaluate((type) => window.line.said.filter((message) => message.type === type), type);
  await begin(page, 'uno');
  expect(await said('tempo')).toEqual([{ type: 'tempo', at: 'calm' }]);
  // Once somebody else is asked, Space hurries them.
  while ((await page.evaluate(() => window.line.asked)) === 0) await click(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  expect((await said('hurry')).length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.click('.bar .ib >> nth=-1');
  await page.click('.settings label:has(input[name=tempo][value=instant])');
  await expect.poll(() => said('tempo')).toContainEqual({ type: 'tempo', at: 'instant' });

  const known = await reader(fair, { prefs: { begun: 11 } });
  await begin(known, 'uno');
  const at = await known.evaluate(() => window.line.said.filter(({ type }) => type === 'tempo'));
  expect(at).toEqual([{ type: 'tempo', at: 'brisk' }]);
});

test('those who watch see both names and both clocks', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  await against(page, { game: 'opcg', clocks: { main: 600, increment: 5 } });
  for (const size of ['phone360', 'landscape', 'desk'] as const) {
    const watcher = await reader(fast, { size, at: new URL(page.url()).pathname });
    await expect(watcher.locator('.prompt .below')).toContainText('Tern-41');
    await expect(watcher.locator('.prompt .below .clk')).toBeVisible();
    await expect(watcher.locator('.bar .clk').first()).toBeVisible();
    await watcher.context().close();
  }
});
