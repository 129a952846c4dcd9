// What people do with each other: agreements, absence, time, other people's tables, new versions.
import { axe, begin, bothPlay, check, pair, playOn, quiet, reader, startServer, STILL, test } from './lib.mjs';

test('a draw is proposed, declined, proposed again and agreed to', async ({ browser, fast }) => {
  const { one, two } = await pair(browser, fast, 'zwo', { lang: 'ja', size: 'phone' });
  await bothPlay(one, two, 4);
  const propose = async () => {
    await one.click('.bar .ib');
    await one.click('.menu .btn:has-text("Propose")');
    await two.waitForSelector('.ask .btn.pri');
  };
  await propose();
  check(/You have asked/.test(await one.locator('.ask').innerText()), 'who asked is told so');
  check((await one.locator('.ask .btn').count()) === 0, 'and cannot answer');
  await two.click('.ask .btn.sec');
  await Promise.all([one, two].map((page) => page.waitForSelector('.ask', { state: 'detached' })));
  await propose();
  await two.click('.ask .btn.pri');
  await Promise.all([one, two].map((page) => page.waitForSelector('.gameover')));
  check((await one.locator('.gameover h2').innerText()) === 'A draw', await one.locator('.gameover').innerText());
  quiet(one);
  quiet(two);
});

test('what has shown something new is taken back only if the other agrees', async ({ browser, fast }) => {
  const { one, two } = await pair(browser, fast, 'opcg', { lang: 'it' });
  const ask = '.prompt .q .ib[aria-label="Ask to take back"]';
  for (let tries = 0; tries < 80 && !(await one.$(ask)); tries++) await bothPlay(one, two, 1);
  await one.click(ask);
  await two.waitForSelector('.ask .btn.pri');
  const before = await one.locator('.log li').count();
  await two.click('.ask .btn.pri');
  await one.waitForSelector('.ask', { state: 'detached' });
  await one.waitForFunction((count) => document.querySelectorAll('.log li').length !== count, before);
  await bothPlay(one, two, 2);
  quiet(one);
  quiet(two);
});

test('somebody stays away, and the match is claimed', async ({ browser }) => {
  const server = await startServer({ args: ['--at-once', '--grace', '2'] });
  const { one, two } = await pair(browser, server, 'mm25', {});
  // The one who must answer leaves.
  const [stays, leaves] = (await one.$('.prompt.mine')) ? [two, one] : [one, two];
  await leaves.context().close();
  await stays.waitForFunction(() => /lost connection/.test(document.querySelector('.bar .who .s').innerText));
  check((await stays.locator('.ask').count()) === 0, 'not at once');
  await stays.click('.ask .btn.pri', { timeout: 10_000 });
  await stays.waitForSelector('.gameover');
  check(/win/i.test(await stays.locator('.gameover h2').innerText()), 'the match is won');
  quiet(stays);
  await server.stop();
  server.clean();
});

test('clocks run for who must act, warn, and end a match', async ({ browser, fast }) => {
  const page = await reader(browser, fast, { prefs: { motion: 'normal' } });
  await page.click('.p-opcg .sq');
  await page.click('.newtable label:has(input[value=bot])');
  await page.click('.newtable label:has(input[name=clock][value="10"])');
  // Ten minutes are too long for a test: the request asks for less.
  await page.route('**/api/tables', (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), clocks: { main: 12, increment: 0 } }),
    }),
  );
  await page.click('.newtable .btn.pri');
  await page.waitForSelector('.table .prompt.mine .clk.run');
  const seconds = async () => Number((await page.locator('.prompt .clk').innerText()).split(':')[1]);
  const first = await seconds();
  await page.waitForSelector('.prompt .clk.low', { timeout: 15_000 });
  check(first > (await seconds()) && (await seconds()) <= 10, 'it runs down');
  check((await page.locator('.bar .clk.run').count()) === 0, 'the other one stands still');
  await page.waitForSelector('.gameover', { timeout: 20_000 });
  check(/lose/i.test(await page.locator('.gameover h2').innerText()), 'time decides');
  quiet(page);
});

test('open tables are joined and watched; a code may be typed in small letters; a game is taken up again', async ({
  browser,
  fast,
}) => {
  const host = await reader(browser, fast, {});
  await host.fill('.join input[autocomplete=nickname]', 'Ada of Crete');
  await host.click('.join:has(input[autocomplete=nickname]) .btn');
  await host.waitForFunction(() => JSON.parse(localStorage.getItem('quarterdeck.guest'))?.name === 'Ada of Crete');
  await host.click('.p-zwo .sq');
  await host.click('.newtable label:has(input[name=listed][value=all])');
  await host.click('.newtable .btn.pri');
  await host.waitForSelector('.lobby .invite');
  const code = await host.locator('.lobby .code').innerText();
  const guest = await reader(browser, fast, { lang: 'it' });
  await guest.click(`.tables li:has-text("Ada of Crete") a[href="/t/${code}"]`);
  check(/Ada of Crete/.test(await guest.locator('.lobby h1').innerText()), 'it says who invites');
  await guest.click('.lobby .btn.pri');
  await Promise.all([host, guest].map((page) => page.waitForSelector('.table .prompt')));
  const watcher = await reader(browser, fast, {});
  await watcher.click(`.tables a[href="/t/${code}"]:has-text("Watch")`);
  await watcher.waitForSelector('.table .badge');
  const typing = await reader(browser, fast, {});
  await typing.fill('.join input:not([autocomplete=nickname])', ` ${code.toLowerCase()} `);
  await typing.click('.join:not(:has(input[autocomplete=nickname])) .btn');
  await typing.waitForSelector('.table .badge');
  // A new name takes nobody from their seat.
  await host.goto(fast.url);
  await host.fill('.join input[autocomplete=nickname]', 'Countess');
  await host.click('.join:has(input[autocomplete=nickname]) .btn');
  await host.waitForFunction(() => JSON.parse(localStorage.getItem('quarterdeck.guest')).name === 'Countess');
  await host.click('.resume .btn.pri');
  await host.waitForSelector('.table .prompt');
  await host.waitForSelector('.hand .hit-area');
  check((await host.locator('.table .badge').count()) === 0, 'the seat is still there');
  for (const page of [host, guest, watcher, typing]) quiet(page);
});

test('a new version is offered between games only', async ({ browser }) => {
  let server = await startServer({ args: ['--at-once'] });
  const page = await reader(browser, server, {});
  await begin(page, 'mm25');
  await server.stop();
  await page.waitForSelector('.strip');
  await page.route(`${server.url}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/index-[^"]+\.js/, 'index-newer.js') });
  });
  server = await startServer({ args: ['--at-once'], folder: server.folder, port: server.port });
  await page.waitForSelector('.strip', { state: 'detached', timeout: 15_000 });
  await playOn(page, { until: (acts) => acts >= 2 });
  check((await page.locator('.strip.newer').count()) === 0, 'not during the game');
  await page.click('.wm');
  await page.waitForSelector('.strip.newer .btn');
  await page.unroute(`${server.url}/`);
  await page.click('.strip.newer .btn');
  await page.waitForSelector('.resume .btn.pri');
  check((await page.locator('.strip.newer').count()) === 0, 'it is the newer one now');
  await server.stop();
  server.clean();
});

test('a network that is slow and far away', async ({ browser, fast }) => {
  const page = await reader(browser, fast, { size: 'phone' });
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
  quiet(page);
});

test('the line breaks and comes back into the same question, with what was chosen', async ({ browser, fast }) => {
  const sockets = [];
  const page = await reader(browser, fast, { prefs: STILL });
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    sockets.push({ socket, server });
  });
  await begin(page, 'zwo');
  await playOn(page, {
    until: async () => (await page.$('.prompt.mine')) && (await page.$('.acts .x')) && !(await page.$('.tray')),
  });
  const look = () =>
    page.evaluate(() =>
      [document.querySelector('.prompt .lead').innerText, document.querySelectorAll('.sel').length].join('|'),
    );
  const before = await look();
  await sockets.at(-1).socket.close({ code: 1012 });
  await sockets.at(-1).server.close({ code: 1012 });
  await page.waitForSelector('.strip');
  await page.waitForSelector('.strip', { state: 'detached', timeout: 10_000 });
  check((await look()) === before, `${await look()} instead of ${before}`);
  await playOn(page, { until: (acts) => acts >= 3 });
  quiet(page);
});

test('what a newer server says is drawn plainly', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.table?.zones?.length) {
        const { table } = message;
        const strange = { key: 'opcg-from-next-year', args: { count: 3 } };
        const news = { kind: 'omen', text: strange };
        table.phase.push(news);
        table.zones.push({
          id: 'lagoon',
          owner: 0,
          form: 'spiral',
          label: strange,
          count: 1,
          cards: [{ handle: 0, code: 'XX99-999', name: strange, facts: [{ kind: 'charm', now: 7, printed: 7 }] }],
        });
        for (const zone of table.zones) for (const card of zone.cards) card.badges = [...(card.badges ?? []), news];
        for (const plate of table.plates) plate.badges.push(news);
        for (const answer of table.answers) Object.assign(answer, { role: 'wager', weight: 'feather' });
        table.links.push({ kind: 'tether', from: { zone: 0, handle: 0 }, to: { zone: 0, handle: 0 } });
        if (table.question)
          Object.assign(table.question, {
            clause: 'OP-99.9',
            text: strange,
            ask: 'whence',
            stake: { text: strange, tone: 'odd' },
          });
        message.surprise = true;
      }
      socket.send(JSON.stringify(message));
    });
    socket.onMessage((text) => server.send(text));
  });
  await begin(page, 'opcg');
  check(
    /opcg-from-next-year/.test(await page.locator('.prompt .lead').innerText()),
    'an unknown text is shown by its key',
  );
  await page.click('.prompt .cl');
  await page.waitForSelector('.book');
  await playOn(page, { until: (acts) => acts >= 6 });
  quiet(page);
});

test('a match on hold says so, offers nothing to do but ending it, and asks for that', async ({ browser, fast }) => {
  for (const size of ['phone360', 'desk']) {
    const page = await reader(browser, fast, { size, lang: 'it', prefs: STILL });
    const sent = [];
    let held = false;
    await page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(text);
        if (held && message.type === 'update') {
          Object.assign(message, { on_hold: { key: 'server-on-hold' }, take_back: 'never', agreements: [] });
          Object.assign(message.table, { question: null, answers: [] });
        }
        socket.send(JSON.stringify(message));
      });
      socket.onMessage((text) => {
        sent.push(JSON.parse(text).type);
        server.send(text);
      });
    });
    await begin(page, 'opcg');
    held = true;
    await page.reload();
    await page.waitForSelector('.ask .btn');
    check(/sospesa/.test(await page.locator('.ask').innerText()), 'it says that the match is on hold');
    check(/Sospesa/.test(await page.locator('.prompt .lead').innerText()), 'the question says so');
    check((await page.locator('.qc.can').count()) === 0, 'no card can be used');
    check(
      (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
      'nothing scrolls sideways',
    );
    await axe(page, 'on hold');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hold-${size}.png` });
    await page.click('.ask .btn');
    const end = Date.now() + 5000;
    while (!sent.includes('end')) {
      check(Date.now() < end, 'the end is asked for');
      await page.waitForTimeout(20);
    }
    quiet(page);
    await page.context().close();
  }
});
