// How long drawing takes, measured so that two builds can be compared: one match of each game is recorded, then told to the page
// again and again, update by update, without a bot beside it. The middle of its times is an update's time.
// QUARTERDECK is the server's path. GAMES, SIZE, MOTION, ROUNDS and PAUSE (ms between updates) choose; KEEP is a folder for recordings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, launch, playOn, reader, startServer } from './lib.mjs';

const {
  GAMES = 'opcg,zwo,uno,mm25',
  SIZE: size = 'desk',
  MOTION: motion = 'off',
  ROUNDS = '5',
  PAUSE = '100',
  KEEP,
} = process.env;

const browser = await launch();
const server = await startServer({ args: ['--at-once'] });

/** What the server says during a match: the welcome and every update. */
async function record(game) {
  const file = KEEP && join(KEEP, `${game}.json`);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const page = await reader(browser, server, {});
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(payload))));
  await begin(page, game);
  await playOn(page, { seconds: 200, until: () => heard.length > 240 });
  await page.context().close();
  const told = heard.filter(({ type }) => type === 'welcome' || type === 'update');
  if (file) {
    mkdirSync(KEEP, { recursive: true });
    writeFileSync(file, JSON.stringify(told));
  }
  return told;
}

/** Tells it all to a page; gives back how long each update took to draw. */
async function tell(game, [welcome, ...updates]) {
  const page = await reader(browser, server, { size, prefs: { motion } });
  let say;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    say = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((message) => JSON.parse(message).type === 'hello' && say(welcome));
  });
  await page.goto(`${server.url}/t/${game}`);
  await page.waitForFunction(() => document.fonts.ready);
  while (!say) await page.waitForTimeout(20);
  for (const [place, update] of updates.entries()) {
    say(update);
    await page.waitForFunction((count) => performance.getEntriesByName('qd:draw').length > count, place, {
      polling: 10,
    });
    await page.waitForTimeout(Number(PAUSE));
  }
  const drawn = await page.evaluate(() => performance.getEntriesByName('qd:draw').map(({ duration }) => duration));
  check(drawn.length === updates.length, `${drawn.length} of ${updates.length} updates of ${game} were drawn`);
  await page.context().close();
  return drawn;
}

const sorted = (times) => [...times].sort((one, two) => one - two);
const middle = (times) => sorted(times)[Math.floor(times.length / 2)];

for (const game of GAMES.split(',')) {
  const told = await record(game);
  const rounds = [];
  for (let round = 0; round < Number(ROUNDS); round++) rounds.push(await tell(game, told));
  // The first updates build the table and paint its pictures.
  const each = sorted(rounds[0].map((_, place) => middle(rounds.map((times) => times[place]))).slice(3));
  const at = (part) => each[Math.floor(part * (each.length - 1))].toFixed(1);
  console.log(
    `${game}, ${size}, motion ${motion}: ${each.length} updates, half within ${at(0.5)}, 90 % within ${at(0.9)}, 99 % within ${at(0.99)}, all within ${at(1)} ms`,
  );
}
await browser.close();
await server.stop();
server.clean();
