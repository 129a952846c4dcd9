// How tables stand in windows of every shape, measured at every form of a question: by rectangles, and by what a finger would meet.
// MATRIX=full looks at every size in every language.
import type { Page } from '@playwright/test';
import { expect, tell, test as base } from './fixtures';
import { gallery, type Moment, stage } from './gallery';
import type { FromServer } from '../src/wire';
import { still } from './hands';
import { ALL_SIZES, drawn, EVERY_SIZE, GAMES, LANGS, SIZES, type Size, STILL, tooWide } from './reader';

const FULL = process.env.MATRIX === 'full';
/** Those that `measure.spec.ts` does not see. */
const LOOKED_AT: Size[] = FULL ? EVERY_SIZE : EVERY_SIZE.filter((size) => !ALL_SIZES.some((one) => one === size));

/** The least width of a card on the board, in pixels. */
const LEAST_CARD: Record<Size, number> = {
  phone360: 36,
  phone: 38,
  tablet: 40,
  landscape: 47,
  zoomed: 47,
  small: 60,
  desk: 62,
};
const LEAST_BOARD = 270;

interface Seen {
  board: { width: number; height: number };
  /** How wide the cards on the board are, lying ones as if they stood. */
  cards: number[];
  /** What is wrong: parts that stick out, and what cannot be reached. */
  out: string[];
  /** How much can be chosen or pressed. */
  choices: number;
}

/** Looks at the table in the browser. */
function look(): Seen {
  const table = document.querySelector('.table')!;
  const board = table.querySelector('.board')!.getBoundingClientRect();
  const out: string[] = [];
  const named = (one: Element): string =>
    `${one.className} ${one.getAttribute('aria-label') ?? (one as HTMLElement).innerText}`.slice(0, 90);
  const within = (one: Element, box: DOMRect | { left: number; top: number; right: number; bottom: number }): void => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1)
      out.push(`${named(one)} sticks out: ${[left, top, right, bottom].map(Math.round).join()}`);
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const part of table.querySelectorAll(':scope > :is(.bar, .board, .prompt, .rail)')) within(part, screen);
  for (const part of table.querySelectorAll('.side .zone, .water, .seats .seat, .ring, .piles .pile, .heap, .rowside'))
    within(part, part.closest('.rows') ? screen : board);
  for (const part of table.querySelectorAll('.side :is(.pile, .dons, .berth)')) within(part, board);
  // Some point of it must be what a finger meets there.
  const meets = (one: Element): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return steps.some((x) =>
      steps.some((y) => {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        return there !== null && (one === there || one.contains(there));
      }),
    );
  };
  const choices = [
    ...table.querySelectorAll<HTMLElement>(
      ':is(.can, .target) > .hit-area, .table:not(:has(.tray)) .pile.can, .acts .btn, .tray .many .btn, .wheel .btn, .step .btn',
    ),
  ];
  for (const one of choices) {
    // What scrolls inside itself may be scrolled.
    if (!meets(one) && one.closest('.cards, .ranks, .manas, .tray, .acts, .rows'))
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!meets(one)) out.push(`${named(one)} cannot be reached`);
  }
  for (const one of table.querySelectorAll<HTMLElement>('.acts .lb, .prompt .lead'))
    if (one.scrollHeight > one.clientHeight + 2) out.push(`“${one.innerText}” is cut`);
  const cards = [...table.querySelectorAll<HTMLElement>('.board .side .qc[data-key]')].map((one) => one.offsetWidth);
  if (scrollX || scrollY) out.push('the page has scrolled');
  return { board, cards, out, choices: choices.length };
}

const test = base.extend<object, { moments: Moment[] }>({
  moments: [
    async ({ browser, fast }, use) =>
      use(await gallery(browser, fast, GAMES, { langs: FULL ? LANGS : ['en'], fullest: 4 })),
    { scope: 'worker', timeout: 300_000 },
  ],
});
// The moments are gathered once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

for (const game of GAMES)
  for (const lang of FULL ? LANGS : (['en'] as const))
    test(`everything of ${game} is on the screen, whatever is asked, in windows of every shape (${lang})`, async ({
      reader,
      fast,
      moments,
    }) => {
      const page: Page = await reader(fast, { lang });
      const { show } = await stage(page, fast, lang);
      const own = moments.filter((moment) => moment.game === game);
      for (const size of LOOKED_AT) {
        const [width, height] = SIZES[size];
        await page.setViewportSize({ width, height });
        const seen: Seen[] = [];
        for (const moment of own) {
          await show(moment);
          await drawn(page);
          const where = `${moment.form} at ${width}×${height}`;
          const now = await page.evaluate(look);
          seen.push(now);
          expect(now.out, where).toEqual([]);
          expect(await tooWide(page), `sideways scroll, ${where}`).toBeLessThanOrEqual(0);
          expect(now.board.height, `the height of the board, ${where}`).toBeGreaterThanOrEqual(LEAST_BOARD);
          if (now.cards.length)
            expect(Math.min(...now.cards), `cards, ${where}`).toBeGreaterThanOrEqual(LEAST_CARD[size]);
          const { question, answers } = moment.told[lang]!.table;
          if (question?.seat === moment.welcome.seat && answers.length)
            expect(now.choices, `choices, ${where}`).toBeGreaterThan(0);
          // A number starts at the most, which is what somebody most often means.
          const number = page.locator('.step .val');
          if (await number.count())
            expect(await number.getAttribute('aria-valuenow'), where).toBe(await number.getAttribute('aria-valuemax'));
        }
        const cards = seen.flatMap((one) => one.cards);
        tell(
          `${width}×${height}: ${own.length} moments, board ${seen[0]!.board.width}×${seen[0]!.board.height}, ` +
            `cards from ${cards.length ? Math.min(...cards) : '–'} px`,
        );
      }
    });

/** Opens tables until the own first turn has a card that names a player, and gives back the code of that table. */
async function seekGift(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const json = { 'Content-Type': 'application/json' };
    const guest = await (
      await fetch('/api/guests', { method: 'POST', headers: json, body: '{"name":"Gannet-12"}' })
    ).text();
    localStorage.setItem('quarterdeck.guest', guest);
    const { token } = JSON.parse(guest) as { token: string };
    const headers = { ...json, Authorization: `Bearer ${token}` };
    const seats = ['you', 'deckhand', 'deckhand', 'deckhand'];
    for (;;) {
      const body = JSON.stringify({ game: 'uno', seats, options: {} });
      const { code } = (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()) as {
        code: string;
      };
      const found = await new Promise<boolean>((resolve) => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        line.onopen = () =>
          line.send(JSON.stringify({ type: 'hello', version: 2, token, table: code, lang: 'en', have: 0 }));
        line.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as FromServer;
          if (message.type !== 'update' || message.table.question?.seat !== 0) return;
          line.close();
          const named = message.table.answers.filter(({ path }) => path.some(({ names }) => names && 'seat' in names));
          resolve(named.some(({ role }) => role === 'act'));
        };
      });
      if (found) return code;
    }
  });
}

test('a gift is given on a phone: the colour, the card and the player are asked for in turn and tapped where they are', async ({
  reader,
  fast,
}) => {
  for (const size of ['phone360', 'landscape'] as const) {
    const page = await reader(fast, { size, prefs: STILL });
    const code = await seekGift(page);
    await page.goto(`${fast.url}/t/${code}`);
    await still(page);
    const lead = page.locator('.prompt .lead');
    const said: string[] = [];
    const say = async (): Promise<void> => void said.push(await lead.innerText());
    const players = page.locator('.player.target > .hit-area');
    await say();
    await page.locator('.hand .qc.can > .hit-area[aria-label^="red-hair"]').first().click();
    await say();
    await expect(players, 'a colour is named first').toHaveCount(0);
    await page.locator('.wheel .btn').first().click();
    await say();
    await expect(players, 'whoever may receive it').toHaveCount(3);
    expect((await page.evaluate(look)).out, 'what cannot be reached').toEqual([]);
    await page.locator('.hand .qc.target > .hit-area').last().click();
    await say();
    await expect(page.locator('.prompt .why')).toContainText('player');
    // The hand itself may have grown again by what a bot plays next.
    const gave = await page.evaluate(() => window.line.gave.length);
    await players.nth(1).click();
    await expect.poll(() => page.evaluate(() => window.line.gave.length), 'the card is played').toBe(gave + 1);
    await still(page);
    await expect(lead).not.toHaveText(/^Who gets/, { useInnerText: true });
    expect(said[0]).toContain('play a card');
    expect(said.slice(1, 3)).toEqual(['Choose a colour.', 'Do you give a card away?']);
    expect(said[3]).toMatch(/^Who gets .+\?$/);
    await page.context().close();
  }
});
