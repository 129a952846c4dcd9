import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, closeOf, type Hooks, Line, type Status } from '../src/lib/socket';
import type { FromServer, ToServer } from '../src/wire';

/** A socket that does what a test says. */
class Fake {
  static OPEN = 1;
  static all: Fake[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor(readonly url: string) {
    Fake.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const welcome = (last: number): FromServer => ({ type: 'welcome', version: 2, table: 'T', game: 'uno', seat: 0, last });
let have = 0;
let states: Status[] = [];
const hooks: Hooks = {
  have: () => have,
  token: () => Promise.resolve('tok'),
  lang: () => 'it',
  welcome: () => {},
  update: () => {},
  trouble: () => {},
  status: (status) => states.push(status),
};
const latest = (): Fake => Fake.all.at(-1)!;

async function connected(): Promise<Line> {
  const line = new Line('T', hooks);
  await line.connect();
  latest().open();
  latest().say(welcome(4));
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Fake);
  vi.stubGlobal('location', { protocol: 'http:', host: 'h' });
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, hidden: false });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  Fake.all = [];
  states = [];
  have = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line', () => {
  it('says hello with what it has', async () => {
    have = 12;
    await connected();
    expect(latest().sent[0]).toEqual({ type: 'hello', version: 2, token: 'tok', table: 'T', lang: 'it', have: 12 });
    expect(states.at(-1)).toEqual({ kind: 'live' });
  });

  it('counts on from the last number that had an effect', async () => {
    const line = await connected();
    void line.ask({ type: 'ready' });
    expect(latest().sent.at(-1)).toEqual({ type: 'ready', id: 5 });
  });

  it('asks again with the same number after it broke, and hears the answer', async () => {
    const line = await connected();
    const answer = line.ask({ type: 'act', step: 3, parts: ['x'] });
    latest().break();
    expect(states.at(-1)).toMatchObject({ kind: 'lost' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(Fake.all.length).toBe(2);
    latest().open();
    latest().say(welcome(5));
    expect(latest().sent.at(-1)).toEqual({ type: 'act', step: 3, parts: ['x'], id: 5 });
    latest().say({ type: 'done', id: 5, step: 4 });
    expect(await answer).toEqual({ type: 'done', id: 5, step: 4 });
  });

  it('does not come back by itself to a table that is gone', async () => {
    await connected();
    latest().break(4003);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Fake.all.length).toBe(1);
    expect(states.at(-1)).toEqual({ kind: 'closed', why: 'table' });
  });

  it('comes back when the server stops', async () => {
    await connected();
    latest().break(4009);
    await vi.advanceTimersByTimeAsync(6000);
    expect(Fake.all.length).toBeGreaterThan(1);
  });

  it('says nothing more once it has ended', async () => {
    const line = await connected();
    line.end();
    latest().break();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Fake.all.length).toBe(1);
  });
});

describe('the wait before a new try', () => {
  it('grows, but never beyond some seconds', () => {
    expect(backoff(0, 0.5)).toBe(250);
    expect(backoff(3, 0.5)).toBe(2000);
    expect(backoff(30, 1)).toBeLessThanOrEqual(6500);
  });
});

describe('closes', () => {
  it('are known by their code', () => {
    expect(closeOf(4003)).toBe('table');
    expect(closeOf(4009)).toBe('stopping');
    expect(closeOf(1006)).toBeNull();
  });
});
