// How matches, games and rounds end on the page: beside the board, in words, and with a next step.
import type { Page } from '@playwright/test';
import type { CardAbout } from '../src/lib/api';
import type { Ending, FromServer, ToServer, Update } from '../src/wire';
import { expect, expectAccessible, test } from './fixtures';
import { begin, beginUno, concede, pair, playOn, still } from './hands';
import { type GameId, type Look, STILL, tooWide } from './reader';
import { retold } from './retold';

/** What on the board lies under something, or outside of the window. */
const hidden = (page: Page, under: string): Promise<string[]> =>
  page.evaluate((under) => {
    const box = document.querySelector(under)!.getBoundingClientRect();
    const parts = [...document.querySelectorAll<HTMLElement>('.board :is([data-zone], .pile, .qc, .player, .water)')];
    return parts
      .filter((one) => one.offsetParent !== null)
      .map((one) => ({ name: one.className, rect: one.getBoundingClientRect() }))
      .filter(({ rect: { width, height } }) => width > 0 && height > 0)
      .filter(
        ({ rect }) =>
          // Cards that lie crosswise reach a hair over their places.
          (Math.min(rect.right, box.right) - Math.max(rect.left, box.left) > 1 &&
            Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top) > 1) ||
          rect.top < -1 ||
          rect.bottom > innerHeight + 1,
      )
      .map(({ name }) => name);
  }, under);

/** Controls that are too small for a finger. */
const small = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} .btn`).evaluateAll((all) =>
    all
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 44 || height < 43.5;
      })
      .map((one) => one.textContent ?? ''),
  );

const ENDS: [GameId, Required<Look>, RegExp][] = [
  ['mm25', { size: 'phone360', theme: 'day', lang: 'it' }, /^Vince Bosun$/],
  ['zwo', { size: 'landscape', theme: 'night', lang: 'ja' }, /^Bosunの勝ち$/],
  ['opcg', { size: 'zoomed', theme: 'day', lang: 'zh-Hant' }, /^Bosun 獲勝$/],
  ['opcg', { size: 'desk', theme: 'night', lang: 'en' }, /^Bosun wins$/],
];
for (const [game, look, wins] of ENDS)
  test(`a match ends beside its board: ${game} (${look.size}, ${look.lang})`, async ({ reader, fast }) => {
    const page = await reader(fast, { ...look, prefs: STILL });
    await begin(page, game);
    await playOn(page, { until: (acts) => acts >= 8 });
    expect(await page.locator('.verdict').count(), 'it is not over yet').toBe(0);
    const verdict = page.locator('.verdict');
    await concede(page);
    if (game === 'mm25') {
      // Best of three: the second game is given up as well.
      await still(page);
      await concede(page);
    }
    await expect(verdict).toBeVisible();
    await expect(verdict.locator('h2')).toHaveText(wins);
    expect(await verdict.locator('.cl').count(), 'it names its clause').toBeGreaterThan(0);
    await expect(verdict.locator('.facts'), 'how long it took').toContainText(/\d/);
    await expect(page.locator('#hand'), 'it has the place of the hand').toHaveCount(0);
    expect(await hidden(page, '.verdict'), 'what it covers').toEqual([]);
    expect(await small(page, '.verdict')).toEqual([]);
    expect(await tooWide(page), 'sideways scroll').toBeLessThanOrEqual(0);
    await expectAccessible(page, `the end (${look.size})`);
    // Away with it, to look at the board; the bar says the result, and a tap on it brings it back.
    await page.keyboard.press('Escape');
    await expect(verdict).toHaveCount(0);
    await expect(page.locator('.prompt .result')).toHaveText(wins);
    await expectAccessible(page, `the board after the end (${look.size})`);
    await page.click('.prompt .result');
    await expect(verdict).toBeVisible();
    await verdict.locator('.shut').click();
    await expect(verdict).toHaveCount(0);
    await page.locator('.prompt .acts .btn').click();
    // Against a bot one tap is enough for another match.
    const before = page.url();
    await verdict.locator('button.pri').click();
    await expect(page).not.toHaveURL(before);
    await expect(verdict).toHaveCount(0);
    // Whoever leaves before the line stands is complained about by the browser.
    await still(page);
    // And the way back leads to the end of the one before, not on again.
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(verdict.locator('a.pri')).toBeVisible();
  });

test('who wants to play again is heard of, and both go to the new table', async ({ reader, fast }) => {
  const { one, two, link } = await pair(reader, fast, 'opcg', { size: 'phone' });
  const name = await one.evaluate(
    () => (JSON.parse(localStorage.getItem('quarterdeck.guest')!) as { name: string }).name,
  );
  await concede(one);
  for (const page of [one, two]) await expect(page.locator('.verdict')).toBeVisible();
  await expect(two.locator('.verdict h2')).toHaveText('You win');
  await expect(one.locator('.verdict h2')).toContainText('wins');
  const title = await two.title();
  await one.click('.verdict button.pri');
  await expect(one.locator('.verdict button.pri')).toBeDisabled();
  await expect(two.locator('.verdict .wanted')).toHaveText(`${name} wants to play again`);
  await expect(two, 'whoever looks elsewhere reads it on the tab').toHaveTitle(
    `● ${name} wants to play again · ${title}`,
  );
  await expectAccessible(two, 'a wish to play again');
  // It is said in the bar too.
  await two.keyboard.press('Escape');
  await expect(two.locator('.prompt .why')).toContainText(`${name} wants to play again`);
  await two.click('.prompt .result');
  await two.click('.verdict button.pri');
  for (const page of [one, two]) {
    await expect(page).not.toHaveURL(new RegExp(`${link}$`));
    await expect(page.locator('.table .prompt .lead')).toBeVisible();
  }
  expect(one.url(), 'both sit at the same table').toBe(two.url());
  await expect(two).toHaveTitle(title);
});

/** Says that something has ended with the last event. */
function end(update: Update, ending: Ending): void {
  const last = update.events.at(-1);
  // What comes later tells of nothing new.
  if (last) Object.assign(last, { ending, clause: 'UN-9.1.1' });
}

/** The cards that a seat sees in its hand. */
const handOf = ({ table }: Update): string[] =>
  table.zones
    .find(({ id, cards }) => id === 'hand' && cards.some(({ code }) => code))!
    .cards.flatMap(({ code, count }) => Array<string>(count ?? 1).fill(code!));

test('places of more than two are told with points, and how each of them came about', async ({ reader, fast }) => {
  for (const size of ['phone360', 'landscape'] as const) {
    const page = await reader(fast, { size, prefs: STILL });
    let over = false;
    await page.routeWebSocket(
      '**/ws',
      retold((message) => {
        if (!over || message.type !== 'update') return;
        Object.assign(message, { verdict: { places: [2, 1, 3, 4], length: 125_400 }, take_back: 'never', clock: null });
        Object.assign(message.table, { question: null, answers: [], tries: [] });
        const scores = [65, 120, -40, -145].map((total, seat) => ({ seat, place: [2, 1, 3, 4][seat]!, total }));
        const how = { key: 'uno-event-match-ended' };
        end(message, { of: 'match', kind: 'rounds-played', winners: [1], how, scores });
      }),
    );
    await beginUno(page, { seats: 4, rounds: 1 });
    over = true;
    await page.reload();
    await expect(page.locator('.verdict h2')).toHaveText('Second of four');
    await expect(page.locator('.verdict .cl').first()).toHaveText('UN-9.1.1');
    await expect(page.locator('.verdict .facts')).toContainText('2 min 5 s');
    const rows = await page.locator('.verdict li').allInnerTexts();
    expect(rows.map((row) => row.split(/\s+/).join(' '))).toEqual([
      expect.stringMatching(/^1 .+ 120$/),
      expect.stringMatching(/^2 .+ 65$/),
      expect.stringMatching(/^3 .+ -40$|^3 .+ −40$/),
      expect.stringMatching(/^4 .+ [-−]145$/),
    ]);
    await expect(page.locator('.verdict li.you')).toContainText('65');
    expect(await hidden(page, '.verdict'), 'what it covers').toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `places (${size})`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/places-${size}.png` });
    await page.context().close();
  }
});

const BETWEEN: Required<Look>[] = [
  { size: 'phone', theme: 'night', lang: 'it' },
  { size: 'landscape', theme: 'day', lang: 'ja' },
  { size: 'desk', theme: 'day', lang: 'en' },
];
test('between two rounds a slip tells the points, and says when the next one is dealt', async ({ reader, fast }) => {
  for (const look of BETWEEN) {
    const page = await reader(fast, { ...look, prefs: STILL });
    const sent: ToServer['type'][] = [];
    let ended = false;
    let dealt = false;
    let left = '';
    await page.routeWebSocket(
      '**/ws',
      retold(
        (message) => {
          if (!ended || message.type !== 'update') return;
          if (dealt) return;
          const hand = handOf(message);
          const { question } = message.table;
          Object.assign(message, { next_round: 12_000, take_back: 'never', clock: null });
          Object.assign(message.table, { question: { ...question, seat: null, shape: undefined }, answers: [] });
          message.seats[1]!.kind = 'person';
          message.seats[1]!.ready = true;
          left = hand[0]!;
          const scores = [-10, 121, -31, -80].map((points, seat) => ({
            seat,
            place: [3, 2, 1, 4][seat]!,
            // Some rules give points only to some.
            ...(seat === 3 ? {} : { points }),
            total: [-48, 65, 87, -104][seat]!,
            cards: seat === 1 ? [] : hand.slice(0, seat + 2),
          }));
          const how = { key: 'uno-event-round-won', args: { seat: { seat: 1 } } };
          const course: Ending['course'] = { number: 2, goal: { kind: 'played', count: 5 } };
          end(message, { of: 'round', kind: 'emptied-hand', winners: [1], how, course, scores });
        },
        sent,
        (message): FromServer | undefined =>
          message.type === 'ready' || message.type === 'wait' ? { type: 'done', id: message.id, step: 0 } : undefined,
      ),
    );
    await beginUno(page, { seats: 4, rounds: 5 });
    ended = true;
    await page.reload();
    const slip = page.locator('.slip');
    await expect(slip).toBeVisible();
    await expect(slip.locator('h2')).toContainText(/2/);
    await expect(slip.locator('.cl')).toHaveText('UN-9.1.1');
    await expect(slip.locator('.rounds i')).toHaveCount(5);
    await expect(slip.locator('.rounds .done')).toHaveCount(2);
    await expect(slip.locator('tbody tr')).toHaveCount(4);
    await expect(slip.locator('.points')).toHaveText(['−31', '+121', '−10', '']);
    const edges = await slip
      .locator('tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().left)));
    expect(edges[0]).toHaveLength(4);
    for (const row of edges) expect(row, 'every row stands under the head').toEqual(edges[0]);
    await expect(slip.locator('tr.you')).toContainText('−48');
    const faces = slip.locator('.left .qc');
    expect(await faces.count(), 'the cards that were left').toBe(2 + 4 + 5);
    const cards = (await (await page.request.get(`${fast.url}/api/cards/uno?lang=${look.lang}`)).json()) as CardAbout[];
    const { name } = cards.find(({ code }) => code === left)!;
    for (const pile of await slip.locator('.left').all())
      expect(await pile.getAttribute('aria-label'), 'they are named').toContain(name);
    await expect(page.locator('.table > [role=status]'), 'it is announced').toHaveText(
      await slip.locator('h2').innerText(),
    );
    const lead = page.locator('.prompt .lead');
    await expect(lead).toContainText(/1?\d/);
    await expect(page.locator('.prompt .why'), 'who is ready').toContainText('Bosun');
    const seconds = async (): Promise<number> => Number(/(\d+)\D*$/.exec(await lead.innerText())![1]);
    const announced = lead.locator('.sr');
    const told = await announced.innerText();
    await expect(lead.locator('[aria-hidden=true]'), 'nobody is read every second').toContainText(/\d/);
    const first = await seconds();
    await expect.poll(seconds, 'it counts down').toBeLessThan(first);
    expect(await announced.innerText(), 'what is announced stays').toBe(told);
    const box = (await slip.boundingBox())!;
    const board = (await page.locator('.board').boundingBox())!;
    expect(box.y, 'the slip lies on the board').toBeGreaterThanOrEqual(board.y);
    expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height + 1);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `between rounds (${look.size})`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/between-${look.size}.png` });
    await page.locator('.acts .btn:not(.pri):not(.fix)').click();
    await expect.poll(() => sent).toContain('wait');
    expect(sent).not.toContain('ready');
    await page.locator('.acts .btn.pri').click();
    await expect.poll(() => sent).toContain('ready');
    // Away with it, to look at the board.
    await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
    dealt = true;
    await page.context().close();
  }
});

test('where the next game begins at once, the end of the one before is told first', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  const sent: ToServer['type'][] = [];
  let ended = false;
  await page.routeWebSocket(
    '**/ws',
    retold((message) => {
      if (!ended || message.type !== 'update') return;
      const place = message.events.findIndex(({ kind }) => kind === 'round');
      if (place < 0) return;
      const how = { key: 'mm25-event-game-won', args: { seat: { seat: 0 } } };
      const course: Ending['course'] = { number: 1, goal: { kind: 'wins', count: 2 } };
      const scores = [0, 1].map((seat) => ({ seat, place: seat + 1, won: 1 - seat }));
      const ending: Ending = { of: 'game', kind: 'captain-defeated', winners: [0], how, course, scores };
      // The event before the deal says so.
      message.events[place] = { ...message.events[place]!, kind: 'end', ending };
      message.events[place + 1] = { ...message.events[place + 1]!, kind: 'round' };
    }, sent),
  );
  await begin(page, 'mm25');
  ended = true;
  await page.reload();
  const slip = page.locator('.slip');
  await expect(slip.locator('h2')).toHaveText('You win game 1');
  await expect(slip.locator('tbody tr')).toHaveCount(2);
  const question = await page.locator('.prompt .lead').innerText();
  const acts = sent.filter((type) => type === 'act').length;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect(slip, 'Space puts it away').toHaveCount(0);
  await still(page);
  expect(await page.locator('.prompt .lead').innerText(), 'and answers nothing').toBe(question);
  expect(sent.filter((type) => type === 'act')).toHaveLength(acts);
});
