import { describe, expect, it } from 'vitest';
import { among, type Draw, type Facts } from '../src/cards/figure/facts';
import { personOf } from '../src/cards/figure/person';
import { DEEDS } from '../src/cards/figure/signs';
import { TOOLS } from '../src/cards/figure/tools';
import { engraved } from '../src/games/mm25/picture';
import { scene } from '../src/games/opcg/picture';
import { undead } from '../src/games/zwo/picture';

const GAMES: [string, Draw, string[], string[]][] = [
  ['opcg', scene, ['red', 'green', 'blue', 'purple', 'black', 'yellow'], ['leader', 'character', 'event', 'stage']],
  ['zwo', undead, ['red', 'green', 'blue', 'grey'], ['zombie', 'event']],
  ['mm25', engraved, ['dawn-gulls', 'iron-tide', 'a-crew'], ['character', 'technique', 'team']],
];

const SYLLABLES = ['ka', 'ro', 'mi', 'ten', 'bal', 'or', 'sha', 'du', 'vi', 'len', 'go', 'ze', 'phi', 'nam', 'us'];
/** Made-up names, each another. */
const nameOf = (i: number): string =>
  [i % 15, Math.floor(i / 15) % 15, Math.floor(i / 225) % 15].map((place) => SYLLABLES[place]).join('');

const of = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

/** Made-up cards, with all that may be known of them. */
const made = (count: number, colours: string[], kinds: string[]): Facts[] =>
  Array.from({ length: count }, (_, i) => ({
    code: `X-${i}`,
    name: of(kinds, i) === 'team' ? `${nameOf(i)} & ${nameOf(i + 7)}` : nameOf(i),
    kind: of(kinds, i),
    colours: i % 5 ? [of(colours, i)] : [of(colours, i), of(colours, i + 1)],
    facts: [
      { kind: 'cost', value: i % 11 },
      { kind: 'power', value: (i % 14) * 1000 },
    ],
    types: [`crew ${i % 23}`],
    printing: i % 13,
    figure: {
      name: of(kinds, i) === 'team' ? `${nameOf(i)} & ${nameOf(i + 7)}` : nameOf(i),
      types: [of(['Giant', 'Fish-Man', 'Animal', 'Navy', `crew ${i % 23}`], i)],
      attribute: of(Object.keys(TOOLS), i),
      deeds: [of(Object.keys(DEEDS), i)],
      timings: of([['main'], ['counter'], ['counter', 'main']], i),
    },
  }));

/** What is wrong with a piece of markup: every element closes, every attribute is quoted once, every reference is met. */
function faults(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?: [A-Za-z\d-]+="[^"<>]*")*)(\/?)>/g,
    (_, close, name, attributes, empty) => {
      const names = [...attributes.matchAll(/ ([A-Za-z-]+)=/g)].map(([, one]) => one);
      if (new Set(names).size < names.length) wrong.push(`twice in <${name}${attributes}>`);
      if (close && open.pop() !== name) wrong.push(`</${name}>`);
      if (!close && !empty) open.push(name);
      return '';
    },
  );
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g))
    if (!/^[Mm][\d\s.,a-zA-Z-]+$/.test(d) || /[^MLHVCSQTAZmlhvcsqtaz\d\s.,-]/.test(d)) wrong.push(`d="${d}"`);
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) if (!svg.includes(`id="${id}"`)) wrong.push(`#${id}`);
  if (rest) wrong.push(rest);
  if (/NaN|undefined|null|Infinity/.test(svg)) wrong.push('no number');
  return [...wrong, ...open];
}

describe.each(GAMES)('a figure of %s', (_, draw, colours, kinds) => {
  const cards = made(600, colours, kinds);
  const drawn = cards.map(draw);

  it('is well-formed', () => {
    expect(drawn.flatMap(faults)).toEqual([]);
  });

  it('is small', () => {
    const sizes = drawn.map((svg) => svg.length).sort((a, b) => a - b);
    expect(sizes[sizes.length / 2]).toBeLessThanOrEqual(3500);
    expect(sizes.at(-1)).toBeLessThanOrEqual(7000);
  });

  it('is the same for the same card, and no two cards share one', () => {
    expect(cards.map(draw)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(cards.length);
  });

  it.each(kinds)('differs between 300 cards of one name and colour: %s', (kind) => {
    const alike = Array.from({ length: 300 }, (_, i): Facts => {
      return { code: `X-${i}`, name: 'Karo', kind, colours: [colours[0]!], printing: i };
    });
    expect(new Set(alike.map(draw)).size).toBe(300);
  });

  it.each(kinds)('differs between names: %s', (kind) => {
    const cards = Array.from({ length: 300 }, (_, i): Facts => {
      return { code: 'X', name: nameOf(i), kind, colours: [colours[0]!], printing: 0 };
    });
    expect(new Set(cards.map(draw)).size).toBeGreaterThan(kind === 'technique' ? 40 : 290);
  });

  it.each<Facts>([
    { code: 'X', name: '' },
    { code: '', name: '', kind: 'unheard-of', colours: [], facts: [], types: [] },
    {
      code: 'X',
      name: '山田',
      kind: 'event',
      colours: ['plaid', 'red'],
      figure: { name: '', deeds: ['juggle'], timings: ['never'] },
    },
    {
      code: 'X',
      name: '&',
      kind: 'team',
      colours: ['plaid'],
      figure: { name: '&', attribute: 'song' },
      printing: 9999,
    },
    {
      code: 'X',
      name: 'A',
      kind: 'character',
      facts: [
        { kind: 'power', value: -1e6 },
        { kind: 'cost', value: 1e6 },
      ],
    },
    ...kinds.map((kind) => ({ code: 'X', name: 'A', kind })),
  ])('leaves out what is not known: %j', (card) => {
    expect(faults(draw(card))).toEqual([]);
  });

  it('comes from no other words than its own', () => {
    expect(faults(draw({ code: '"<b>', name: '</svg><script>', types: ['"&'], colours: ['red"'] }))).toEqual([]);
  });
});

describe('a person', () => {
  it('is the same in every printing, however the name is written', () => {
    expect(personOf('Anna.B.Karo')).toEqual(personOf('anna b karo'));
    expect(personOf('Anna.B.Karo')).not.toEqual(personOf('Anna.B.Kari'));
  });

  it('wears the same in every scene', () => {
    /** The paths of head and dress, without where they stand and what light falls on them. */
    const outlines = (svg: string): string =>
      [...svg.slice(svg.indexOf('stroke-linejoin="round"')).matchAll(/ d="([^"]*)"/g)]
        .map(([, d]) => d)
        .slice(0, 9)
        .join();
    const looks = made(200, ['red'], ['character']).map((card) =>
      outlines(scene({ ...card, home: ['Navy'], figure: { name: 'Karo' } })),
    );
    expect(new Set(looks).size).toBe(1);
  });

  it('is told apart by hair, headgear, pigments and dress', () => {
    const looks = Array.from({ length: 3000 }, (_, i) => {
      const { hairBehind, hair, hat, hatCloth, cloth, cut, face } = personOf(nameOf(i));
      return [hairBehind, hair, hat, hatCloth, cloth, Math.floor(cut * 10), face].join();
    });
    expect(new Set(looks).size).toBeGreaterThan(2995);
  });
});

describe('what a crew looks like', () => {
  it('is a hint that chance follows or not, and never another person', () => {
    const people = Array.from({ length: 400 }, (_, i) => [personOf(nameOf(i)), personOf(nameOf(i), { hat: 'cap' })]);
    const capped = people.filter(([, one]) => one!.hat === 'cap').length;
    expect(capped).toBeGreaterThan(200);
    expect(capped).toBeLessThan(320);
    for (const [own, one] of people) expect({ ...one, hat: own!.hat }).toEqual(own);
  });

  it('is that of the types which most cards of a name have', () => {
    const card = (code: string, types: string[]): Facts => ({ code, name: 'Karo', figure: { name: 'Karo', types } });
    const all = among([card('A-1', ['Gulls', 'Navy']), card('A-2', ['Gulls']), card('A-3', ['Gulls', 'Tide'])]);
    expect(all.get('A-2')!.home).toEqual(['Gulls']);
  });
});

describe('printings', () => {
  it('are counted within name and colour, by number', () => {
    const card = (code: string, name: string, colour: string): Facts => ({ code, name, colours: [colour] });
    const which = among([
      card('B-2', 'Karo', 'red'),
      card('A-1', 'Karo', 'red'),
      card('A-2', 'Karo', 'blue'),
      card('A-3', 'Mila', 'red'),
    ]);
    expect([...which].map(([code, { printing }]) => [code, printing])).toEqual([
      ['A-1', 0],
      ['A-2', 0],
      ['A-3', 0],
      ['B-2', 1],
    ]);
  });
});
