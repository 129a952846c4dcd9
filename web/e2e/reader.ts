// A page of a new reader, and what its browser says of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Prefs } from '../src/lib/prefs.svelte';
import type { Lang } from '../src/lib/words';
import { watchLine } from './line';
import type { Server } from './server';

export const GAMES = ['opcg', 'zwo', 'uno', 'mm25'] as const;
export type GameId = (typeof GAMES)[number];

export const SIZES = {
  phone360: [360, 740],
  phone: [390, 844],
  tablet: [768, 1024],
  desk: [1440, 900],
  /** A phone on its side. */
  landscape: [844, 390],
  /** The desk at 200 %. */
  zoomed: [720, 450],
  small: [1024, 768],
} as const;
export type Size = keyof typeof SIZES;
export const EVERY_SIZE = Object.keys(SIZES) as Size[];
/** One of each kind; how tables stand in the others is measured besides (`layouts.spec.ts`). */
export const ALL_SIZES = ['phone360', 'phone', 'tablet', 'desk'] as const satisfies Size[];
export const LANGS: Lang[] = ['en', 'ja', 'zh-Hant', 'it'];
export type Theme = 'night' | 'day';
export const THEMES: Theme[] = ['night', 'day'];

/** Choices of a reader for whom no window is passed: against bots the table stands still while somebody looks at it. */
export const STILL: Partial<Prefs> = { stops: 'all' };

export interface Look {
  size?: Size;
  lang?: Lang;
  theme?: Theme;
}
export interface Choices extends Look {
  prefs?: Partial<Prefs>;
  /** Where the reader comes in. */
  at?: string;
}

/** A page of a new reader. Whatever its console complains about goes into `complaints`. */
export async function open(
  browser: Browser,
  server: Server,
  { size = 'desk', lang = 'en', theme = 'night', prefs = {}, at = '/' }: Choices = {},
  complaints: string[] = [],
): Promise<Page> {
  const [width, height] = SIZES[size];
  const phone = Math.min(width, height) < 400;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 2 : 1,
    locale: lang === 'zh-Hant' ? 'zh-TW' : lang,
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${error.message} ${error.stack}`));
  await page.addInitScript(watchLine);
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('quarterdeck.prefs')) localStorage.setItem('quarterdeck.prefs', JSON.stringify(chosen));
    },
    { lang, theme, level: 'deckhand', confirm: false, settle: 0, motion: 'off', ...prefs },
  );
  await page.goto(server.url + at);
  await page.waitForSelector('main, .table');
  return page;
}

/** Until what was changed is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

export const drawTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => performance.getEntriesByName('qd:draw').map(({ duration }) => duration));

/** How far the page scrolls sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The folder `web`. */
export const root = new URL('..', import.meta.url).pathname;
const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Violations of axe's default rules. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
    }));
    // Axe speaks of what scrolls now; with other cards another pane will.
    const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
    const panes = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) &&
        one.innerText?.trim() &&
        !one.matches(focusable) &&
        !one.querySelector(focusable),
    );
    for (const one of panes)
      found.push({ id: 'a pane that no key reaches', nodes: [{ html: one.outerHTML, failureSummary: '' }] });
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary.slice(0, 200)})`)
          .join(' ; ')}`,
    );
  });
}
