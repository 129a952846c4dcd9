// Somebody who plays at random, and looks at tables only while they stand still.
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { type Choices, type GameId, STILL } from './reader';
import type { Server } from './server';

/**
 * Waits until everything that the page asked is answered, and it is asked something itself, or it is over. With `STILL` such a table
 * moves only when somebody acts.
 */
export async function still(page: Page, timeout = 20_000): Promise<void> {
  await page.waitForFunction(
    () =>
      window.line.quiet() &&
      document.querySelector('.verdict, .prompt.mine, .prompt:not(.mine) .acts .btn.pri:not([disabled])') !== null,
    undefined,
    { timeout, polling: 4 },
  );
}

/** Waits until people at one table all see it as it stands, and it waits for one of them. */
export async function allStill(...pages: Page[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const seen = await Promise.all(
          pages.map((page) =>
            page.evaluate(() => ({ quiet: window.line.quiet(), step: window.line.step, asked: window.line.asked })),
          ),
        );
        return seen.every(({ quiet, step, asked }) => quiet && asked !== null && step === seen[0]?.step);
      },
      { message: 'all see the table as it stands', intervals: [5, 10, 20, 50] },
    )
    .toBe(true);
}

/** One click at random among what can be done now; says whether there was anything. */
export function click(page: Page): Promise<'over' | 'wait' | 'none' | 'acted'> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table');
    if (!table || document.querySelector('.verdict')) return 'over';
    const can = (selector: string): HTMLButtonElement[] =>
      [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
        (one) => !one.disabled && one.offsetParent !== null,
      );
    const targets = can(':is(.qc, .dons, .mn, .player).target > .hit-area');
    const chosen = document.querySelector<HTMLElement>('.acts .x');
    const buttons = can('.acts .btn:not(.x):not(.whyb):not(.fix):not(.gh), .tray .many .btn, .wheel .btn');
    const uno = table.dataset.game === 'uno';
    const cards = can(
      '.tray .qc.can .hit-area, .hand .qc.can .hit-area, .board .qc.can .hit-area, :is(.mn, .dons).can > .hit-area',
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
    const one = pool[Math.floor(Math.random() * pool.length)];
    if (!one) {
      chosen?.click();
      return 'none';
    }
    one.click();
    return 'acted';
  });
}

interface Playing {
  /** Called before each act, while the table stands still. */
  look?: () => Promise<void> | void;
  /** Called after each act, when the table stands still again. */
  until?: (acts: number) => unknown;
  seconds?: number;
}

/** Plays at random until it is over, or until enough is seen; says how many acts it took. */
export async function playOn(
  page: Page,
  { look = () => {}, until = () => false, seconds = 100 }: Playing = {},
): Promise<number> {
  const end = Date.now() + 1000 * seconds;
  await still(page);
  for (let acts = 0; ;) {
    if (Date.now() > end)
      throw new Error(`no end after ${seconds} s and ${acts} acts: ${await page.locator('.prompt').innerText()}`);
    await look();
    const did = await click(page);
    if (did === 'over') return acts;
    if (did === 'acted') acts++;
    await still(page);
    if (await until(acts)) return acts;
  }
}

/** What is asked and how many cards are in the hand, with nothing chosen, where the table stands still. */
export async function shown(page: Page): Promise<string> {
  for (const cancel = page.locator('.acts .x'); await cancel.count();) {
    await cancel.dispatchEvent('click');
    await still(page);
  }
  return page.evaluate(
    () =>
      `${document.querySelector<HTMLElement>('.prompt .lead')?.innerText} (${document.querySelectorAll('.hand .hit-area').length})`,
  );
}

/** Begins against a bot with one click. */
export async function begin(page: Page, game: GameId | 'harbour'): Promise<void> {
  await page.click(`.p-${game} .btn.pri`);
  await expect(page.locator('.table .prompt.mine')).toBeVisible();
}

/** UNO against so many bots for so many rounds. */
export async function beginUno(page: Page, { seats, rounds }: Record<'seats' | 'rounds', number>): Promise<void> {
  await page.click('.p-uno .sq');
  await page.click('.newtable label:has(input[value=bot])');
  await page.fill('.newtable input[name=seats]', String(seats));
  await page.click('.newtable summary');
  await page.fill('.newtable input[name=rounds]', String(rounds));
  await page.click('.newtable .btn.pri');
  await expect(page.locator('.table .prompt.mine')).toBeVisible();
}

/** Gives up, by keys: the button is beside the board, or in the menu where there is no room for it. */
export async function concede(page: Page): Promise<void> {
  const button = page.locator('.rail .hold, .menu .hold');
  const inMenu = !(await button.count());
  if (inMenu) await page.locator('.table > .bar .ib').first().click();
  await button.focus();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Enter');
  if (inMenu) await expect(button).toHaveCount(0);
}

type Reader = (server: Server, choices?: Choices) => Promise<Page>;

/** Two people at a table of this game, the second by the link. Nothing is passed for them. */
export async function pair(
  reader: Reader,
  server: Server,
  game: GameId,
  second: Choices = {},
): Promise<{ one: Page; two: Page; link: string }> {
  const one = await reader(server, { prefs: STILL });
  await one.click(`.p-${game} .friend`);
  if (game === 'uno') await one.fill('.newtable input[name=seats]', '2');
  if (game === 'mm25') await one.click('.newtable label:has(input[name=best_of][value="1"])');
  await one.click('.newtable .btn.pri');
  const link = new URL(await one.inputValue('.lobby .invite input')).pathname;
  const two = await reader(server, { prefs: STILL, ...second, at: link });
  await two.click('.lobby .btn.pri');
  for (const page of [one, two]) await expect(page.locator('.table .prompt')).toBeVisible();
  return { one, two, link };
}

/** Both play at random, so many acts or until it is over. */
export async function bothPlay(one: Page, two: Page, most: number): Promise<void> {
  for (let acts = 0; acts < most;) {
    await allStill(one, two);
    for (const page of [one, two]) {
      const did = await click(page);
      if (did === 'over') return;
      if (did === 'acted') acts++;
      if (did !== 'wait') break;
    }
  }
  await allStill(one, two);
}
