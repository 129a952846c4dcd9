// Tables before the deal: who sits where, with which deck, how fast; and how home leads there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FromServer } from '../src/wire';
import { pathOf, qr } from '../src/seats/qr';
import { expect, expectAccessible, test } from './fixtures';
import { allStill, bothPlay, playOn } from './hands';
import { root, SIZES, STILL, tooWide } from './reader';

const place = (page: Page, number: number): ReturnType<Page['locator']> => page.locator('.place').nth(number - 1);
const linkOf = async (page: Page): Promise<string> => page.inputValue('.lobby .invite input');
const pathTo = async (page: Page): Promise<string> => new URL(await linkOf(page)).pathname;

/** What the page hears of its table. */
async function heard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: FromServer[] = [];
    Object.assign(window, { told });
    const { addEventListener } = WebSocket.prototype;
    const seen = new WeakSet<WebSocket>();
    WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
      apply(send, socket: WebSocket, data: [string]) {
        if (!seen.has(socket)) {
          seen.add(socket);
          addEventListener.call(socket, 'message', (event) =>
            told.push(JSON.parse((event as MessageEvent<string>).data) as FromServer),
          );
        }
        return Reflect.apply(send, socket, data);
      },
    });
  });
}
/** The seats as the server told of them last. */
const seatsOf = (page: Page): Promise<{ kind: string; tempo?: string; name: string }[]> =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: FromServer[] };
    const last = told.findLast((message) => message.type === 'update');
    return last?.type === 'update' ? last.seats : [];
  });
/** Which Leader lies before a seat: it tells the deck. */
const leaderOf = (page: Page, seat: number): Promise<string | undefined> =>
  page.evaluate((seat) => {
    const { told } = window as unknown as { told: FromServer[] };
    const last = told.findLast((message) => message.type === 'update');
    const zones = last?.type === 'update' ? last.table.zones : [];
    return zones.find(({ id, owner }) => id === 'leader' && owner === seat)?.cards[0]?.code;
  }, seat);

test('a host fills four seats with bots and a friend, empties one, changes a pace, and deals; both play', async ({
  reader,
  fast,
}) => {
  const host = await reader(fast, { prefs: STILL });
  await heard(host);
  await host.addInitScript(() => (navigator.share = () => Promise.resolve()));
  await host.reload();
  await expect(host.locator('.p-uno .friend'), 'in words').toHaveText('A friend');
  await host.click('.p-uno .friend');
  await host.fill('.newtable input[name=seats]', '5');
  await host.click('.newtable .btn.pri');
  await expect(host.locator('.place')).toHaveCount(5);
  await expect(host.locator('.lobby .btn.pri'), 'the button says what it will do').toContainText('4 free seats');
  // The link is copied, and shared where the browser can.
  const { link: copied, shared } = await host.evaluate(async () => {
    const sent = { link: '', shared: '' };
    const write = (text: string): Promise<void> => Promise.resolve(void (sent.link = text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write } });
    document.querySelector<HTMLElement>('.invite .copy')!.click();
    navigator.share = ({ url = '' } = {}) => Promise.resolve(void (sent.shared = url));
    document.querySelector<HTMLElement>('.invite .share')!.click();
    await Promise.resolve();
    return sent;
  });
  expect([copied, shared]).toEqual([await linkOf(host), await linkOf(host)]);
  await expect(host.locator('.invite .copy')).toHaveText('Copied');
  // The code that is drawn is that of the link.
  const drawn = await host.locator('.qr path').getAttribute('d');
  const code = qr(await linkOf(host));
  expect(drawn).toBe(code && pathOf(code));
  await host.click('[aria-label="Take the last seat away"]');
  await expect(host.locator('.place')).toHaveCount(4);
  for (const seat of [2, 3]) {
    await place(host, seat).locator('.btn').click();
    await expect(place(host, seat)).toContainText('bot');
  }
  const friend = await reader(fast, { lang: 'it', size: 'phone', prefs: STILL, at: await pathTo(host) });
  await expect(friend.locator('.lobby h1')).toContainText('ti invita');
  expect(await friend.locator('.place .btn, .deal, .lobby .count').count(), 'a guest fills no seats').toBe(0);
  await friend.click('.lobby .btn.pri');
  // Everybody sits: the cards are dealt. Nobody waits for a host who has said nothing else.
  for (const page of [host, friend]) await expect(page.locator('.table .prompt')).toBeVisible();
  await allStill(host, friend);
  await bothPlay(host, friend, 3);

  // The same with somebody who is sent away.
  await host.goto(fast.url);
  await host.click('.p-uno .friend');
  await host.fill('.newtable input[name=seats]', '4');
  await host.click('.newtable .btn.pri');
  const link = await pathTo(host);
  await friend.goto(fast.url + link);
  await friend.click('.lobby .btn.pri');
  await expect(place(host, 2)).toContainText('came by the link');
  await host.click('.place [aria-label^="Free the seat"]');
  await expect(place(host, 2)).toContainText('Free seat');
  await expect(friend.locator('.lobby .btn.pri'), 'who is sent away may sit down again').toBeVisible();
  await friend.click('.lobby .btn.pri');
  await place(host, 3).locator('.btn').click();
  await place(host, 3).getByRole('button', { name: 'Change' }).click();
  await host.click('.botform label:has(input[value=calm])');
  await host.click('.botform label:has(input[value=captain])');
  await host.click('.botform .btn.pri');
  await expect(place(host, 3)).toContainText('Captain: thinks a lot · calm');
  await expect(place(friend, 3), 'guests see it in their language').toContainText('con calma');
  await expect.poll(async () => (await seatsOf(host))[2]).toMatchObject({ kind: 'captain', tempo: 'calm' });
  // A slow captain is none for the rest of this test.
  await place(host, 3).getByRole('button', { name: 'Change' }).click();
  await host.click('.botform label:has(input[value=deckhand])');
  await host.click('.botform .btn.pri');
  await expect(place(host, 3)).toContainText('Deckhand');
  await expect(host.locator('.deal')).toContainText('the free seat');
  await host.click('.deal');
  for (const page of [host, friend]) await expect(page.locator('.table .prompt')).toBeVisible();
  expect((await seatsOf(host)).map(({ kind }) => kind)).toEqual(['person', 'person', 'deckhand', 'deckhand']);
  await allStill(host, friend);
  await bothPlay(host, friend, 3);
});

test('who comes by the link chooses a deck as at home, sees its faults, and brings another one until the deal', async ({
  reader,
  fast,
}) => {
  const host = await reader(fast, { prefs: STILL });
  await host.click('.p-opcg .friend');
  await host.selectOption('.deck select', 'ST-04');
  await host.click('.newtable label:has(input[name=clock][value="25"])');
  await host.click('.newtable .btn.pri');
  await expect(place(host, 1)).toContainText('ST-04');
  // Straight to the link: this browser has never been at home.
  const guest = await reader(fast, { size: 'phone', prefs: STILL, tolerates: /422/, at: await pathTo(host) });
  await heard(guest);
  await guest.reload();
  await expect(guest.locator('.agreed'), 'what was agreed').toContainText('25 min');
  const offered = await guest.locator('.deck option').allTextContents();
  expect(offered).toEqual(expect.arrayContaining(['ST-01', 'ST-08']));
  await guest.selectOption('.deck select', 'paste');
  await guest.fill('.deck textarea', '4xST01-004\n9xST01-005\n9xST01-006\n1xST02-003');
  const faults = guest.locator('.deck .faults li');
  await expect.poll(() => faults.count(), 'all faults at once').toBeGreaterThan(2);
  await expectAccessible(guest, 'invited, with faults');
  await guest.click('.lobby .btn.pri');
  await expect(guest.locator('.who > .faults[role=alert] li').first(), 'it cannot be brought').toBeVisible();
  await guest.selectOption('.deck select', 'ST-06');
  await guest.click('.lobby .btn.pri');
  // It was the last seat.
  for (const page of [host, guest]) await expect(page.locator('.table .prompt')).toBeVisible();
  await expect.poll(() => leaderOf(guest, 1), 'the deck that was chosen').toBe('ST06-001');

  // With a third seat nobody can come between: the deck is changed while the host waits.
  await host.goto(fast.url);
  await host.click('.p-zwo .friend');
  await host.click('.newtable .btn.pri');
  await expect(place(host, 2).locator('.btn')).toBeVisible();
  await place(host, 1).locator('.btn').click();
  await host.selectOption('.sheet .deck select', 'crimson-court');
  await host.click('.sheet .botform .btn.pri');
  await expect(host.locator('.sheet .botform .said')).toContainText('at the table');
  await host.keyboard.press('Escape');
  await expect(place(host, 1)).toContainText('Crimson Court');
  await place(host, 2).locator('.btn').click();
  await place(host, 2).locator('.btn').click();
  await host.selectOption('.sheet .deck select', 'mirror');
  await host.click('.sheet .btn.pri');
  await expect(place(host, 2), 'a bot with the same deck').toContainText('Crimson Court');
  await host.click('.deal');
  await expect(host.locator('.table .prompt')).toBeVisible();
});

test('one tap plays as before: the level, the bot’s deck and its pace are remembered', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  await heard(page);
  await page.reload();
  await page.click('.p-opcg .sq');
  await expect(page.locator('.newtable .hint').first(), 'levels are explained').toHaveText('plays at random');
  await page.selectOption('.deck >> nth=0 >> select', 'ST-01');
  await page.selectOption('.deck >> nth=1 >> select', 'ST-03');
  await page.click('.newtable label:has(input[name=tempo][value=instant])');
  await page.click('.newtable .btn.pri');
  await expect(page.locator('.table .prompt.mine')).toBeVisible();
  const same = async (): Promise<void> => {
    await expect(page.locator('.table .prompt.mine')).toBeVisible();
    expect((await seatsOf(page))[1]).toMatchObject({ kind: 'deckhand', tempo: 'instant' });
    expect([await leaderOf(page, 0), await leaderOf(page, 1)]).toEqual(['ST01-001', 'ST03-001']);
  };
  await same();
  await page.goto(fast.url);
  await page.click('.p-opcg .btn.pri');
  await same();
  // A surprise is not always the same: of twelve bots some have different decks.
  await page.goto(fast.url);
  await page.click('.p-opcg .sq');
  await page.selectOption('.deck >> nth=1 >> select', '');
  const leaders = new Set<string | undefined>();
  for (let number = 0; number < 12; number++) {
    await page.click(number ? '.p-opcg .btn.pri' : '.newtable .btn.pri');
    await expect(page.locator('.table .prompt.mine')).toBeVisible();
    leaders.add(await leaderOf(page, 1));
    await page.goto(fast.url);
  }
  expect(leaders.size).toBeGreaterThan(1);
  expect([...leaders], 'nobody has the other’s deck by surprise').not.toContain('ST01-001');
});

test('a kept deck is played again as it is now, and another one once it is gone', async ({ reader, fast }) => {
  const list = (name: string): string => readFileSync(join(root, '../crates/opcg/decks', `${name}.txt`), 'utf8');
  const page = await reader(fast, { prefs: STILL });
  await heard(page);
  await page.reload();
  await page.click('.p-opcg .sq');
  await page.selectOption('.deck >> nth=0 >> select', 'paste');
  await page.fill('.deck textarea', list('ST-05'));
  await page.fill('.deck input', 'Films');
  await page.click('.deck .good ~ .btn');
  await expect(page.locator('.deck >> nth=0 >> select >> option:checked')).toHaveText('Films');
  await page.click('.newtable .btn.pri');
  await expect.poll(() => leaderOf(page, 0)).toBe('ST05-001');
  /** Changes what is kept, as another page of the same guest would. */
  const change = (now: string | null): Promise<void> =>
    page.evaluate(async (now) => {
      const { token } = JSON.parse(localStorage.getItem('quarterdeck.guest')!) as { token: string };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const [kept] = (await (await fetch('/api/decks', { headers })).json()) as { id: string }[];
      if (now === null) await fetch(`/api/decks/${kept!.id}`, { method: 'DELETE', headers });
      else await fetch('/api/decks', { method: 'POST', headers, body: JSON.stringify({ ...kept, list: now }) });
    }, now);
  for (const [now, leader] of [
    [list('ST-06'), 'ST06-001'],
    [null, 'ST01-001'],
  ] as const) {
    await change(now);
    await page.goto(fast.url);
    await page.click('.p-opcg .btn.pri');
    await expect.poll(() => leaderOf(page, 0)).toBe(leader);
  }
});

test('a name that is saved says so, and stands everywhere at once, also at a running table', async ({
  reader,
  fast,
}) => {
  const one = await reader(fast, { prefs: STILL });
  await one.click('.p-zwo .friend');
  await one.click('.newtable .btn.pri');
  const link = await pathTo(one);
  const two = await reader(fast, { prefs: STILL, at: link });
  await two.click('.lobby .btn.pri');
  for (const page of [one, two]) await expect(page.locator('.table .prompt')).toBeVisible();
  await allStill(one, two);
  // In another window of the same browser, while the match runs.
  const home = await one.context().newPage();
  await home.goto(fast.url);
  const name = '.name input[autocomplete=nickname]';
  await home.fill(name, 'Calypso');
  await home.click('.name .btn');
  await expect(home.locator('.name .said')).toHaveText('Saved');
  await expect(two.locator('.table > .bar')).toContainText('Calypso');
  await home.fill(name, 'Circe');
  await expect(home.locator('.name .said'), 'what is not saved yet is not called so').toHaveText('');
  await home.press(name, 'Enter');
  await expect(home.locator('.name .said')).toHaveText('Saved');
  await expect(two.locator('.table > .bar')).toContainText('Circe');
  await expect(two.locator('.table > .bar')).not.toContainText('Calypso');
  // A third window knows it too, without being loaded again.
  const settings = await one.context().newPage();
  await settings.goto(`${fast.url}/settings`);
  await expect(settings.locator(name)).toHaveValue('Circe');
  await home.fill(name, 'Calypso');
  await home.press(name, 'Enter');
  await expect(settings.locator(name)).toHaveValue('Calypso');
  // Where the server is away, it says so.
  await home.route('**/api/guests', (route) => route.abort());
  await home.fill(name, 'Nobody');
  await home.press(name, 'Enter');
  await expect(home.locator('.name .said.bad')).toBeVisible();
  await expect(settings.locator(name)).toHaveValue('Calypso');
});

test('open tables come by themselves, stand still under a pointer, and say when there are none', async ({
  reader,
  serve,
}) => {
  const server = await serve({ args: ['--at-once'] });
  const page = await reader(server, { tolerates: /ERR_FAILED|500/ });
  await expect(page.locator('.none.empty')).toContainText('Nobody is at the tables');
  const open = async (): Promise<string> => {
    const host = await reader(server);
    await host.click('.p-uno .friend');
    await host.click('.newtable label:has(input[name=listed][value=all])');
    await host.click('.newtable .btn.pri');
    return (await pathTo(host)).split('/').at(-1)!;
  };
  const first = await open();
  const rows = page.locator('.tables .btn');
  await expect(rows).toHaveCount(1);
  await expect(page.locator('.tables li')).toContainText('one person, 3 seats free');
  await page.hover('.tables li');
  const second = await open();
  // It is known, and not shown while the pointer is there.
  await expect(page.locator('.later.on')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(rows).toHaveCount(2);
  expect(await rows.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname))).toEqual([
    `/t/${first}`,
    `/t/${second}`,
  ]);
  // What was shown stays when the list cannot be asked for.
  await page.route('**/api/tables', (route) => route.abort());
  await expect(page.locator('section:has(.tables) [role=alert]')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.unroute('**/api/tables');
  await page.click('section:has(.tables) [role=alert] .btn');
  await expect(page.locator('section:has(.tables) [role=alert]')).toHaveCount(0);
});

test('seats fit on every screen, and axe finds nothing', async ({ reader, fast }) => {
  const page = await reader(fast, { lang: 'ja', theme: 'day' });
  await page.click('.p-opcg .friend');
  await page.click('.newtable .btn.pri');
  await expect(page.locator('.lobby .qr')).toBeVisible();
  await place(page, 2).locator('.btn').click();
  await expect(page.locator('.place.open')).toHaveCount(0);
  for (const size of ['phone360', 'phone', 'landscape', 'zoomed', 'small', 'desk'] as const) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    expect(await tooWide(page), `${size}: sideways scroll`).toBeLessThanOrEqual(0);
    const small = await page.locator('.lobby :is(.btn, .ib, input, summary, select)').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width && (width < 43.5 || height < 43.5))
        .map(({ width, height }) => `${width}×${height}`),
    );
    expect(small, `${size}: too small to touch`).toEqual([]);
  }
  await page.click('.agreed summary');
  await expectAccessible(page, 'seats');
  for (const seat of [1, 2]) {
    await place(page, seat).locator('.btn').click();
    await expect(page.locator('.sheet .deck')).toBeVisible();
    await expectAccessible(page, `seat ${seat}`);
    await page.keyboard.press('Escape');
  }
  await page.click('.deal');
  await expect(page.locator('.table .prompt')).toBeVisible();
  await playOn(page, { until: (acts) => acts >= 1 });
});
