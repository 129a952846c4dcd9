// Moments of real matches, one for each form of a question in each game: found by somebody who answers at random over the socket,
// then shown to a page as often as needed, in any language, theme and size.
import { type Browser, expect, type Page } from '@playwright/test';
import type { Lang } from '../src/lib/words';
import type { Answer, FromServer, Problem, Shape, Table, ToServer, Update } from '../src/wire';
import { drawn, GAMES, type GameId, open } from './reader';
import type { Server } from './server';

/** The shapes that each game asks in. */
export const SHAPES: Record<GameId, Shape[]> = {
  opcg: ['act', 'pick-one', 'pick-some', 'yes-no', 'number', 'order'],
  zwo: ['act', 'pick-one', 'pick-some', 'yes-no', 'order'],
  uno: ['act', 'pick-one', 'yes-no'],
  mm25: ['act', 'pick-one', 'pick-some', 'yes-no'],
};

type Of<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;
type Telling = Partial<Record<Lang, Of<'update'>>>;

/** A table at one moment, as one viewer is told of it in each language. */
export interface Moment {
  game: GameId;
  form: string;
  welcome: Of<'welcome'>;
  told: Telling;
  /** Why what cannot be done cannot be done. */
  reasons: Partial<Record<Lang, Problem[]>>;
}

interface Search {
  game: GameId;
  shapes?: Shape[];
  /** Where the server gives everybody time, these are the only ones that are kept. */
  forms?: string[];
  /** In which languages it is told. */
  langs?: Lang[];
  /** For so many seconds a moment gives way to one of its form with more cards on the board. */
  fullest?: number;
  seconds: number;
  seats: number;
}

interface Found {
  moments: Moment[];
  missing: string[];
}

/** Plays matches in the browser, without drawing anything, until all wanted shapes are seen; gives back one moment of each form. */
async function walk({
  game,
  shapes = [],
  forms,
  langs = ['ja', 'zh-Hant', 'it', 'en'],
  fullest = 0,
  seconds,
  seats,
}: Search): Promise<Found> {
  const post = async <Said>(path: string, body: unknown, token?: string): Promise<Said> => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    return (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Said;
  };
  const any = <Item>(list: Item[]): Item => list[Math.floor(Math.random() * list.length)]!;
  const { token } = await post<{ token: string }>('/api/guests', { name: 'Foghorn-22' });
  const offered = (await (await fetch('/api/games')).json()) as { id: string; decks: { id: string }[] }[];
  const { decks } = offered.find(({ id }) => id === game)!;
  const moments = new Map<string, Moment>();
  const missing = (): string[] =>
    forms?.filter((form) => !moments.has(form)) ??
    shapes.filter((shape) => ![...moments.keys()].some((form) => form.split('+')[0] === shape));

  const until = Date.now() + 1000 * fullest;
  /** How many cards lie open on the board. */
  const fullness = (told: Telling): number =>
    Object.values(told)[0]!.table.zones.reduce(
      (sum, { id, form, cards }) => sum + (id === 'hand' || form === 'pile' ? 0 : cards.length),
      0,
    );
  /** What makes one moment different from another. */
  const formOf = ({ table, verdict }: Update, seat: number | null): string => {
    if (verdict) return 'over';
    const { question } = table;
    if (question?.seat === null) return 'between';
    const about = [
      table.links.some(({ kind }) => kind === 'attack') ? 'battle' : '',
      table.stack.length ? 'stack' : '',
    ];
    return [question?.seat === seat ? question?.shape : 'waiting', ...about].filter(Boolean).join('+');
  };

  const match = (number: number): Promise<void> =>
    new Promise((resolve, reject) => {
      let socket: WebSocket;
      let welcome: Of<'welcome'>;
      let update: Of<'update'>;
      let id = 0;
      let parts: unknown[] = [];
      let events: Update['events'] = [];
      /** Who waits for an answer. */
      let waiting: { id: number; hear: (message: FromServer) => void } | null = null;
      // A colour is asked for at the very beginning or not at all: it depends on the first card.
      const first = game === 'uno' && number >= 2;
      const tell = (message: ToServer): void => socket.send(JSON.stringify(message));
      type Asking = ToServer extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;
      const ask = (message: Asking): void => tell({ ...message, id: ++id } as ToServer);
      /** The answer to a question. */
      const reply = (message: Asking): Promise<FromServer> => {
        ask(message);
        return new Promise((hear) => {
          waiting = { id, hear };
        });
      };

      /** Keeps a moment in every language, with the reasons of what cannot be done. */
      const keep = async (seen: Of<'update'>): Promise<void> => {
        const form = formOf(seen, welcome.seat);
        const had = moments.get(form);
        const isFuller = had !== undefined && Date.now() < until && fullness({ en: seen }) > fullness(had.told);
        if ((had && !isFuller) || (forms && !forms.includes(form))) return;
        const moment: Moment = { game, form, welcome, told: {}, reasons: {} };
        moments.set(form, moment);
        for (const lang of langs) {
          tell({ type: 'language', lang });
          // When this is answered, the table has been told in the language.
          const why = await reply({ type: 'why' });
          moment.reasons[lang] = why.type === 'reasons' ? why.reasons : [];
          let told = update;
          if (parts.length) {
            const options = await reply({ type: 'options', step: update.step, parts });
            told = { ...update, table: (options.type === 'choices' && options.table) || seen.table };
          }
          // Where others have moved on meanwhile, it is told as it was.
          if (formOf(told, welcome.seat) !== form) told = seen;
          moment.told[lang] = { ...told, from: 0, events: events.slice(-60) };
        }
      };
      const answer = (table: Table): void => {
        if (!table.answers.length) return;
        // What ends a turn is done seldom, so that there is something to see.
        const ends: Answer['role'][] = ['end', 'pass', 'concede', 'decline'];
        const most = table.answers.filter(({ role }) => !ends.includes(role));
        parts = [...parts, any(most.length && Math.random() < 0.8 ? most : table.answers).send];
        ask({ type: 'act', step: update.step, parts });
      };
      const greet = (message: Of<'welcome'>): void => {
        welcome = message;
        id = message.last;
        parts = [];
        tell({ type: 'stops', at: 'all' });
      };
      const go = async (): Promise<void> => {
        parts = [];
        const seen = update;
        await keep(seen);
        if (update.step !== seen.step) return go();
        if (update.verdict || first || (forms && !missing().length)) return socket.close();
        if (update.table.question && update.table.question.seat === null) return ask({ type: 'ready' });
        if (update.table.question?.seat === welcome.seat) answer(update.table);
      };
      const choose = async (table: Table | null): Promise<void> => {
        if (!table) return;
        await keep({ ...update, table });
        answer(table);
      };
      const hear = (message: FromServer): void => {
        if (message.type === 'update') {
          update = message;
          events = [...events.slice(0, update.from), ...update.events];
        }
        if (waiting) {
          if (!('id' in message) || message.id !== waiting.id) return;
          const { hear } = waiting;
          waiting = null;
          return hear(message);
        }
        if (message.type === 'welcome') greet(message);
        else if (message.type === 'update') void go();
        else if (message.type === 'choices') void choose(message.table);
        else if (message.type === 'refused') {
          parts = [];
          answer(update.table);
        }
      };
      /** Somebody else looks on, in each language. */
      const watch = async (code: string): Promise<void> => {
        const stranger = await post<{ token: string }>('/api/guests', { name: 'Barnacle-44' });
        const told: Telling = {};
        let greeting: Of<'welcome'>;
        const look = (lang: Lang): Promise<void> =>
          new Promise((resolve) => {
            let events: Update['events'] = [];
            const line = new WebSocket(socket.url);
            const hello: ToServer = { type: 'hello', version: 2, token: stranger.token, table: code, lang, have: 0 };
            line.onopen = () => line.send(JSON.stringify(hello));
            line.onmessage = ({ data }: MessageEvent<string>) => {
              const message = JSON.parse(data) as FromServer;
              if (message.type === 'welcome') greeting = message;
              if (message.type !== 'update') return;
              events = [...events.slice(0, message.from), ...message.events];
              if (message.step < 20 && !message.verdict) return;
              told[lang] = { ...message, from: 0, events: events.slice(-60) };
              line.close();
              resolve();
            };
          });
        await Promise.all(langs.map(look));
        moments.set('watching', { game, form: 'watching', welcome: greeting!, told, reasons: {} });
      };
      post<{ code: string }>(
        '/api/tables',
        {
          game,
          seats: ['you', ...Array<string>(first ? 1 : seats - 1).fill('deckhand')],
          ...(decks.length ? { deck: decks[number % decks.length]!.id } : {}),
          options: game === 'mm25' ? { best_of: 1 } : {},
        },
        token,
      ).then(({ code }) => {
        socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        if (number === 0 && !forms) void watch(code);
        socket.onopen = () => tell({ type: 'hello', version: 2, token, table: code, lang: 'en', have: 0 });
        socket.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as FromServer);
        socket.onclose = () => {
          // What was cut off in the middle is found another time.
          for (const [form, { told }] of moments) if (Object.keys(told).length < langs.length) moments.delete(form);
          resolve();
        };
        socket.onerror = () => reject(new Error('the line broke'));
        // Seldom does it take so long; another match is as good.
        setTimeout(() => socket.close(), forms ? 60_000 : 5000);
      }, reject);
    });

  const end = Date.now() + 1000 * seconds;
  const wants = (number: number): boolean => missing().length > 0 || Date.now() < until || (number < 2 && !forms);
  for (let number = 0; Date.now() < end && wants(number); number++) await match(number);
  return { moments: [...moments.values()], missing: missing() };
}

const search = (page: Page, wanted: Search): Promise<Found> => page.evaluate(walk, wanted);

/** All moments of these games, and a table for ten. */
export async function gallery(
  browser: Browser,
  server: Server,
  games: readonly GameId[] = GAMES,
  how: Pick<Search, 'langs' | 'fullest'> = {},
): Promise<Moment[]> {
  const page = await open(browser, server);
  const all: Moment[] = [];
  for (const game of games) {
    const seats = game === 'uno' ? 4 : 2;
    const { moments, missing } = await search(page, { game, shapes: SHAPES[game], seconds: 150, seats, ...how });
    expect(missing, `forms of questions of ${game} that were not asked in 150 seconds`).toEqual([]);
    all.push(...moments);
  }
  if (games.includes('uno')) {
    const { moments } = await search(page, { game: 'uno', shapes: ['act'], seconds: 60, seats: 10, ...how });
    all.push(
      ...moments
        .filter(({ form }) => /^(act|watching)/.test(form))
        .map((moment) => ({ ...moment, form: `ten-${moment.form}` })),
    );
  }
  await page.context().close();
  return all;
}

/** The same where somebody else is waited for, in every language: a server that gives them time says it often enough. */
export async function patient(browser: Browser, server: Server, moments: Moment[]): Promise<Moment[]> {
  const page = await open(browser, server);
  const all = [...moments];
  for (const game of new Set(moments.map((moment) => moment.game))) {
    const forms = moments
      .filter((moment) => moment.game === game && /^waiting/.test(moment.form))
      .map(({ form }) => form);
    const found = await search(page, { game, forms, seconds: 90, seats: game === 'uno' ? 4 : 2 });
    for (const moment of found.moments)
      all[all.findIndex(({ game, form }) => game === moment.game && form === moment.form)] = moment;
    if (found.missing.length) console.log(`${game}: ${found.missing.join(', ')} in one language only`);
  }
  await page.context().close();
  return all;
}

/** Makes a page hear what we like: `show` puts a moment on it. */
export async function stage(page: Page, server: Server, lang: Lang): Promise<{ show(moment: Moment): Promise<void> }> {
  let now: Moment | undefined;
  let say: (message: FromServer) => void;
  let step = 0;
  const put = ({ welcome, told }: Moment): void => {
    say(welcome);
    say({ ...told[lang]!, step });
  };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    say = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToServer;
      if (!now) return;
      if (message.type === 'hello') put(now);
      else if (message.type === 'why') say({ type: 'reasons', id: message.id, reasons: now.reasons[lang] ?? [] });
      // A part of an answer is followed by the same choices again.
      else if (message.type === 'act' || message.type === 'options')
        say({ type: 'choices', id: message.id, table: now.told[lang]!.table });
    });
  });
  return {
    async show(moment) {
      const same = now?.game === moment.game;
      now = moment;
      step++;
      if (same) put(moment);
      else await page.goto(`${server.url}/t/${moment.game}`);
      await expect(page.locator('.table :is(.prompt .lead, .verdict h2)')).toBeVisible();
      // It has come, and the page has drawn it.
      await page.waitForFunction((step) => window.line.step === step, step);
      await drawn(page);
    },
  };
}

/** The pages around the tables, one after the other: what each is called, and how to come to it from the one before. */
export const SCREENS: [string, (page: Page, server: Server) => Promise<void>][] = [
  ['home', (page) => expect(page.locator('.games .btn').first()).toBeVisible()],
  [
    'bots',
    async (page) => {
      await page.click('.p-opcg .sq');
      await expect(page.locator('.newtable .deck')).toHaveCount(2);
    },
  ],
  [
    'deck',
    async (page, { url }) => {
      await page.goto(url);
      await page.click('.p-opcg .friend');
      await page.selectOption('.deck select', 'paste');
      await page.fill('.deck textarea', '4xST01-004\n9xNOPE-999');
      await expect(page.locator('.deck .faults li').first()).toBeVisible();
    },
  ],
  [
    'seats',
    async (page) => {
      await page.selectOption('.deck select', '');
      await page.click('.newtable .btn.pri');
      await expect(page.locator('.lobby .qr')).toBeVisible();
    },
  ],
  [
    'seat-bot',
    async (page) => {
      await page.click('.place.open .btn');
      await expect(page.locator('.place.open')).toHaveCount(0);
      await page.click('.place:not(.yours) .btn');
      await expect(page.locator('.sheet .deck')).toBeVisible();
    },
  ],
  [
    'seat-own',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.click('.place.yours .btn');
      await expect(page.locator('.sheet .leave')).toBeVisible();
    },
  ],
  [
    'rules',
    async (page, { url }) => {
      await page.goto(`${url}/rules/opcg#OP-8.3.1`);
      await expect(page.locator('article.on')).toBeVisible();
    },
  ],
  [
    'rules-found',
    async (page) => {
      await page.fill('.find input', 'OP-8');
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('.book mark').first()).toBeVisible();
    },
  ],
  [
    'settings',
    async (page, { url }) => {
      await page.goto(`${url}/settings`);
      await expect(page.locator('.settings')).toBeVisible();
    },
  ],
  [
    'matches',
    async (page, { url }) => {
      await page.goto(`${url}/games`);
      await expect(page.locator('h1')).toBeVisible();
    },
  ],
  [
    'file',
    async (page, { url }) => {
      await page.goto(`${url}/r`);
      await expect(page.locator('h1')).toBeVisible();
    },
  ],
  [
    'gone',
    async (page, { url }) => {
      await page.goto(`${url}/t/NOPE`);
      await expect(page.locator('h1')).toBeVisible();
    },
  ],
];
