import { describe, expect, it } from 'vitest';
import { branches, cardAt, type Choice, choicesOf, keyAt, keyOf, left, NOTHING, tap, trailTo } from '../src/lib/narrow';
import type { Answer, Table, Text } from '../src/wire';

const text = (key: string, args?: Text['args']): Text => ({ key, ...(args ? { args } : {}) });

const answer = (send: string, words: string[], more: Partial<Answer> = {}): Answer => ({
  send,
  role: 'act',
  weight: 'usual',
  path: words.map((word) => ({ text: text(word) })),
  ...more,
});

/** A leader and a character that can attack two targets, a card in the hand that can be played, and the end of the turn. */
const table: Table = {
  phase: [],
  plates: [],
  links: [],
  stack: [],
  question: null,
  zones: [
    {
      id: 'leader',
      owner: 0,
      form: 'spread',
      label: text('leader'),
      count: 1,
      cards: [{ index: 0, code: 'L', answers: [0, 1] }],
    },
    {
      id: 'hand',
      owner: 0,
      form: 'spread',
      label: text('hand'),
      count: 1,
      cards: [{ index: 3, code: 'H', answers: [2] }],
    },
    { id: 'leader', owner: 1, form: 'spread', label: text('leader'), count: 1, cards: [{ index: 0, code: 'M' }] },
    {
      id: 'characters',
      owner: 1,
      form: 'spread',
      label: text('characters'),
      count: 1,
      cards: [{ index: 2, code: 'C' }],
    },
  ],
  answers: [
    answer('a', ['attack', 'target-m'], { aim: { zone: 2, index: 0 } }),
    answer('b', ['attack', 'target-c'], { aim: { zone: 3, index: 2 } }),
    answer('c', ['play']),
    answer('d', ['end'], { role: 'end' }),
  ],
  tries: [],
};
const leader = '0/leader/0';
const hand = '0/hand/3';
const target = '1/characters/2';

describe('choices', () => {
  const choices = choicesOf(table);

  it('know the cards they start from and the card they are aimed at', () => {
    expect(choices.map(({ starts }) => starts)).toEqual([[leader], [leader], [hand], []]);
    expect(choices.map(({ aims }) => aims)).toEqual([['1/leader/0'], [target], [], []]);
  });

  it('are narrowed by a card, then by a target', () => {
    const from = left(choices, { ...NOTHING, from: leader });
    expect(from.map(({ answer }) => answer.send)).toEqual(['a', 'b']);
    expect(left(choices, { from: leader, trail: [], aims: [target] }).map(({ answer }) => answer.send)).toEqual(['b']);
  });

  it('give no button to a word on which all agree', () => {
    const shown = branches(left(choices, { ...NOTHING, from: leader }), []);
    expect(shown.map(({ text }) => text.key)).toEqual(['target-m', 'target-c']);
  });

  it('keep a single answer as one button', () => {
    expect(branches(left(choices, { ...NOTHING, from: hand }), []).map(({ text }) => text.key)).toEqual(['play']);
  });

  it('lead on to the words after a pressed button', () => {
    const deep: Choice[] = ['x', 'y'].flatMap((first) =>
      ['1', '2'].map((second) => ({
        answer: answer(first + second, [first, second]),
        starts: [],
        aims: [],
      })),
    );
    const [x] = branches(deep, []);
    const trail = trailTo(x!);
    expect(branches(left(deep, { ...NOTHING, trail }), trail).map(({ text }) => text.key)).toEqual(['1', '2']);
  });
});

describe('a tap', () => {
  const choices = choicesOf(table);

  it('chooses a card that can act, and sends nothing yet', () => {
    expect(tap(choices, NOTHING, hand, 'act')).toEqual({ do: 'narrow', to: { from: hand, trail: [], aims: [] } });
  });

  it('on the chosen card sends its only act', () => {
    expect(tap(choices, { ...NOTHING, from: hand }, hand, 'act')).toMatchObject({ do: 'send', answer: { send: 'c' } });
  });

  it('on the chosen card drops it where a target is still needed', () => {
    expect(tap(choices, { ...NOTHING, from: leader }, leader, 'act')).toEqual({ do: 'drop' });
  });

  it('on a target sends', () => {
    expect(tap(choices, { ...NOTHING, from: leader }, target, 'act')).toMatchObject({
      do: 'send',
      answer: { send: 'b' },
    });
  });

  it('on a card that cannot act asks why', () => {
    expect(tap(choices, NOTHING, target, 'act')).toEqual({ do: 'ask-why' });
  });

  it.each(['pick-one', 'pick-some', 'order'] as const)('picks at once where cards are picked: %s', (shape) => {
    expect(tap(choices, NOTHING, hand, shape)).toMatchObject({ do: 'send', answer: { send: 'c' } });
  });

  it('on another card that can act chooses that one instead', () => {
    expect(tap(choices, { ...NOTHING, from: leader }, hand, 'act')).toMatchObject({ do: 'narrow', to: { from: hand } });
  });
});

describe('cards', () => {
  it('are found by their key', () => {
    expect(cardAt(table, hand)?.card.code).toBe('H');
    expect(cardAt(table, '1/hand/0')).toBeNull();
    expect(keyAt(table, { zone: 3, index: 2 })).toBe(target);
    expect(keyOf({ owner: null, id: 'pile' }, 4)).toBe('-/pile/4');
  });
});
