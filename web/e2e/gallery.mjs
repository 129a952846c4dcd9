// Moments of real matches, one for each form of a question in each game: found by somebody who answers at random over the socket,
// then shown to a page as often as needed, in any language, theme and size.
import { check, reader } from './lib.mjs';

/** The shapes that each game asks in. */
export const SHAPES = {
  opcg: ['act', 'pick-one', 'pick-some', 'yes-no', 'number', 'order'],
  zwo: ['act', 'pick-one', 'pick-some', 'yes-no', 'order'],
  uno: ['act', 'pick-one', 'yes-no'],
  mm25: ['act', 'pick-one', 'pick-some', 'yes-no'],
};

/**
 * Plays matches in the browser, without drawing anything, until all wanted shapes are seen; gives back one moment of each form.
 * Where the server gives everybody time, `forms` are the only ones that are kept.
 */
async function walk({ game, shapes = [], forms = null, seconds, seats }) {
  const post = async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const { token } = await post('/api/guests', { name: 'Foghorn-22' });
  const { decks } = (await (await fetch('/api/games')).json()).find(({ id }) => id === game);
  const moments = new Map();
  const missing = () =>
    forms?.filter((form) => !moments.has(form)) ??
    shapes.filter((shape) => ![...moments.keys()].some((form) => form.split('+')[0] === shape));

  /** What makes one moment different from another. */
  const formOf = ({ table, verdict }, seat) => {
    if (verdict) return 'over';
    const { question } = table;
    const about = [
      table.links.some(({ kind }) => kind === 'attack') ? 'battle' : '',
      table.stack.length ? 'stack' : '',
    ];
    return [question?.seat === seat ? question.shape : 'waiting', ...about].filter(Boolean).join('+');
  };

  const match = (number) =>
    new Promise((resolve, reject) => {
      let socket,
        welcome,
        update,
        id,
        parts,
        events = [];
      /** Who waits for an answer. */
      let waiting = null;
      // A colour is asked for at the very beginning or not at all: it depends on the first card.
      const first = game === 'uno' && number >= 2;
      const tell = (message) => socket.send(JSON.stringify(message));
      const ask = (message) => tell({ ...message, id: ++id });
      /** The answer to a question. */
      const reply = (message) => {
        ask(message);
        return new Promise((hear) => {
          waiting = { id, hear };
        });
      };

      /** Keeps a moment in every language, with the reasons of what cannot be done. */
      const keep = async (seen) => {
        const form = formOf(seen, welcome.seat);
        if (moments.has(form) || (forms && !forms.includes(form))) return;
        const moment = { game, form, welcome, told: {}, reasons: {} };
        moments.set(form, moment);
        for (const lang of ['ja', 'zh-Hant', 'it', 'en']) {
          tell({ type: 'language', lang });
          // When this is answered, the table has been told in the language.
          moment.reasons[lang] = (await reply({ type: 'why' })).reasons ?? [];
          let told = update;
          if (parts.length)
            told = {
              ...update,
              table: (await reply({ type: 'options', step: update.step, parts })).table ?? seen.table,
            };
          // Where others have moved on meanwhile, it is told as it was.
          if (formOf(told, welcome.seat) !== form) told = seen;
          moment.told[lang] = { ...told, from: 0, events: events.slice(-60) };
        }
      };
      const answer = (table) => {
        if (!table.answers.length) return;
        // What ends a turn is done seldom, so that there is something to see.
        const most = table.answers.filter(({ role }) => !['end', 'pass', 'concede', 'decline'].includes(role));
        parts = [...parts, any(most.length && Math.random() < 0.8 ? most : table.answers).send];
        ask({ type: 'act', step: update.step, parts });
      };
      const on = {
        welcome: (message) => {
          welcome = message;
          id = message.last;
          parts = [];
          tell({ type: 'stops', at: 'all' });
        },
        update: async () => {
          parts = [];
          const seen = update;
          await keep(seen);
          if (update.step !== seen.step) return on.update();
          if (update.verdict || first || (forms && !missing().length)) return socket.close();
          if (update.table.question && update.table.question.seat === null) return ask({ type: 'ready' });
          if (update.table.question?.seat === welcome.seat) answer(update.table);
        },
        choices: async ({ table }) => {
          if (!table) return;
          await keep({ ...update, table });
          answer(table);
        },
        refused: () => {
          parts = [];
          answer(update.table);
        },
      };
      const hear = (message) => {
        if (message.type === 'update') {
          update = message;
          events = [...events.slice(0, update.from), ...update.events];
        }
        if (!waiting) return void on[message.type]?.(message);
        if (message.id !== waiting.id) return;
        const { hear } = waiting;
        waiting = null;
        hear(message);
      };
      /** Somebody else looks on, in each language. */
      const watch = async (code) => {
        const stranger = await post('/api/guests', { name: 'Barnacle-44' });
        const told = {};
        let greeting;
        const look = (lang) =>
          new Promise((resolve) => {
            let events = [];
            const line = new WebSocket(socket.url);
            line.onopen = () =>
              line.send(
                JSON.stringify({ type: 'hello', version: 2, token: stranger.token, table: code, lang, have: 0 }),
              );
            line.onmessage = ({ data }) => {
              const message = JSON.parse(data);
              if (message.type === 'welcome') greeting = message;
              if (message.type !== 'update') return;
              events = [...events.slice(0, message.from), ...message.events];
              if (message.step < 20 && !message.verdict) return;
              told[lang] = { ...message, from: 0, events: events.slice(-60) };
              line.close();
              resolve();
            };
          });
        await Promise.all(['ja', 'zh-Hant', 'it', 'en'].map(look));
        moments.set('watching', { game, form: 'watching', welcome: greeting, told, reasons: {} });
      };
      post(
        '/api/tables',
        {
          game,
          seats: ['you', ...Array(first ? 1 : seats - 1).fill('deckhand')],
          ...(decks.length ? { deck: decks[number % decks.length].id } : {}),
          options: game === 'mm25' ? { best_of: 1 } : {},
        },
        token,
      ).then(({ code }) => {
        socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        if (number === 0 && !forms) void watch(code);
        socket.onopen = () => tell({ type: 'hello', version: 2, token, table: code, lang: 'en', have: 0 });
        socket.onmessage = ({ data }) => hear(JSON.parse(data));
        socket.onclose = () => {
          // What was cut off in the middle is found another time.
          for (const [form, { told }] of moments) if (Object.keys(told).length < 4) moments.delete(form);
          resolve();
        };
        socket.onerror = () => reject(new Error('the line broke'));
        // Seldom does it take so long; another match is as good.
        setTimeout(() => socket.close(), forms ? 60_000 : 5000);
      }, reject);
    });

  const end = Date.now() + 1000 * seconds;
  for (let number = 0; Date.now() < end && (missing().length || (number < 2 && !forms)); number++) await match(number);
  return { moments: [...moments.values()], missing: missing() };
}

/** All moments of these games, and a table for ten. */
export async function gallery(browser, server, games = Object.keys(SHAPES)) {
  const page = await reader(browser, server, {});
  const all = [];
  for (const game of games) {
    const { moments, missing } = await page.evaluate(walk, {
      game,
      shapes: SHAPES[game],
      seconds: 150,
      seats: game === 'uno' ? 4 : 2,
    });
    check(!missing.length, `${game}: no question of the form ${missing.join(', ')} in 150 seconds`);
    all.push(...moments);
  }
  if (games.includes('uno')) {
    const { moments } = await page.evaluate(walk, { game: 'uno', shapes: ['act'], seconds: 60, seats: 10 });
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
export async function patient(browser, server, moments) {
  const page = await reader(browser, server, {});
  const all = [...moments];
  for (const game of new Set(moments.map((moment) => moment.game))) {
    const forms = moments
      .filter((moment) => moment.game === game && /^waiting/.test(moment.form))
      .map(({ form }) => form);
    const found = await page.evaluate(walk, { game, forms, seconds: 90, seats: game === 'uno' ? 4 : 2 });
    for (const moment of found.moments)
      all[all.findIndex(({ game, form }) => game === moment.game && form === moment.form)] = moment;
    if (found.missing.length) console.log(`${game}: ${found.missing.join(', ')} in one language only`);
  }
  await page.context().close();
  return all;
}

/** A page that is told what we like: `show` puts a moment on it. */
export async function stage(browser, server, look) {
  const page = await reader(browser, server, look);
  let now;
  let say;
  let id = 0;
  const put = () => {
    say(now.welcome);
    say({ ...now.told[look.lang ?? 'en'], step: ++id });
  };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    say = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === 'hello') put();
      else if (message.type === 'why')
        say({ type: 'reasons', id: message.id, reasons: now.reasons[look.lang ?? 'en'] });
      // A part of an answer is followed by the same choices again.
      else if (message.type === 'act' || message.type === 'options')
        say({ type: 'choices', id: message.id, table: now.told[look.lang ?? 'en'].table });
    });
  });
  const show = async (moment) => {
    const same = now?.game === moment.game;
    now = moment;
    if (same) put();
    else await page.goto(`${server.url}/t/${moment.game}`);
    await page.waitForSelector('.table .prompt .lead');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  return { page, show };
}
