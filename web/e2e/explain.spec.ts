// Refusals, decks, rules, things that go wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, tell, test } from './fixtures';
import { begin, playOn, shown, still } from './hands';
import { GAMES, root, STILL } from './reader';

for (const game of GAMES) {
  test(`what is not possible in ${game} is explained with its clause`, async ({ reader, fast }) => {
    const page = await reader(fast, { lang: 'it', prefs: STILL });
    await begin(page, game);
    // A card that cannot be used now, for a reason of its own.
    const greyed = page.locator('.prompt.mine ~ .hand .qc.no .hit-area');
    const clause = page.locator('.whynot p .cl').first();
    const explained = async (): Promise<boolean> => {
      await shown(page);
      if (!(await greyed.count())) return false;
      // Greyed buttons say so (aria-disabled), and can still be asked.
      await greyed.first().dispatchEvent('click');
      await still(page);
      await expect(page.locator('.whynot')).toBeVisible();
      return (await clause.count()) > 0;
    };
    await still(page);
    while (!(await explained())) {
      await playOn(page, { until: explained });
      if (await page.locator('.verdict').count()) {
        await page.goto(fast.url);
        await begin(page, game);
        await still(page);
      } else break;
    }
    const told = await page.locator('.whynot p:has(.cl)').first().innerText();
    const id = await clause.innerText();
    expect(id).toMatch(/^(OP|ZW|UN|MM)-\d/);
    await clause.click();
    await expect(page.locator(`.book article.on[id="${id}"]`)).toBeAttached();
    tell(told);
  });
}

for (const game of ['opcg', 'zwo', 'mm25'] as const) {
  test(`a pasted deck of ${game} is corrected and played`, async ({ reader, fast }) => {
    const folder = join(root, '../crates', game, 'decks');
    const [deck = ''] = readdirSync(folder);
    const good = readFileSync(join(folder, deck), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    // The browser itself reports what the server refuses; that refusal is wanted.
    const page = await reader(fast, { lang: 'zh-Hant', tolerates: /422/ });
    await page.click(`.p-${game} .sq`);
    await page.click('.newtable label:has(input[value=bot])');
    await page.selectOption('.deck select', 'paste');
    await page.fill('.deck textarea', [...good.slice(0, -2), game === 'mm25' ? '9xDM-Z99' : '9xNOPE-999'].join('\n'));
    const faults = page.locator('.deck .faults li');
    await expect(faults.first(), 'a fault is told in Chinese').toContainText(/[一-鿿]/);
    const count = await faults.count();
    expect(await faults.locator('.cl').count(), 'each fault names its clause').toBe(count);
    await page.click('.newtable .btn.pri');
    await expect(page.locator('.sheet ul.faults[role=alert] li').first()).toBeVisible();
    await page.fill('.deck textarea', good.join('\n'));
    await expect(page.locator('.deck .good')).toBeVisible();
    await page.click('.newtable .btn.pri');
    await expect(page.locator('.table .prompt.mine')).toBeVisible();
    tell(`${count} faults`);
  });
}

test('the rules are searched and linked', async ({ reader, fast }) => {
  const page = await reader(fast, { at: '/rules/opcg#OP-8.3.1' });
  const linked = page.locator('article.on[id="OP-8.3.1"]');
  await expect(linked).toBeVisible();
  const inView = (): Promise<boolean> =>
    linked.evaluate((one) => {
      const { top } = one.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  await expect.poll(inView, 'the clause is in view').toBe(true);
  const articles = page.locator('article');
  const all = await articles.count();
  await page.fill('.find input', 'counter step');
  await expect.poll(() => articles.count()).toBeLessThan(all);
  await page.fill('.find input', 'qqqq');
  await expect(page.locator('.book .none')).toBeVisible();
  await page.selectOption('.lang', 'ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('h1')).toContainText('ルール');
});

test('language and theme change at once', async ({ reader, fast }) => {
  const page = await reader(fast);
  await page.selectOption('.lang', 'it');
  await expect(page.locator('h1')).toContainText('Quattro giochi');
  await page.click('.bar.top .ib');
  expect(await page.evaluate(() => document.documentElement.dataset.theme), 'it is day').toBe('day');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('h1')).toContainText('Quattro');
  await begin(page, 'opcg');
  await page.click('.bar .ib[aria-expanded]:last-of-type');
  await page.click('.settings label:has(input[value=ja])');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('.prompt .lead')).toContainText(/[ぁ-ん]/);
});

test('a table that is gone, a page that is not, a server that is away', async ({ reader, fast }) => {
  const gone = await reader(fast, { at: '/t/NOPE99', lang: 'ja' });
  await expect(gone.locator('.problem h1'), 'it says so in Japanese').toContainText('テーブル');
  const nowhere = await reader(fast, { at: '/nowhere', lang: 'it' });
  await expect(nowhere.locator('.problem .btn.pri')).toBeVisible();
  const away = await reader(fast, { lang: 'zh-Hant', tolerates: /ERR_FAILED/ });
  await away.route('**/api/**', (route) => route.abort());
  await away.click('.p-zwo .btn.pri');
  await expect(away.locator('.notice'), 'it says so in Chinese').toContainText('伺服器');
  await away.unroute('**/api/**');
  await away.click('.notice .btn');
  await expect(away.locator('.notice')).toHaveCount(0);
});

test('a server that restarts brings everybody back into the same question', async ({ reader, serve }) => {
  const server = await serve({ args: ['--at-once'] });
  const page = await reader(server, { prefs: STILL, tolerates: /WebSocket connection|ERR_CONNECTION_REFUSED/ });
  await begin(page, 'opcg');
  await playOn(page, { until: (acts) => acts >= 8 });
  const before = await shown(page);
  await server.stop();
  await expect(page.locator('.strip')).toBeVisible();
  await serve({ args: ['--at-once'], folder: server.folder, port: server.port });
  await expect(page.locator('.strip')).toHaveCount(0);
  await still(page);
  expect(await shown(page), 'the question is the same').toBe(before);
  await playOn(page, { until: (acts) => acts >= 3 });
});

test('a second window takes the seat, and the first can take it back', async ({ reader, fast }) => {
  const page = await reader(fast);
  await begin(page, 'zwo');
  const other = await page.context().newPage();
  await other.goto(page.url());
  // Windows in the background draw no frames, so they are asked instead of watched.
  const expectShown = (window: Page, selector: string): Promise<void> =>
    expect.poll(() => window.evaluate((name) => document.querySelector(name) !== null, selector), selector).toBe(true);
  await expectShown(other, '.table .prompt');
  await expectShown(page, '.problem .btn.pri');
  await page.bringToFront();
  await page.evaluate(() => document.querySelector<HTMLElement>('.problem .btn.pri')?.click());
  await expectShown(page, '.table .prompt');
  await expectShown(other, '.problem');
  await playOn(page, { until: (acts) => acts >= 3 });
});
