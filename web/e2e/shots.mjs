// Pictures of every screen and of every form of a question: `npm run shots -- FOLDER`. QUARTERDECK is the server's path; SIZES, LANGS,
// THEMES and GAMES choose among them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gallery, patient, SHAPES, stage } from './gallery.mjs';
import { LANGS, launch, reader, startServer, THEMES } from './lib.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('npm run shots -- FOLDER');
mkdirSync(folder, { recursive: true });
const some = (name, all) => process.env[name]?.split(',') ?? all;
const looks = some('LANGS', LANGS).flatMap((lang) =>
  some('THEMES', THEMES).flatMap((theme) => some('SIZES', ['phone', 'desk']).map((size) => ({ lang, theme, size }))),
);
const browser = await launch();
const server = await startServer({ args: ['--at-once'] });
let made = 0;

async function shoot(page, name, { size, lang, theme }) {
  await page.waitForTimeout(120);
  await page.screenshot({ path: join(folder, `${name}-${size}-${lang}-${theme}.png`) });
  made++;
}

async function screens(look) {
  const page = await reader(browser, server, look);
  await page.waitForTimeout(250);
  await shoot(page, 'home', look);
  await page.click('.p-opcg .sq');
  await page.selectOption('.deck select', 'paste');
  await page.fill('.deck textarea', '4xST01-004\n9xNOPE-999');
  await page.waitForSelector('.deck .faults li');
  await shoot(page, 'deck', look);
  await page.selectOption('.deck select', '');
  await page.click('.newtable .btn.pri');
  await page.waitForSelector('.lobby .invite');
  await shoot(page, 'lobby', look);
  for (const [at, name] of [
    ['/rules/opcg#OP-8.3.1', 'rules'],
    ['/settings', 'settings'],
    ['/t/NOPE', 'gone'],
  ]) {
    await page.goto(server.url + at);
    await page.waitForSelector(name === 'rules' ? 'article.on' : 'h1');
    await shoot(page, name, look);
  }
  await page.context().close();
}

/** What opens over or beside a table. */
const PANELS = [
  ['menu', (page) => page.evaluate(() => document.querySelector('.table > .bar .ib').click())],
  ['log', (page) => page.keyboard.press('l')],
  [
    'clauses',
    async (page) => {
      await page.keyboard.press('r');
      await page.waitForSelector('.book article');
    },
  ],
  ['keys', (page) => page.keyboard.press('?')],
  ['options', (page) => page.evaluate(() => [...document.querySelectorAll('.table > .bar .ib')].at(-1).click())],
  [
    'card',
    async (page) => {
      await page.evaluate(() => document.querySelector('.hand .qc .hit-area')?.focus());
      await page.keyboard.press('i');
    },
  ],
  [
    'whynot',
    async (page) => {
      await page.keyboard.press('w');
      await page.waitForSelector('.whynot');
    },
  ],
];

async function tables(look, moments) {
  const { page, show } = await stage(browser, server, look);
  for (const moment of moments) {
    await show(moment);
    await shoot(page, `${moment.game}-${moment.form}`, look);
    // With a card chosen, or picked.
    const able = page.locator('.table .qc.can .hit-area').first();
    if (!/^(act|some)/.test(moment.form) || !(await able.count())) continue;
    await able.dispatchEvent('click');
    await page.waitForSelector('.table .sel, .acts .x');
    await shoot(page, `${moment.game}-${moment.form}-chosen`, look);
    await page.keyboard.press('Escape');
  }
  for (const [name, open] of PANELS) {
    await show(
      moments.find(({ form, reasons }) => form === 'act' && (reasons.en?.length || name !== 'whynot')) ??
        moments.find(({ reasons }) => reasons.en?.length),
    );
    await page.evaluate(() => document.activeElement?.blur());
    await open(page);
    await shoot(page, `${moments[0].game}-${name}`, look);
    for (let tries = 0; tries < 3 && (await page.$('dialog.sheet, .whynot')); tries++)
      await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector('#tab-log')?.click());
  }
  await page.context().close();
}

const games = some('GAMES', Object.keys(SHAPES));
const slow = await startServer();
const moments = await patient(browser, slow, await gallery(browser, server, games));
await slow.stop();
slow.clean();
for (const look of looks) {
  await screens(look);
  for (const game of games)
    await tables(
      look,
      moments.filter((moment) => moment.game === game),
    );
}
console.log(`${made} pictures in ${folder}`);
await browser.close();
await server.stop();
server.clean();
