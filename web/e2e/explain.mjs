// Refusals, decks, rules, things that go wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, playOn, quiet, reader, root, settled, startServer, STILL, test } from './lib.mjs';

for (const game of ['opcg', 'zwo', 'uno', 'mm25']) {
  test(`what is not possible in ${game} is explained with its clause`, async ({ browser, fast }) => {
    const page = await reader(browser, fast, { lang: 'it', prefs: STILL });
    await begin(page, game);
    // A card that cannot be used now, for a reason of its own. The reason is read and followed in one go.
    let [told, clause] = ['', ''];
    for (let tries = 0; tries < 40 && !clause; tries++) {
      if ((await playOn(page, { until: () => true })) === 0 && (await page.$('.gameover'))) {
        await page.goto(fast.url);
        await begin(page, game);
      }
      await page.waitForSelector('.prompt.mine, .gameover');
      await settled(page);
      const greyed = page.locator('.prompt.mine ~ .hand .qc.no .hit-area');
      if (!(await greyed.count())) continue;
      // Greyed buttons say so (aria-disabled), and can still be asked.
      await greyed.first().dispatchEvent('click');
      await page.waitForSelector('.whynot p .cl', { timeout: 3000 });
      [told, clause] = await page.evaluate(() => {
        const link = document.querySelector('.whynot p .cl');
        const said = [link?.closest('p').innerText ?? '', link?.innerText ?? ''];
        link?.click();
        return said;
      });
    }
    check(/^(OP|ZW|UN|MM)-\d/.test(clause), `${clause} is a clause`);
    await page.waitForSelector(`.book article.on[id="${clause}"]`);
    quiet(page);
    return told;
  });
}

for (const game of ['opcg', 'zwo', 'mm25']) {
  test(`a pasted deck of ${game} is corrected and played`, async ({ browser, fast }) => {
    const folder = join(root, '../crates', game, 'decks');
    const good = readFileSync(join(folder, readdirSync(folder)[0]), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const page = await reader(browser, fast, { lang: 'zh-Hant' });
    await page.click(`.p-${game} .sq`);
    await page.click('.newtable label:has(input[value=bot])');
    await page.selectOption('.deck select', 'paste');
    await page.fill('.deck textarea', [...good.slice(0, -2), game === 'mm25' ? '9xDM-Z99' : '9xNOPE-999'].join('\n'));
    await page.waitForSelector('.deck .faults li');
    const faults = await page.locator('.deck .faults li').count();
    check(/[一-鿿]/.test(await page.locator('.deck .faults li').first().innerText()), 'a fault is told in Chinese');
    check((await page.locator('.deck .faults li .cl').count()) === faults, 'each fault names its clause');
    await page.click('.newtable .btn.pri');
    await page.waitForSelector('.sheet ul.faults[role=alert] li');
    await page.fill('.deck textarea', good.join('\n'));
    await page.waitForSelector('.deck .good');
    await page.click('.newtable .btn.pri');
    await page.waitForSelector('.table .prompt.mine', { timeout: 15_000 });
    // The browser itself reports what the server refused; that refusal was wanted.
    page.complaints = page.complaints.filter((text) => !/422/.test(text));
    quiet(page);
    return `${faults} faults`;
  });
}

test('the rules are searched and linked', async ({ browser, fast }) => {
  const page = await reader(browser, fast, { at: '/rules/opcg#OP-8.3.1' });
  await page.waitForSelector('article.on[id="OP-8.3.1"]');
  check(
    await page.evaluate(() => {
      const { top } = document.getElementById('OP-8.3.1').getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    }),
    'the clause is in view',
  );
  const all = await page.locator('article').count();
  await page.fill('.find input', 'counter step');
  await page.waitForFunction((count) => document.querySelectorAll('article').length < count, all);
  await page.fill('.find input', 'qqqq');
  await page.waitForSelector('.book .none');
  await page.selectOption('.lang', 'ja');
  await page.waitForFunction(
    () => document.documentElement.lang === 'ja' && /ルール/.test(document.querySelector('h1').innerText),
  );
  quiet(page);
});

test('language and theme change at once', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await page.selectOption('.lang', 'it');
  await page.waitForFunction(() => /Quattro giochi/.test(document.querySelector('h1').innerText));
  await page.click('.bar.top .ib');
  check((await page.evaluate(() => document.documentElement.dataset.theme)) === 'day', 'it is day');
  await page.reload();
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.theme === 'day' && /Quattro/.test(document.querySelector('h1')?.innerText ?? ''),
  );
  await begin(page, 'opcg');
  await page.click('.bar .ib[aria-expanded]:last-of-type');
  await page.click('.settings label:has(input[value=ja])');
  await page.waitForFunction(
    () => document.documentElement.lang === 'ja' && /[ぁ-ん]/.test(document.querySelector('.prompt .lead').innerText),
  );
  quiet(page);
});

test('a table that is gone, a page that is not, a server that is away', async ({ browser, fast }) => {
  const gone = await reader(browser, fast, { at: '/t/NOPE99', lang: 'ja' });
  await gone.waitForSelector('.problem h1');
  check(/テーブル/.test(await gone.locator('h1').innerText()), 'it says so in Japanese');
  quiet(gone);
  const nowhere = await reader(browser, fast, { at: '/nowhere', lang: 'it' });
  await nowhere.waitForSelector('.problem .btn.pri');
  quiet(nowhere);
  const away = await reader(browser, fast, { lang: 'zh-Hant' });
  await away.route('**/api/**', (route) => route.abort());
  await away.click('.p-zwo .btn.pri');
  await away.waitForSelector('.notice');
  check(/伺服器/.test(await away.locator('.notice').innerText()), 'it says so in Chinese');
  await away.unroute('**/api/**');
  await away.click('.notice .btn');
  await away.waitForSelector('.notice', { state: 'detached' });
});

test('a server that restarts brings everybody back into the same question', async ({ browser }) => {
  let server = await startServer({ args: ['--at-once'] });
  const page = await reader(browser, server, { prefs: STILL });
  await begin(page, 'opcg');
  await playOn(page, { until: (acts) => acts >= 8 });
  await page.waitForSelector('.prompt.mine');
  const before = await settled(page);
  await server.stop();
  await page.waitForSelector('.strip');
  server = await startServer({ args: ['--at-once'], folder: server.folder, port: server.port });
  await page.waitForSelector('.strip', { state: 'detached', timeout: 15_000 });
  await page.waitForSelector('.prompt.mine');
  check((await settled(page)) === before, 'the question is the same');
  await playOn(page, { until: (acts) => acts >= 3 });
  await server.stop();
  server.clean();
});

test('a second window takes the seat, and the first can take it back', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await begin(page, 'zwo');
  const other = await page.context().newPage();
  await other.goto(page.url());
  // Windows in the background draw no frames, so they are asked instead of watched.
  const shows = async (window, selector) => {
    const end = Date.now() + 10_000;
    while (!(await window.evaluate((name) => document.querySelector(name) !== null, selector))) {
      check(Date.now() < end, `no ${selector}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await shows(other, '.table .prompt');
  await shows(page, '.problem .btn.pri');
  await page.bringToFront();
  await page.evaluate(() => document.querySelector('.problem .btn.pri').click());
  await shows(page, '.table .prompt');
  await shows(other, '.problem');
  await playOn(page, { until: (acts) => acts >= 3 });
  quiet(page);
});
