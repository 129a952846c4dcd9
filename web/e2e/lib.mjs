// What the tests share: a server of their own, a browser, somebody who plays at random, and a list of tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

export const root = new URL('..', import.meta.url).pathname;
const axeSource = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Starts a server on a free port with a database of its own. It shows the page it carries, or the one in the folder PAGE. */
export async function startServer({
  page = process.env.PAGE,
  args = [],
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-')),
  port = 0,
} = {}) {
  const binary = process.env.QUARTERDECK;
  if (!binary || !existsSync(binary)) throw new Error('QUARTERDECK must be the path of the server binary');
  const child = spawn(
    binary,
    [
      'serve',
      '--addr',
      `127.0.0.1:${port}`,
      '--database',
      `sqlite:${join(folder, 'e2e.db')}`,
      '--panics',
      join(folder, 'panics'),
      '--rate',
      '500',
      '--lang',
      'en',
      ...(page ? ['--page', page] : []),
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (bytes) => {
      said += bytes;
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.on('exit', resolve);
      child.kill('SIGTERM');
    });
  return {
    url,
    folder,
    port: Number(new URL(url).port),
    stop,
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

export const SIZES = { phone360: [360, 740], phone: [390, 844], tablet: [768, 1024], desk: [1440, 900] };
export const LANGS = ['en', 'ja', 'zh-Hant', 'it'];
export const THEMES = ['night', 'day'];

/** Choices of a reader for whom no window is passed: against bots the table stands still while somebody looks at it. */
export const STILL = { stops: 'all' };

/** A page of a new reader. Whatever its console complains about is kept. */
export async function reader(
  browser,
  server,
  { size = 'desk', lang = 'en', theme = 'night', prefs = {}, at = '/' } = {},
) {
  const [width, height] = SIZES[size];
  const phone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 2 : 1,
    locale: lang === 'zh-Hant' ? 'zh-TW' : lang,
  });
  const page = await context.newPage();
  page.complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') page.complaints.push(message.text());
  });
  page.on('pageerror', (error) => page.complaints.push(`${error.message} ${error.stack}`));
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('quarterdeck.prefs')) localStorage.setItem('quarterdeck.prefs', JSON.stringify(chosen));
    },
    { lang, theme, level: 'deckhand', confirm: false, motion: 'off', ...prefs },
  );
  await page.goto(server.url + at);
  await page.waitForSelector('main, .table');
  return page;
}

export function quiet(page) {
  if (page.complaints.length) throw new Error(`the console complains: ${page.complaints.join(' | ')}`);
}

export function check(holds, what) {
  if (!holds) throw new Error(what);
}

/** Violations of axe's default rules. */
export async function axe(page, where) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    // Axe speaks of what scrolls now; with other cards another pane will.
    const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
    const panes = [...document.querySelectorAll('body *')].filter(
      (one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) &&
        one.innerText?.trim() &&
        !one.matches(focusable) &&
        !one.querySelector(focusable),
    );
    for (const one of panes)
      violations.push({ id: 'a pane that no key reaches', nodes: [{ html: one.outerHTML, failureSummary: '' }] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary.slice(0, 200)})`)
          .join(' ; ')}`,
    );
  });
  check(!violations.length, `axe, ${where}: ${violations.join('\n   ')}`);
}

/** One click at random among what can be done now; says whether there was anything. */
export function click(page) {
  return page.evaluate(() => {
    const table = document.querySelector('.table');
    if (!table || document.querySelector('.gameover')) return 'over';
    const can = (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => !one.disabled && one.offsetParent !== null);
    const targets = can('.qc.target .hit-area, .dons.target, .mn.target .hit-area');
    const chosen = document.querySelector('.acts .x');
    const buttons = can('.acts .btn:not(.x):not(.whyb):not(.fix):not(.gh), .tray .many .btn, .wheel .btn');
    const uno = table.dataset.game === 'uno';
    const cards = can(
      '.tray .qc.can .hit-area, .hand .qc.can .hit-area, .board .qc.can .hit-area, .mn.can .hit-area, .dons.can',
    );
    const mine = document.querySelector('.prompt.mine') || can('.acts .btn.pri').length;
    if (!mine) return 'wait';
    const step = can('.step .btn.give');
    // With a card chosen its acts; otherwise more often a card than the button that ends it all.
    const pool = step.length
      ? step
      : targets.length && Math.random() < 0.7
        ? targets
        : chosen || !cards.length || (!uno && Math.random() < 0.25)
          ? buttons.length
            ? buttons
            : targets.length
              ? targets
              : cards
          : cards;
    if (!pool.length) {
      chosen?.click();
      return 'none';
    }
    pool[Math.floor(Math.random() * pool.length)].click();
    return 'acted';
  });
}

/** Plays at random until it is over, or until enough is seen. `look` is called before each act. */
export async function playOn(page, { look = () => {}, until = () => false, seconds = 120 } = {}) {
  const end = Date.now() + 1000 * seconds;
  let acts = 0;
  for (;;) {
    check(
      Date.now() < end,
      `no end after ${seconds} s and ${acts} acts: ${await page
        .locator('.prompt')
        .innerText()
        .catch(() => '')}`,
    );
    await look();
    const did = await click(page);
    if (did === 'over') return acts;
    if (did === 'acted') acts++;
    if (await until(acts)) return acts;
    await page.waitForTimeout(did === 'acted' ? 8 : 25);
  }
}

/** What is asked and how many cards are in the hand, when nothing is on its way any more and nothing has only begun. */
export async function settled(page) {
  const look = () =>
    page.evaluate(() => {
      document.querySelector('.acts .x')?.click();
      return `${document.querySelector('.prompt .lead').innerText} (${document.querySelectorAll('.hand .hit-area').length})`;
    });
  let shown = '';
  for (let same = 0, end = Date.now() + 20_000; same < 5; same++) {
    check(Date.now() < end, `it never settles: ${shown}`);
    const now = await look();
    if (now !== shown) same = 0;
    shown = now;
    await page.waitForTimeout(100);
  }
  return shown;
}

/** Begins against a bot with one click. */
export async function begin(page, game) {
  await page.click(`.p-${game} .btn.pri`);
  await page.waitForSelector('.table .prompt.mine', { timeout: 15_000 });
}

/** Two people at a table of this game, the second by the link; `prepare` fills in the form. */
export async function pair(browser, server, game, { prepare = async () => {}, ...second } = {}) {
  const one = await reader(browser, server, {});
  await one.click(`.p-${game} .sq`);
  if (game === 'uno') await one.fill('.newtable input[name=seats]', '2');
  if (game === 'mm25') await one.click('.newtable label:has(input[name=best_of][value="1"])');
  await prepare(one);
  await one.click('.newtable .btn.pri');
  await one.waitForSelector('.lobby .invite');
  const link = new URL(await one.inputValue('.lobby .invite input')).pathname;
  const two = await reader(browser, server, { ...second, at: link });
  await two.click('.lobby .btn.pri');
  await Promise.all([one, two].map((page) => page.waitForSelector('.table .prompt')));
  return { one, two, link };
}

/** Both play at random, so many acts or until it is over. */
export async function bothPlay(one, two, most) {
  let acts = 0;
  const end = Date.now() + 60_000;
  while (acts < most && Date.now() < end && !(await one.$('.gameover'))) {
    const before = acts;
    acts +=
      (await playOn(one, { until: () => true, seconds: 20 })) + (await playOn(two, { until: () => true, seconds: 20 }));
    if (acts === before) await one.waitForTimeout(30);
  }
  return acts;
}

export const drawTimes = (page) =>
  page.evaluate(() => performance.getEntriesByName('qd:draw').map(({ duration }) => duration));

const tests = [];
export function test(name, run) {
  tests.push({ name, run });
}

/** Runs the tests one after another and says how many. */
export async function runAll(world) {
  const wanted = process.env.ONLY ? tests.filter(({ name }) => name.includes(process.env.ONLY)) : tests;
  const failed = [];
  const began = Date.now();
  for (const { name, run } of wanted) {
    const start = Date.now();
    const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
    try {
      const said = await run(world);
      console.log(`ok    ${name} (${seconds()})${said ? `: ${said}` : ''}`);
    } catch (error) {
      failed.push(name);
      console.log(`FAIL  ${name} (${seconds()})\n   ${error.message.split('\n').slice(0, 12).join('\n   ')}`);
    }
    for (const context of world.browser.contexts()) await context.close();
  }
  console.log(`${wanted.length} tests ran in ${((Date.now() - began) / 1000).toFixed(0)} s, ${failed.length} failed`);
  return failed.length;
}
