// What holds for every source file: games are named in their own rooms only, and no meaning is read out of a message key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Source {
  path: string;
  text: string;
}

/** Games that have a room, and games that have clauses. */
const ROOMS = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const BOOKS = readdirSync('../crates/words/i18n/en').flatMap((file) => /^(.+)-clauses\.ftl$/.exec(file)?.[1] ?? []);
const GAMES = [...new Set([...ROOMS, ...BOOKS])];

/** Every file of the page but the generated types. */
function sources(folder = 'src'): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return path === 'src/wire.ts' ? [] : [{ path, text: readFileSync(path, 'utf8') }];
  });
}

/** Lines that break a rule, as `path:line`. */
function found(files: Source[], breaks: (line: string, path: string) => boolean): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (breaks(line, path) ? [`${path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
  );
}

/** A game's name as a word or at the start or end of one, such as `unoFace` or `.p-uno`; within a word, as in `unknown`, it is none. */
const named = new RegExp(
  `(?<![A-Za-z])(${GAMES.join('|')})(?![a-z])|(?<=[a-z])(${GAMES.map((game) => game[0]!.toUpperCase() + game.slice(1)).join('|')})(?![a-z])`,
);
/** The same in capitals or with one, in comments and texts. */
const spelt = new RegExp(
  `\\b(${GAMES.flatMap((game) => [game.toUpperCase(), game[0]!.toUpperCase() + game.slice(1)]).join('|')})`,
);

const strangers = (files: Source[]): string[] =>
  found(files, (line, path) => {
    const room = GAMES.find((game) => path.startsWith(`src/games/${game}/`));
    const rest = room ? line.replaceAll(room, '').replaceAll(new RegExp(room, 'gi'), '') : line;
    return named.test(rest) || spelt.test(rest);
  });

/** What has a key and is no message: events of the keyboard, elements, cards. */
const OTHERS = /\b(event|dataset|part|parts|prefs|branch)\??\.key\b/g;
const READS = [
  // Compared, or asked for what it is made of.
  /\bkey\s*[!=]==?\s*['"`]/,
  /\.key\s*(\)\s*)?[!=]==/,
  /[!=]==\s*[\w.?!()[\]]+\.key\b/,
  /\.key\b\??\.\w/,
  /\.key\s*\[/,
  // Matched, or looked up.
  /\.(test|exec|match|matchAll|search|includes|startsWith|endsWith|has|get|indexOf)\([^()]*(\([^()]*\)[^()]*)*\bkey\b(?!s)/,
  /\[[\w.?!]+\.key\b/,
  /\bswitch\s*\([\w.?!]+\.key\)/,
  // Taken out of a text or of what holds one, to be matched later.
  /\(\{\s*(text:\s*\{\s*)?key\b[^)]*\}\)?\s*(\)|\}|,)?\s*=>\s*[^'"`]*(\/|\bkey\s*[!=]==|\bkey\.)/,
];

const readers = (files: Source[]): string[] =>
  found(
    files.filter(({ path }) => /\.(ts|svelte)$/.test(path)),
    (line) => {
      const rest = line.replaceAll(OTHERS, 'other');
      return (
        /\bkey\b/.test(rest) && READS.some((read) => read.test(rest)) && !ALLOWED.some((allowed) => allowed.test(line))
      );
    },
  );

/** Keys of cards and of the keyboard, by the names that they have where they are used. */
const ALLOWED = [
  /keyOf\([^)]*\) === key\b/,
  /keyAt\([^)]*\) === card\b/,
  /(able|targets|linked|shout)\.has\(key\)|starts\.includes\(key\)/,
  /\b(narrowed\.from|onto|picked|aims)\b.*\bkey\b/,
  /cardAt\(/,
  /key\.startsWith\(`\$\{(this\.seat|game)\}\//,
  /keyFor\(act, |actOf|\basked\.has\(key\)|this\.#said\.get\(key\)|made\.get\(key\)|hasMessage\(key\)|getMessage\(key\)|voice\.has\(key\)/,
  /key === undefined|key !== undefined|roving/,
  /focusTowards|key\.length === 1|key\.toLowerCase|key\.toUpperCase/,
];

describe('a game', () => {
  it('is named in its own room and nowhere else', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    expect(strangers(sources())).toEqual([]);
  });

  it.each([
    "if (store.game === 'uno') return;",
    '<span class="qc g-opcg">',
    '[data-game="zwo"] .water {',
    'const scores = unoScores();',
    '// MM25 has crews.',
    'showUno()',
  ])('is noticed elsewhere: %s', (text) => {
    expect(strangers([{ path: 'src/table/Planted.svelte', text }])).toHaveLength(1);
    expect(strangers([{ path: 'src/games/registry.ts', text }])).toHaveLength(1);
  });

  it('may be named in its room, but no other', () => {
    expect(strangers([{ path: 'src/games/uno/Board.svelte', text: 'uno, Uno and UNO' }])).toEqual([]);
    expect(strangers([{ path: 'src/games/uno/Board.svelte', text: 'as in opcg' }])).toHaveLength(1);
    expect(strangers([{ path: 'src/lib/x.ts', text: 'an unopened, unordered thing' }])).toEqual([]);
  });
});

describe('a message key', () => {
  it('is said and nothing else', () => {
    expect(readers(sources())).toEqual([]);
  });

  it.each([
    "if (text.key === 'x-do-end') return;",
    'const same = one.text.key === two.text.key;',
    "const end = text.key.split('-').at(-1);",
    "const draw = branches.find(({ text }) => text.key === 'x-do-draw');",
    'const late = SETTLES.test(branch.text.key);',
    'const hand = counters.find(({ label }) => /-count-hand$/.test(label.key));',
    'const fight = phase.find(({ key }) => FIGHT.test(key));',
    "const given = badges.find(({ key }) => key === 'x-badge-given');",
    "return lineIn(text, 'direction')?.key.includes('counter');",
    "return badge.key.startsWith('x-keyword-');",
    'const ink = INKS[badge.key];',
    'switch (event.text.key) {',
    'const found = KEYS.includes(answer.path[0].text.key);',
    "const hit = ELSEWHERE.test(answer.path[0]?.key ?? '');",
  ])('is noticed when it is read: %s', (text) => {
    expect(readers([{ path: 'src/table/Planted.ts', text }])).toHaveLength(1);
  });
});
