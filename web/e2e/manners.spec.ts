// What people do with each other: agreements, absence, time, other people's tables, new versions.
import type { WebSocketRoute } from '@playwright/test';
import type { Table, ToServer } from '../src/wire';
import { expect, expectAccessible, test } from './fixtures';
import { allStill, begin, bothPlay, pair, playOn, still } from './hands';
import { STILL, tooWide } from './reader';
import { retold } from './retold';

test('a draw is proposed, declined, proposed again and agreed to', async ({ reader, fast }) => {
  const { one, two } = await pair(reader, fast, 'zwo', { lang: 'ja', size: 'phone' });
  await bothPlay(one, two, 4);
  const propose = async (): Promise<void> => {
    await one.click('.bar .ib');
    await one.click('.menu .btn:has-text("Propose")');
    await expect(two.locator('.ask .btn.pri')).toBeVisible();
  };
  await propose();
  await expect(one.locator('.ask'), 'who asked is told so').toContainText('You have asked');
  expect(await one.locator('.ask .btn').count(), 'and cannot answer').toBe(0);
  await two.click('.ask .btn.sec');
  for (const page of [one, two]) await expect(page.locator('.ask')).toHaveCount(0);
  await propose();
  await two.click('.ask .btn.pri');
  for (const page of [one, two]) await expect(page.locator('.verdict')).toBeVisible();
  await expect(one.locator('.verdict h2')).toHaveText('A draw', { useInnerText: true });
});

test('what has shown something new is taken back only if the other agrees', async ({ reader, fast }) => {
  const { one, two } = await pair(reader, fast, 'opcg', { lang: 'it' });
  const ask = one.locator('.prompt .q .ib[aria-label="Ask to take back"]');
  for (let tries = 0; tries < 80 && !(await ask.count()); tries++) await bothPlay(one, two, 1);
  await ask.click();
  await expect(two.locator('.ask .btn.pri')).toBeVisible();
  const log = one.locator('.log li');
  const before = await log.count();
  await two.click('.ask .btn.pri');
  await expect(one.locator('.ask')).toHaveCount(0);
  await expect(log).not.toHaveCount(before);
  await bothPlay(one, two, 2);
});

test('somebody stays away, and the match is claimed', async ({ reader, serve }) => {
  const server = await serve({ args: ['--at-once', '--grace', '2'] });
  const { one, two } = await pair(reader, server, 'mm25');
  await allStill(one, two);
  // The one who must answer leaves.
  const [stays, leaves] = (await one.locator('.prompt.mine').count()) ? [two, one] : [one, two];
  // Every change of the page is looked at: two seconds are over soon.
  const first = await stays.evaluateHandle(() => {
    const seen = { lost: false, asked: true };
    const look = (): void => {
      if (seen.lost || !/lost connection/.test(document.querySelector<HTMLElement>('.bar .who .s')?.innerText ?? ''))
        return;
      Object.assign(seen, { lost: true, asked: document.querySelector('.ask') !== null });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await leaves.context().close();
  await stays.click('.ask .btn.pri');
  expect(await first.jsonValue(), 'not at once').toEqual({ lost: true, asked: false });
  await expect(stays.locator('.verdict h2')).toContainText(/win/i);
});

test('clocks run for who must act, warn, and end a match', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: { motion: 'normal' } });
  await page.click('.p-opcg .sq');
  await page.click('.newtable label:has(input[value=bot])');
  await page.click('.newtable label:has(input[name=clock][value="10"])');
  // Ten minutes are too long for a test: the request asks for less.
  await page.route('**/api/tables', (route) =>
    route.continue({
      postData: JSON.stringify({
        ...(route.request().postDataJSON() as object),
        clocks: { main: 15, increment: 0 },
      }),
    }),
  );
  await page.click('.newtable .btn.pri');
  await expect(page.locator('.table .prompt.mine .clk.run')).toBeVisible();
  const clock = page.locator('.prompt .clk');
  const seconds = async (): Promise<number> => Number((await clock.innerText()).split(':')[1]);
  const first = await seconds();
  await expect(page.locator('.prompt .clk.low')).toBeVisible();
  const low = await seconds();
  expect(low, 'it runs down').toBeLessThan(first);
  expect(low, 'it warns late').toBeLessThanOrEqual(10);
  expect(await page.locator('.bar .clk.run').count(), 'the other one stands still').toBe(0);
  await expect(page.locator('.verdict h2'), 'time decides').toContainText('Bosun wins', { timeout: 30_000 });
  await expect(page.locator('.verdict'), 'and that is said').toContainText(/clock|time/);
});

test('open tables are joined and watched; a code may be typed in small letters; a game is taken up again', async ({
  reader,
  fast,
}) => {
  const host = await reader(fast, { prefs: STILL });
  const name = '.join:has(input[autocomplete=nickname])';
  const guestName = (): Promise<string | undefined> =>
    host.evaluate(
      () => (JSON.parse(localStorage.getItem('quarterdeck.guest') ?? 'null') as { name: string } | null)?.name,
    );
  await host.fill(`${name} input`, 'Ada of Crete');
  await host.click(`${name} .btn`);
  await expect.poll(guestName).toBe('Ada of Crete');
  await host.click('.p-zwo .friend');
  await host.click('.newtable label:has(input[name=listed][value=all])');
  await host.click('.newtable .btn.pri');
  await expect(host.locator('.lobby .invite')).toBeVisible();
  const code = await host.locator('.lobby .code').innerText();
  const guest = await reader(fast, { lang: 'it', prefs: STILL });
  await guest.click(`.tables li:has-text("Ada of Crete") a[href="/t/${code}"]`);
  await expect(guest.locator('.lobby h1'), 'it says who invites').toContainText('Ada of Crete');
  await guest.click('.lobby .btn.pri');
  for (const page of [host, guest]) await expect(page.locator('.table .prompt')).toBeVisible();
  const watcher = await reader(fast);
  await watcher.click(`.tables a[href="/t/${code}"]:has-text("Watch")`);
  await expect(watcher.locator('.table .badge').first()).toBeVisible();
  const typing = await reader(fast);
  await typing.fill('.join input:not([autocomplete=nickname])', ` ${code.toLowerCase()} `);
  await typing.click('.join:not(:has(input[autocomplete=nickname])) .btn');
  await expect(typing.locator('.table .badge').first()).toBeVisible();
  // A new name takes nobody from their seat.
  await host.goto(fast.url);
  await host.fill(`${name} input`, 'Countess');
  await host.click(`${name} .btn`);
  await expect.poll(guestName).toBe('Countess');
  await host.click('.resume .btn.pri');
  await expect(host.locator('.table .prompt')).toBeVisible();
  await expect(host.locator('.hand .hit-area').first()).toBeVisible();
  expect(await host.locator('.table .badge').count(), 'the seat is still there').toBe(0);
});

test('a new version is offered between games only', async ({ reader, serve }) => {
  const server = await serve({ args: ['--at-once'] });
  const page = await reader(server, { tolerates: /WebSocket connection|ERR_CONNECTION_REFUSED/ });
  await begin(page, 'mm25');
  await server.stop();
  await expect(page.locator('.strip')).toBeVisible();
  await page.route(`${server.url}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/index-[^"]+\.js/, 'index-newer.js') });
  });
  const looked = page.waitForResponse(`${server.url}/`);
  await serve({ args: ['--at-once'], folder: server.folder, port: server.port });
  await expect(page.locator('.strip')).toHaveCount(0);
  await looked;
  await playOn(page, { until: (acts) => acts >= 2 });
  expect(await page.locator('.strip.newer').count(), 'not during the game').toBe(0);
  await page.click('.wm');
  await expect(page.locator('.strip.newer .btn')).toBeVisible();
  await page.unroute(`${server.url}/`);
  await page.click('.strip.newer .btn');
  await expect(page.locator('.resume .btn.pri')).toBeVisible();
  expect(await page.locator('.strip.newer').count(), 'it is the newer one now').toBe(0);
});

test('a network that is slow and far away', async ({ reader, fast }) => {
  const page = await reader(fast, { size: 'phone' });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await page.reload();
  await begin(page, 'opcg');
  await playOn(page, { until: (acts) => acts >= 5 });
});

test('the line breaks and comes back into the same question, with what was chosen', async ({ reader, fast }) => {
  const sockets: { socket: WebSocketRoute; server: WebSocketRoute }[] = [];
  const page = await reader(fast, { prefs: STILL });
  await page.routeWebSocket('**/ws', (socket) => {
    sockets.push({ socket, server: socket.connectToServer() });
  });
  await begin(page, 'zwo');
  const chosen = page.locator('.table:has(.prompt.mine):has(.acts .x):not(:has(.tray))');
  await playOn(page, { until: () => chosen.count() });
  const look = (): Promise<string> =>
    page.evaluate(() =>
      [document.querySelector<HTMLElement>('.prompt .lead')?.innerText, document.querySelectorAll('.sel').length].join(
        '|',
      ),
    );
  const before = await look();
  const last = sockets.at(-1);
  await last?.socket.close({ code: 1012 });
  await last?.server.close({ code: 1012 });
  await expect(page.locator('.strip')).toBeVisible();
  await expect(page.locator('.strip')).toHaveCount(0);
  await still(page);
  expect(await look()).toBe(before);
  await playOn(page, { until: (acts) => acts >= 3 });
});

/** Something of each kind that no page has heard of. */
function addStrange(table: Table): void {
  const text = { key: 'opcg-from-next-year', args: { count: 3 } };
  const news = { kind: 'omen', text };
  const card = { index: 0, code: 'XX99-999', name: text, facts: [{ kind: 'charm', now: 7, printed: 7 }] };
  const lagoon = { id: 'lagoon', owner: 0, form: 'spiral', label: text, count: 1, cards: [card] };
  const spot = { zone: 0, index: 0 };
  const lists = table as unknown as Record<'phase' | 'zones' | 'links', object[]>;
  lists.phase.push(news);
  lists.zones.push(lagoon);
  lists.links.push({ kind: 'tether', from: spot, to: spot });
  for (const zone of table.zones)
    for (const card of zone.cards) Object.assign(card, { badges: [...(card.badges ?? []), news] });
  for (const { badges } of table.plates as { badges: object[] }[]) badges.push(news);
  for (const answer of table.answers) Object.assign(answer, { role: 'wager', weight: 'feather' });
  if (table.question)
    Object.assign(table.question, { clause: 'OP-99.9', text, ask: 'whence', stake: { text, tone: 'odd' } });
}

test('what a newer server says is drawn plainly', async ({ reader, fast }) => {
  const page = await reader(fast);
  await page.routeWebSocket(
    '**/ws',
    retold((message) => {
      if (!('table' in message) || typeof message.table !== 'object' || !message.table?.zones.length) return;
      addStrange(message.table);
      Object.assign(message, { surprise: true });
    }),
  );
  await begin(page, 'opcg');
  await expect(page.locator('.prompt .lead'), 'an unknown text is shown by its key').toContainText(
    'opcg-from-next-year',
  );
  await page.click('.prompt .cl');
  await expect(page.locator('.book')).toBeVisible();
  await playOn(page, { until: (acts) => acts >= 6 });
});

test('a match on hold says so, offers nothing to do but ending it, and asks for that', async ({ reader, fast }) => {
  for (const size of ['phone360', 'desk'] as const) {
    const page = await reader(fast, { size, lang: 'it', prefs: STILL });
    const sent: ToServer['type'][] = [];
    let held = false;
    await page.routeWebSocket(
      '**/ws',
      retold((message) => {
        if (!held || message.type !== 'update') return;
        Object.assign(message, { on_hold: { key: 'server-on-hold' }, take_back: 'never', agreements: [] });
        Object.assign(message.table, { question: null, answers: [] });
      }, sent),
    );
    await begin(page, 'opcg');
    held = true;
    await page.reload();
    await expect(page.locator('.ask .btn')).toBeVisible();
    await expect(page.locator('.ask'), 'it says that the match is on hold').toContainText('sospesa');
    await expect(page.locator('.prompt .lead'), 'the question says so').toContainText('Sospesa');
    expect(await page.locator('.qc.can').count(), 'no card can be used').toBe(0);
    expect(await tooWide(page), 'sideways scroll').toBeLessThanOrEqual(0);
    await expectAccessible(page, 'on hold');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hold-${size}.png` });
    await page.click('.ask .btn');
    await expect.poll(() => sent, 'the end is asked for').toContain('end');
    await page.context().close();
  }
});
