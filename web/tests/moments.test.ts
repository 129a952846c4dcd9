// Matches put together from what the server tells of them, and what is marked on their line.
import { describe, expect, it } from 'vitest';
import { changed, isWhole, joined, type Moments, next, ticks, together } from '../src/replay/moments';
import { eyesIn, reason } from '../src/replay/source';
import { ApiError } from '../src/lib/api';
import type { Event, EventKind, Record as Part, Table, Zone } from '../src/wire';

const event = (step: number, kind: EventKind): Event => ({
  step,
  kind,
  text: { key: 'any' },
  clause: 'X-1',
  telling: 'each',
  seat: null,
});
const zone = (id: string, owner: number | null, codes: (string | undefined)[]): Zone => ({
  id,
  owner,
  form: 'row',
  label: { key: id },
  count: codes.length,
  cards: codes.map((code, index) => ({ index, code })) as Zone['cards'],
});
const table = (zones: Zone[]): Table => ({
  phase: [],
  plates: [],
  zones,
  links: [],
  stack: [],
  question: null,
  answers: [],
  tries: [],
});
const part = (more: Partial<Part>): Part => ({
  game: 'any',
  seats: [],
  eyes: 0,
  over: true,
  steps: 3,
  from: 0,
  first: table([]),
  changes: [],
  events: [],
  ...more,
});

describe('a change', () => {
  const before = { a: 1, list: [{ n: 1 }, { n: 2 }, { n: 3 }], still: { deep: true }, gone: 1 };

  it('replaces values, goes into fields and places, shortens lists and takes fields away', () => {
    const after = changed(before, { a: [2], list: { '1': { n: [20] }, '#': 2 }, '-': ['gone'], fresh: ['x'] });
    expect(after).toEqual({ a: 2, list: [{ n: 1 }, { n: 20 }], still: { deep: true }, fresh: 'x' });
  });

  it('leaves what it came from, and keeps what did not change as the same object', () => {
    const after = changed(before, { list: { '2': { n: [30] } } });
    expect(before.list[2]).toEqual({ n: 3 });
    expect(after.still).toBe(before.still);
    expect(after.list[0]).toBe(before.list[0]);
  });

  it('lengthens lists, and replaces a whole', () => {
    expect(changed({ list: [1] }, { list: { '#': 3, '1': [5], '2': [6] } })).toEqual({ list: [1, 5, 6] });
    expect(changed({ question: { seat: 1 } }, { question: [null] })).toEqual({ question: null });
    expect(changed({ a: 1 }, [{ b: 2 }])).toEqual({ b: 2 });
  });

  it('of nothing changes nothing', () => {
    expect(changed(before, {})).toEqual(before);
  });
});

describe('a match', () => {
  const first = table([zone('hand', 0, ['A'])]);
  const one = part({
    first,
    changes: [{ zones: { '0': { cards: { '0': { code: ['B'] } } } } }],
    events: [event(0, 'draw'), event(1, 'play')],
  });
  const two = part({ from: 1, first, changes: [{}, { phase: [[1]] }], events: [event(3, 'end')] });

  it('comes in parts and is whole when every moment is there', () => {
    const begun = joined(null, one);
    expect(begun.tables.map(({ zones }) => zones[0]!.cards[0]!.code)).toEqual(['A', 'B']);
    expect(isWhole(begun)).toBe(false);
    const whole = joined(begun, two);
    expect(whole.tables).toHaveLength(4);
    expect(whole.tables[3]!.zones[0]!.cards[0]!.code).toBe('B');
    expect(whole.events.map(({ step }) => step)).toEqual([0, 1, 3]);
    expect(isWhole(whole)).toBe(true);
    expect(begun.tables, 'what was there stays').toHaveLength(2);
  });

  it('is seen through all eyes at once: each zone as its owner saw it', () => {
    const seen = (own: number): Moments =>
      joined(
        null,
        part({
          steps: 0,
          eyes: own,
          first: table([
            zone('hand', 0, [own === 0 ? 'A' : undefined]),
            zone('hand', 1, [own === 1 ? 'B' : undefined]),
            zone('pile', null, ['C']),
          ]),
        }),
      );
    const all = together([seen(0), seen(1)]);
    expect(all.tables[0]!.zones.map(({ cards }) => cards[0]!.code)).toEqual(['A', 'B', 'C']);
  });
});

describe('the line of a match', () => {
  const events = [
    event(0, 'round'),
    event(1, 'turn'),
    event(2, 'attack'),
    event(3, 'damage'),
    event(5, 'turn'),
    event(5, 'draw'),
    event(6, 'damage'),
  ];
  const line = ticks(joined(null, part({ steps: 6, changes: [{}, {}, {}, {}, {}, {}], events })));

  it('has a tick for every moment, with its turn', () => {
    expect(line.map(({ turn }) => turn)).toEqual([0, 1, 1, 1, 1, 2, 2]);
    expect(line.flatMap(({ begins }, step) => (begins ? [step] : []))).toEqual([0, 1, 5]);
    expect(line.flatMap(({ hurt }, step) => (hurt ? [step] : []))).toEqual([3, 6]);
  });

  it('is gone along by turns and by hits, to its ends where there are no more', () => {
    const turn = (from: number, by: 1 | -1): number => next(line, from, by, ({ begins }) => begins);
    expect([turn(0, 1), turn(1, 1), turn(5, 1)]).toEqual([1, 5, 6]);
    expect([turn(6, -1), turn(4, -1), turn(1, -1)]).toEqual([5, 1, 0]);
    expect(next(line, 3, 1, ({ hurt }) => hurt)).toBe(6);
  });
});

describe('the address of a moment', () => {
  it.each([
    ['0', 0],
    ['3', 3],
    ['all', 'all'],
    ['', null],
    [null, undefined],
    ['x', undefined],
    ['-1', undefined],
    ['12', undefined],
  ])('with eyes %j means %j', (said, eyes) => expect(eyesIn(said)).toBe(eyes));
});

describe('a match that is not shown', () => {
  it.each([
    [new ApiError('not-found', 404), 'none'],
    [new ApiError('eyes', 403), 'eyes'],
    [new ApiError('version', 422), 'version'],
    [new ApiError('on-hold', 503), 'version'],
    [new ApiError('no-replay', 422), 'no-replay'],
    [new ApiError('too-large', 413), 'no-replay'],
    [new ApiError('stopping', 503), 'away'],
    [new Error('anything'), 'away'],
  ])('%s: %s', (error, why) => expect(reason(error)).toBe(why));
});
