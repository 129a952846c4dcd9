// Pictures of every screen and of every form of a question: `npm run shots -- FOLDER`. QUARTERDECK is the server's path.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { begin, LANGS, launch, playOn, reader, SIZES, startServer, THEMES } from './lib.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('npm run shots -- FOLDER');
mkdirSync(folder, { recursive: true });
const sizes = (process.env.SIZES ?? 'phone,desk').split(',');
const langs = (process.env.LANGS ?? LANGS.join()).split(',');
const themes = (process.env.THEMES ?? THEMES.join()).split(',');
const games = (process.env.GAMES ?? 'opcg,zwo,uno,mm25').split(',');
const browser = await launch();
const server = await startServer({ args: ['--at-once'] });
let made = 0;

async function shoot(page, name) {
  await page.waitForTimeout(150);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  made++;
}

/** Chooses language and theme through the settings of the table, so that what was chosen on it stays. */
async function dress(page, lang, theme) {
  await page.evaluate(() => [...document.querySelectorAll('.table > .bar .ib')].at(-1).click());
  await page.waitForSelector('.settings');
  for (const [name, value] of [['lang', lang], ['theme', theme]]) await page.evaluate(([name, value]) => document.querySelector(`.settings input[name=${name}][value="${value}"]`).click(), [name, value]);
  await page.evaluate(() => document.querySelector('.sheet header .ib').click());
  await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
  await page.waitForTimeout(120);
}

/** The same moment in every language, theme and size; what covers the table is opened again for each. */
async function everyLook(page, name, { open = async () => {}, close = async () => {} } = {}) {
  for (const lang of langs) {
    for (const theme of themes) {
      await dress(page, lang, theme);
      for (const size of sizes) {
        await page.setViewportSize({ width: SIZES[size][0], height: SIZES[size][1] });
        await open();
        await shoot(page, `${name}-${size}-${lang}-${theme}`);
        await close();
      }
    }
  }
  await dress(page, 'en', 'night');
}

/** What makes one moment of a match different from another. */
const form = (page) => page.evaluate(() => {
  const is = (selector) => document.querySelector(selector) !== null;
  if (is('.gameover')) return 'over';
  if (!is('.prompt.mine')) return is('.score') ? 'waiting-battle' : null;
  const { shape } = document.querySelector('.prompt').dataset;
  const now = is('.pick') ? 'picked' : is('.tray .many') ? 'list' : is('.tray') ? 'tray' : is('.target') ? 'targets' : is('.acts .x') ? 'chosen' : '';
  return [shape, now, is('.score') ? 'battle' : is('.stack li') ? 'stack' : ''].filter(Boolean).join('-');
});

for (const lang of langs) {
  for (const theme of themes) {
    for (const size of sizes) {
      const end = `${size}-${lang}-${theme}`;
      const page = await reader(browser, server, { size, lang, theme });
      await page.waitForTimeout(250);
      await shoot(page, `home-${end}`);
      await page.click('.p-opcg .sq');
      await page.selectOption('.deck select', 'paste');
      await page.fill('.deck textarea', '4xST01-004\n9xNOPE-999');
      await page.waitForSelector('.deck .faults li');
      await shoot(page, `deck-${end}`);
      await page.selectOption('.deck select', '');
      await page.click('.newtable .btn.pri');
      await page.waitForSelector('.lobby .invite');
      await shoot(page, `lobby-${end}`);
      for (const [at, name] of [['/rules/opcg#OP-8.3.1', 'rules'], ['/settings', 'settings'], ['/t/NOPE', 'gone']]) {
        await page.goto(server.url + at);
        await page.waitForSelector(name === 'rules' ? 'article.on' : 'h1');
        await shoot(page, `${name}-${end}`);
      }
      await page.context().close();
    }
  }
}

const press = (page, key) => async () => {
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press(key);
};

/** Sheets over a table. */
async function panels(page, game) {
  const close = async () => {
    for (let tries = 0; tries < 3 && (await page.$('dialog.sheet, .whynot')); tries++) await page.keyboard.press('Escape');
  };
  await everyLook(page, `${game}-menu`, { open: () => page.evaluate(() => document.querySelector('.table > .bar .ib').click()), close });
  await everyLook(page, `${game}-log`, { open: press(page, 'l'), close: async () => { await close(); await page.evaluate(() => document.querySelector('#tab-log')?.click()); } });
  await everyLook(page, `${game}-clauses`, { open: async () => { await press(page, 'r')(); await page.waitForSelector('.book article'); }, close: async () => { await close(); await page.evaluate(() => document.querySelector('#tab-log')?.click()); } });
  await everyLook(page, `${game}-keys`, { open: press(page, '?'), close });
  await everyLook(page, `${game}-options`, { open: () => page.evaluate(() => [...document.querySelectorAll('.table > .bar .ib')].at(-1).click()), close });
  await everyLook(page, `${game}-card`, { open: async () => { await page.evaluate(() => document.querySelector('.hand .qc .hit-area')?.focus()); await page.keyboard.press('i'); }, close });
}

for (const game of games) {
  const seen = new Set();
  // Matches until nothing new is seen in one.
  for (let matches = 0, news = true; news && matches < 4; matches++) {
    news = false;
    const page = await reader(browser, server, { size: 'desk' });
    await begin(page, game);
    let explained = false;
    await playOn(page, {
      seconds: 900,
      until: async (acts) => {
        await page.waitForTimeout(30);
        const now = await form(page);
        if (now && !seen.has(now)) {
          seen.add(now);
          news = true;
          await everyLook(page, `${game}-${now}`);
        }
        if (!explained && matches === 0 && acts > 10 && (await page.$('.hand .qc.no'))) {
          explained = true;
          const ask = async () => {
            await page.locator('.hand .qc.no .hit-area').first().dispatchEvent('click');
            await page.waitForSelector('.whynot p');
          };
          await everyLook(page, `${game}-whynot`, { open: ask, close: () => page.keyboard.press('Escape') });
          await panels(page, game);
        }
        return acts > 160;
      },
    });
    if ((await form(page)) === 'over' && !seen.has('over')) {
      seen.add('over');
      await everyLook(page, `${game}-over`);
    }
    await page.context().close();
  }
}

// Ten at a table, and somebody who watches.
if (games.includes('uno')) {
  const page = await reader(browser, server, { size: 'desk' });
  await page.click('.p-uno .sq');
  await page.click('.newtable label:has(input[value=bot])');
  await page.fill('.newtable input[type=number]', '10');
  await page.click('.newtable .btn.pri');
  await page.waitForSelector('.table .prompt.mine', { timeout: 20_000 });
  await playOn(page, { until: (acts) => acts >= 3 });
  await everyLook(page, 'uno-ten');
  const watcher = await reader(browser, server, { size: 'desk', at: new URL(page.url()).pathname });
  await watcher.waitForSelector('.table .badge');
  await everyLook(watcher, 'uno-watching');
  await page.context().close();
}
console.log(`${made} pictures in ${folder}`);
await browser.close();
await server.stop();
server.clean();
