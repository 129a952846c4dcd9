import { describe, expect, it, vi } from 'vitest';
import { drawing, needPictures, picture } from '../src/cards/pictures.svelte';
import { crewInk } from '../src/games/mm25/crew';
import { drawn } from '../src/games/uno/face';
import { spoken } from '../src/lib/calls';
import { actOf, keyFor } from '../src/lib/keys';
import type { Branch, Choice, Label } from '../src/lib/narrow';
import type { TableRoom } from '../src/games/registry';
import { buttonsOf, colourOf, isGold, isMany, numbersOf, ordered, roleOf } from '../src/table/prompt';
import { laidAs } from '../src/table/laid';
import type { Layout } from '../src/table/layouts';
import { rowsOf } from '../src/table/log';
import type { Answer, Call, Event, Named, Role, Telling } from '../src/wire';

describe('pictures', () => {
  it('are none before it is known how they are drawn, and one for each number then', async () => {
    let made = 0;
    const url = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
    const card = { code: 'OP01-001', name: 'Karo', kind: 'character', colours: ['red'] };
    expect(picture('opcg', card)).toBeUndefined();
    await needPictures('opcg');
    expect(picture('opcg', card)).toBe('url("blob:1")');
    expect(picture('opcg', { ...card, code: 'OP01-002' })).toBe('url("blob:2")');
    expect(picture('opcg', card)).toBe('url("blob:1")');
    url.mockRestore();
  });

  it('are none where a game has no room', async () => {
    await needPictures('a-game-to-come');
    expect(drawing('a-game-to-come', { code: 'X', name: '' })).toBeUndefined();
  });

  it('give crews an ink of their own', () => {
    expect(crewInk('dawn-gulls')).not.toBe(crewInk('iron-tide'));
    expect(crewInk(undefined)).toMatch(/^#/);
  });

  it('of numbers and signs are drawn for every code', () => {
    const codes = [...'BGRY']
      .flatMap((colour) => [...'0123456789DVS'].map((value) => colour + value))
      .concat([...'WAHK'], ['?']);
    for (const code of codes) expect(drawn(code).svg).toMatch(/^<rect/);
    expect(drawn('RD').index).toBe('+2');
  });
});

// The rooms of the games have components, which look at the browser.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

const answer = (role: Role, more: Partial<Answer> = {}): Answer => ({
  send: role,
  role,
  weight: 'usual',
  path: [{ text: { key: role } }],
  ...more,
});
const branch = (role: Role, more: Partial<Answer> = {}, names?: Named): Branch => ({
  label: role as string as Label,
  text: { key: role },
  names,
  depth: 0,
  choices: [{ answer: answer(role, more), starts: [], aims: [] }],
});

describe('buttons', () => {
  const labels = (...args: Parameters<typeof ordered>): string[] => ordered(...args).map(({ label }) => label);

  it('put what declines on the left and what accepts on the right', () => {
    expect(labels([branch('accept'), branch('decline')], 'yes-no')).toEqual(['decline', 'accept']);
  });

  it('put what closes the question last', () => {
    expect(labels([branch('end'), branch('act')], 'act')).toEqual(['act', 'end']);
    expect(labels([branch('settle'), branch('pick')], 'pick-some')).toEqual(['pick', 'settle']);
  });

  it('are gold where the server says so, and where one press gives that answer', () => {
    expect(isGold(branch('pass'))).toBe(false);
    expect(isGold(branch('pass', { gold: true }))).toBe(true);
    const both = branch('act', { gold: true });
    expect(isGold({ ...both, choices: [...both.choices, ...branch('act').choices] })).toBe(false);
  });

  it('have the role on which all they stand for agree', () => {
    expect(roleOf(branch('draw'))).toBe('draw');
    expect(
      roleOf({ ...branch('draw'), choices: [...branch('draw').choices, ...branch('act').choices] }),
    ).toBeUndefined();
  });

  it('name numbers in order, and colours', () => {
    const all = [3, 1, 2].map((number) => branch('pick', {}, { number }));
    expect(numbersOf(all).map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(numbersOf([branch('pick', {}, { seat: 1 })])).toEqual([]);
    expect(colourOf(branch('pick', {}, { colour: 'red' }))).toBe('red');
    expect(colourOf(branch('pick', {}, { number: 0 }))).toBeUndefined();
  });
});

describe('a call', () => {
  const played = { text: { key: 'play' } };
  const play = (call: Call): Choice => ({
    answer: answer('act', { send: call, path: [played, { text: { key: 'any words' }, names: { call } }] }),
    starts: ['0/hand/0'],
    aims: [],
  });
  const sent = (choices: Choice[], calling: boolean): unknown[] =>
    spoken(choices, calling).map(({ answer }) => answer.send);

  it('goes with the card if it was pressed before', () => {
    expect(sent([play('made'), play('silent')], true)).toEqual(['made']);
    expect(sent([play('made'), play('silent')], false)).toEqual(['silent']);
  });

  it('that is not due leaves the card playable', () => {
    expect(sent([play('silent')], true)).toEqual(['silent']);
  });

  it('is never put into words beside a card', () => {
    expect(spoken([play('made'), play('silent')], false)[0]?.answer.path).toEqual([played]);
  });
});

describe('keys', () => {
  it('can be changed', () => {
    expect(actOf('H', {})).toBe('hand');
    expect(actOf('x', { hand: 'x' })).toBe('hand');
    expect(actOf('h', { hand: 'x' })).toBeNull();
    expect(keyFor('pass', {})).toBe(' ');
  });
});

describe('the row of buttons', () => {
  const branch = (label: string, aims: string[]): Branch => ({
    label: label as Label,
    text: { key: label },
    depth: 0,
    choices: [{ answer: answer('act'), starts: [], aims }],
  });
  const table = (branches: ReturnType<typeof branch>[], targets: string[]) =>
    ({
      branches,
      targets: new Set(targets),
      shape: 'act',
      say: ({ key }: { key: string }) => key,
    }) as unknown as Parameters<typeof buttonsOf>[0];
  const labels = (...args: Parameters<typeof table>): string[] => buttonsOf(table(...args)).map(({ label }) => label);

  it('leaves out what can be pointed at, where that is a crowd', () => {
    const three = [branch('a', ['x']), branch('b', ['y']), branch('c', ['z'])];
    expect(labels(three, ['x', 'y', 'z'])).toEqual([]);
    expect(labels([...three, branch('none', [])], ['x', 'y', 'z'])).toEqual(['none']);
    expect(labels(three.slice(0, 2), ['x', 'y'])).toEqual(['a', 'b']);
    // What is not ringed cannot be pointed at.
    expect(labels(three, [])).toEqual(['a', 'b', 'c']);
  });

  it('becomes a list where there are too many, or too long ones', () => {
    const plain = (...names: string[]) =>
      table(
        names.map((name) => branch(name, [])),
        [],
      );
    // On a phone upright: nothing matches in these tests.
    expect(isMany(plain('a', 'b', 'c', 'd'))).toBe(false);
    expect(isMany(plain('a', 'b', 'c', 'd', 'e'))).toBe(true);
    expect(isMany(plain('a', 'b'.repeat(71)))).toBe(true);
    expect(isMany(plain('a', '長'.repeat(36)))).toBe(true);
    expect(isMany(plain('b'.repeat(71)))).toBe(false);
  });
});

describe('the log', () => {
  const event = (key: string, telling: Telling, clause = 'X-1'): Event => ({
    step: 1,
    kind: 'other',
    text: { key },
    clause,
    telling,
    seat: null,
  });
  const told = (...events: Event[]): string[] =>
    rowsOf(events, 40).map(({ event, times }) => `${event.text.key}×${times}`);

  it('counts neighbours that say the same by the same rule', () => {
    expect(told(event('a', 'counted'), event('a', 'counted'), event('a', 'counted'))).toEqual(['a×3']);
    expect(told(event('a', 'counted'), event('b', 'counted'), event('a', 'counted'))).toEqual(['a×1', 'b×1', 'a×1']);
    expect(told(event('a', 'counted'), event('a', 'counted', 'X-2'))).toEqual(['a×1', 'a×1']);
  });

  it('tells each by itself where that is said, and leaves out what is implied', () => {
    expect(told(event('a', 'each'), event('a', 'each'))).toEqual(['a×1', 'a×1']);
    expect(told(event('a', 'each'), event('a', 'each'), event('a', 'counted'))).toEqual(['a×1', 'a×2']);
    expect(told(event('a', 'counted'), event('b', 'implied'), event('a', 'counted'))).toEqual(['a×2']);
  });
});

describe('a table', () => {
  const board = (() => ({})) as unknown as NonNullable<TableRoom['board']>;
  const layout = { zones: {} } as Layout;

  it('is laid as the server says, by what the game’s room has for that', () => {
    const both: TableRoom = { board, layout, beside: board, calls: true };
    expect(laidAs('ring', both)).toEqual({ board, beside: board, calls: true });
    expect(laidAs('halves', both)).toEqual({ layout, beside: board, calls: true });
    expect(laidAs('rows', both)).toEqual({ calls: true });
  });

  it('is in rows where the room has nothing for that', () => {
    expect(laidAs('ring', { layout })).toEqual({ calls: false });
    expect(laidAs('halves', { board })).toEqual({ calls: false });
    expect(laidAs('halves', {})).toEqual({ calls: false });
  });
});
