import { describe, expect, it } from 'vitest';
import { chance, seedOf } from '../src/cards/chance';
import { crewInk, drawing } from '../src/cards/pictures';
import { unoFace } from '../src/cards/uno';
import { actOf, keyFor } from '../src/lib/keys';
import type { Branch, Choice } from '../src/lib/narrow';
import { isHint, spoken } from '../src/lib/uno';
import { buttonsOf, decides, isMany, numbersOf, ordered } from '../src/table/prompt';
import type { Text } from '../src/wire';

const branch = (key: string, args?: Text['args']): Branch => ({ label: key, text: { key, ...(args ? { args } : {}) }, depth: 0, choices: [] });

describe('pictures', () => {
  it('are the same for the same number, and differ between numbers', () => {
    expect(drawing('opcg', 'OP01-001', 'character', ['red'])).toBe(drawing('opcg', 'OP01-001', 'character', ['red']));
    expect(drawing('opcg', 'OP01-001', 'character', ['red'])).not.toBe(drawing('opcg', 'OP01-002', 'character', ['red']));
    expect(chance(seedOf('a'))()).toBe(chance(seedOf('a'))());
  });

  it.each(['opcg', 'zwo', 'mm25'])('of %s are made for what is not known', (game) => {
    expect(drawing(game, 'X', 'unheard-of', [])).toMatch(/^<svg/);
    expect(drawing(game, 'X', 'event', ['plaid', 'red'])).not.toContain('undefined');
    expect(drawing(game, 'X', 'technique', ['new-crew'])).not.toContain('NaN');
  });

  it('give crews an ink of their own', () => {
    expect(crewInk('dawn-gulls')).not.toBe(crewInk('iron-tide'));
    expect(crewInk(undefined)).toMatch(/^#/);
  });

  it('of UNO are drawn for every code', () => {
    const codes = [...'BGRY'].flatMap((colour) => [...'0123456789DVS'].map((value) => colour + value)).concat([...'WAHK'], ['?']);
    for (const code of codes) expect(unoFace(code).svg).toMatch(/^<rect/);
    expect(unoFace('RD').index).toBe('+2');
  });
});

describe('buttons', () => {
  it('put what declines on the left and what accepts on the right', () => {
    const both = [branch('opcg-do-redraw'), branch('opcg-do-keep')];
    expect(ordered(both, 'yesno').map(({ label }) => label)).toEqual(['opcg-do-keep', 'opcg-do-redraw']);
    expect(decides(both, 'yesno', false)?.label).toBe('opcg-do-redraw');
  });

  it('put what settles the question last, in brass', () => {
    const all = [branch('opcg-do-end'), branch('opcg-do-give')];
    expect(ordered(all, 'act').at(-1)?.label).toBe('opcg-do-end');
    expect(decides(all, 'act', false)?.label).toBe('opcg-do-end');
    expect(decides(all, 'act', true)).toBeNull();
  });

  it('name numbers in order', () => {
    const all = [3, 1, 2].map((count) => branch('opcg-do-number', { count }));
    expect(numbersOf(all).map(({ value }) => value)).toEqual([1, 2, 3]);
  });
});

describe('a call', () => {
  const play = (call: boolean): Choice => ({
    answer: { send: call, path: [{ key: 'uno-do-play' }, { key: call ? 'uno-do-call' : 'uno-do-no-call' }] }, starts: ['0/hand/0'], aims: [],
  });

  it('goes with the card if it was pressed before', () => {
    expect(spoken([play(true), play(false)], true).map(({ answer }) => answer.send)).toEqual([true]);
    expect(spoken([play(true), play(false)], false).map(({ answer }) => answer.send)).toEqual([false]);
  });

  it('that is not due leaves the card playable', () => {
    expect(spoken([play(false)], true).map(({ answer }) => answer.send)).toEqual([false]);
  });

  it('is never put into words beside a card', () => {
    expect(spoken([play(true), play(false)], false)[0]?.answer.path).toEqual([{ key: 'uno-do-play' }]);
  });

  it('that was forgotten is no answer among others', () => {
    expect(isHint({ send: 0, path: [{ key: 'uno-do-catch' }] })).toBe(true);
    expect(isHint({ send: 0, path: [{ key: 'uno-do-draw' }] })).toBe(false);
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
  const branch = (label: string, aims: string[]) => ({ label, text: { key: label }, depth: 0, choices: [{ answer: { send: 0, path: [] }, starts: [], aims }] });
  const table = (branches: ReturnType<typeof branch>[], targets: string[]) =>
    ({ branches, targets: new Set(targets), shape: 'act', say: ({ key }: { key: string }) => key }) as unknown as Parameters<typeof buttonsOf>[0];
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
    const plain = (...names: string[]) => table(names.map((name) => branch(name, [])), []);
    expect(isMany(plain('a', 'b', 'c', 'd', 'e'))).toBe(false);
    expect(isMany(plain('a', 'b', 'c', 'd', 'e', 'f'))).toBe(true);
    expect(isMany(plain('a', 'b'.repeat(71)))).toBe(true);
    expect(isMany(plain('a', '長'.repeat(36)))).toBe(true);
    expect(isMany(plain('b'.repeat(71)))).toBe(false);
  });
});
