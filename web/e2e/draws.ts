// How long drawing takes, measured so that two builds can be compared: one match of each game is recorded, then told to the page
// again and again, update by update, without a bot beside it. The middle of its times is an update's time.
// GAMES, SIZE, MOTION, ROUNDS and PAUSE (ms between updates) choose; KEEP is a folder for recordings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prefs } from '../src/lib/prefs.svelte';
import type { FromServer, ToServer } from '../src/wire';
import { expect, test } from './fixtures';
import { begin, playOn } from './hands';
import { drawTimes, GAMES, type GameId, type Size } from './reader';

const { GAMES: chosen, SIZE = 'desk', MOTION = 'off', ROUNDS = '5', PAUSE = '100', KEEP } = process.env;

type Reader = Parameters<Parameters<typeof test>[2]>[0]['reader'];
type Server = Parameters<Reader>[0];

const sorted = (times: number[]): number[] => [...times].sort((one, two) => one - two);
const middle = (times: number[]): number => sorted(times)[Math.floor(times.length / 2)] ?? 0;

/** What the server says during a match: the welcome and every update. */
async function record(reader: Reader, server: Server, game: GameId): Promise<FromServer[]> {
  const file = KEEP && join(KEEP, `${game}.json`);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as FromServer[];
  const page = await reader(server);
  const heard: FromServer[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as FromServer)),
  );
  await begin(page, game);
  await playOn(page, { seconds: 200, until: () => heard.length > 240 });
  await page.context().close();
  const told = heard.filter(({ type }) => type === 'welcome' || type === 'update');
  if (KEEP && file) {
    mkdirSync(KEEP, { recursive: true });
    writeFileSync(file, JSON.stringify(told));
  }
  return told;
}

/** Tells it all to a page; gives back how long each update took to draw. */
async function tell(
  reader: Reader,
  server: Server,
  game: GameId,
  [welcome, ...updates]: FromServer[],
): Promise<number[]> {
  const page = await reader(server, { size: SIZE as Size, prefs: { motion: MOTION as Prefs['motion'] } });
  let say: ((message: FromServer | undefined) => void) | undefined;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    say = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as ToServer).type === 'hello') say?.(welcome);
    });
  });
  await page.goto(`${server.url}/t/${game}`);
  await page.waitForFunction(() => document.fonts.ready);
  await expect.poll(() => say, 'the page comes in').toBeDefined();
  for (const [place, update] of updates.entries()) {
    say?.(update);
    await page.waitForFunction((count) => performance.getEntriesByName('qd:draw').length > count, place, {
      polling: 10,
    });
    // The pause is a part of what is measured: updates that come one upon the other are drawn in warm caches.
    await page.waitForTimeout(Number(PAUSE));
  }
  const drawn = await drawTimes(page);
  expect(drawn.length, `updates of ${game} that were drawn`).toBe(updates.length);
  await page.context().close();
  return drawn;
}

// One after the other: nothing else is to compete with the page.
test.describe.configure({ mode: 'default', timeout: 0 });

for (const game of GAMES.filter((game) => chosen?.split(',').includes(game) ?? true))
  test(`how long ${game} takes to draw`, async ({ reader, fast }) => {
    const told = await record(reader, fast, game);
    const rounds: number[][] = [];
    for (let round = 0; round < Number(ROUNDS); round++) rounds.push(await tell(reader, fast, game, told));
    // The first updates build the table and paint its pictures.
    const each = sorted((rounds[0] ?? []).map((_, place) => middle(rounds.map((times) => times[place] ?? 0))).slice(3));
    const at = (part: number): string => (each[Math.floor(part * (each.length - 1))] ?? 0).toFixed(1);
    console.log(
      `${game}, ${SIZE}, motion ${MOTION}: ${each.length} updates, half within ${at(0.5)}, 90 % within ${at(0.9)}, 99 % within ${at(0.99)}, all within ${at(1)} ms`,
    );
  });
