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

async function everyLook(page, name) {
  for (const lang of langs) {
    for (const theme of themes) {
      await dress(page, lang, theme);
      for (const size of sizes) {
        await page.setViewportSize({ width: SIZES[size][0], height: SIZES[size][1] });
        await shoot(page, `${name}-${size}-${lang}-${theme}`);
      }
    }
  }
  await dress(page, 'en', 'night');
}

/** What makes one moment of a match different from another. */
const form = (page) => page.evaluate(() => {
  const is = (selector) => document.querySelector(selector) !== null;
  if (is('.gameover')) return 'over';
  if (!is('.prompt.mine')) return null;
  const buttons = document.querySelectorAll('.acts .btn:not(.x):not(.fix):not(.gh)').length;
  return [is('.step') ? 'number' : is('.tray .many') ? 'list' : is('.tray') ? 'tray' : is('.target') ? 'targets' : is('.acts .x') ? 'chosen' : is('.qc.can') ? 'act' : `buttons${buttons}`, is('.score') ? 'battle' : '', is('.stack li') ? 'stack' : ''].filter(Boolean).join('-');
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

for (const game of games) {
  const page = await reader(browser, server, { size: 'desk' });
  await begin(page, game);
  const seen = new Set();
  await playOn(page, {
    seconds: 400,
    until: async (acts) => {
      await page.waitForTimeout(40);
      const now = await form(page);
      if (now && !seen.has(now)) {
        seen.add(now);
        await everyLook(page, `${game}-${now}`);
      }
      return acts > 160;
    },
  });
  if ((await form(page)) === 'over') await everyLook(page, `${game}-over`);
  else if (await page.$('.hand .qc.no')) {
    await page.locator('.hand .qc.no .hit-area').first().dispatchEvent('click');
    await everyLook(page, `${game}-whynot`);
  }
  await page.context().close();
}
console.log(`${made} pictures in ${folder}`);
await browser.close();
await server.stop();
server.clean();
