// How long drawing takes, measured so that two builds can be compared: one match of each game is recorded, then told to the page
// again and again, update by update, without a server or a bot beside it. The middle of its times is an update's time.
// QUARTERDECK is the path of the server. GAMES, SIZE, MOTION, ROUNDS and PAUSE (between updates, in ms) choose; KEEP is a folder in which recordings stay.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, launch, playOn, reader, startServer } from './lib.mjs';

const games = (process.env.GAMES ?? 'opcg,zwo,uno,mm25').split(',');
const size = process.env.SIZE ?? 'desk';
const motion = process.env.MOTION ?? 'off';
const rounds = Number(process.env.ROUNDS ?? 5);
const pause = Number(process.env.PAUSE ?? 100);
const keep = process.env.KEEP;

const browser = await launch();
const server = await startServer({ args: ['--at-once'] });

/** What the server says during a match: the welcome and every update. */
async function record(game) {
  const file = keep && join(keep, `${game}.json`);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const page = await reader(browser, server, {});
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(payload))));
  await begin(page, game);
  await playOn(page, { seconds: 200, until: () => heard.length > 240 });
  await page.context().close();
  const told = heard.filter(({ type }) => type === 'welcome' || type === 'update');
  if (file) {
    mkdirSync(keep, { recursive: true });
    writeFileSync(file, JSON.stringify(told));
  }
  return told;
}

const middle = (times) => [...times].sort((one, two) => one - two)[Math.floor(times.length / 2)];

for (const game of games) {
  const told = await record(game);
  const times = told.map(() => []);
  const spent = {};
  for (let round = 0; round < rounds; round++) {
    const page = await reader(browser, server, { size, prefs: { motion } });
    let say;
    await page.routeWebSocket(/\/ws$/, (socket) => {
      say = (message) => socket.send(JSON.stringify(message));
      socket.onMessage((message) => JSON.parse(message).type === 'hello' && say(told[0]));
    });
    await page.goto(`${server.url}/t/${game}`);
    await page.waitForFunction(() => document.fonts.ready);
    while (!say) await page.waitForTimeout(20);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    let before;
    for (const [place, message] of told.entries()) {
      if (place === 0) continue;
      say(message);
      await page.waitForFunction((count) => performance.getEntriesByName('qd:draw').length >= count, place, { polling: 10 });
      await page.waitForTimeout(pause);
      if (place === 3) before = await metrics();
    }
    const after = await metrics();
    for (const name of ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration']) (spent[name] ??= []).push((after[name] - before[name]) * 1000 / (told.length - 4));
    const drawn = await page.evaluate(() => performance.getEntriesByName('qd:draw').map(({ duration }) => duration));
    check(drawn.length === told.length - 1, `${drawn.length} of ${told.length - 1} updates of ${game} were drawn`);
    drawn.forEach((time, place) => times[place].push(time));
    await page.context().close();
  }
  // The first updates build the table and paint its pictures.
  const each = times.slice(3, -1).map(middle).sort((one, two) => one - two);
  const at = (part) => each[Math.floor(part * (each.length - 1))].toFixed(1);
  const costs = Object.entries(spent).map(([name, all]) => `${name.replace('Duration', '')} ${middle(all).toFixed(1)}`).join(', ');
  console.log(`${game}, ${size}, motion ${motion}: ${each.length} updates, half within ${at(0.5)}, 90 % within ${at(0.9)}, 99 % within ${at(0.99)}, all within ${at(1)} ms (an update in ms: ${costs})`);
}
await browser.close();
await server.stop();
server.clean();
