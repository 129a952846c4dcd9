// What holds for every source file: games are named in their own rooms only, and no meaning is read out of a message key.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookedInto, type Finding, type Source } from './scans/keys';

/** Games that have a room, games that have clauses, and those of the registry, by their crates: also the example that only tests have. */
const ROOMS = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const BOOKS = readdirSync('../crates/words/i18n/en').flatMap((file) => /^(.+)-clauses\.ftl$/.exec(file)?.[1] ?? []);
const REGISTRY = readFileSync('../crates/games/src/id.rs', 'utf8').split('\ngames! {')[1]!.split('\n}')[0]!;
const LISTED = [...REGISTRY.matchAll(/^ {4}\w+: (\w+)::\w+,$/gm)].map(([, game]) => game!);
const GAMES = [...new Set([...ROOMS, ...BOOKS, ...LISTED])];

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

/** The texts that belong to no game: those of the page, the server and the program. */
function shared(): Source[] {
  const folders = ['i18n', '../crates/words/i18n'].flatMap((root) => readdirSync(root).map((lang) => join(root, lang)));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const ofGame = (path: string): boolean => GAMES.some((game) => new RegExp(`/${game}(-clauses)?\\.ftl$`).test(path));
  return files.filter((path) => !ofGame(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Where a text names a game. In Italian `uno` is a numeral, unless a mark joins it to something, as in a key or in `uno:2`. */
const namedIn = (files: Source[]): string[] =>
  found(files, (line, path) => {
    const said = path.includes('/it/') ? line.replaceAll(/(?<![\w:-])uno(?![\w-]|:\d)/g, '') : line;
    return !line.startsWith('#') && (named.test(said) || spelt.test(said));
  });

describe('a game', () => {
  it('is named in its own room and nowhere else', () => {
    expect(LISTED.length).toBeGreaterThan(ROOMS.length);
    expect(strangers(sources())).toEqual([]);
  });

  it.each([
    "if (store.game === 'uno') return;",
    '<span class="qc g-opcg">',
    '[data-game="zwo"] .water {',
    'const scores = unoScores();',
    '// MM25 has crews.',
    'showUno()',
    "if (game === 'harbour') return;",
  ])('is noticed elsewhere: %s', (text) => {
    expect(strangers([{ path: 'src/table/Planted.svelte', text }])).toHaveLength(1);
    expect(strangers([{ path: 'src/games/registry.ts', text }])).toHaveLength(1);
  });

  it('may be named in its room, but no other', () => {
    expect(strangers([{ path: 'src/games/uno/Board.svelte', text: 'uno, Uno and UNO' }])).toEqual([]);
    expect(strangers([{ path: 'src/games/uno/Board.svelte', text: 'as in opcg' }])).toHaveLength(1);
    expect(strangers([{ path: 'src/lib/x.ts', text: 'an unopened, unordered thing' }])).toEqual([]);
  });

  it('is named in no text that belongs to all', () => {
    expect(shared().length).toBeGreaterThanOrEqual(16);
    expect(namedIn(shared())).toEqual([]);
  });

  it.each([
    ['i18n/en/page.ftl', 'fact-zwo-cost = Summon cost'],
    ['i18n/en/page.ftl', 'hero = UNO and more'],
    ['i18n/ja/cli.ftl', 'cli-no-load = 卓：uno、opcg'],
    ['i18n/it/cli.ftl', 'cli-no-load = da uno:2 a uno:10'],
  ])('is noticed in %s: %s', (path, text) => {
    expect(namedIn([{ path, text }])).toHaveLength(1);
  });

  it('is no numeral', () => {
    expect(namedIn([{ path: 'i18n/it/cli.ftl', text: 'cli-no-deck = non è uno di { $decks }' }])).toEqual([]);
  });
});

/** What each planted line may use. */
const WITH = `import { labelOf, type Branch } from '../lib/narrow';
import type { Answer, Badge, Counter, Event, Phase, Step, Text } from '../wire';
declare const text: Text, one: { text: Text }, two: { text: Text }, lines: { text: Text }[], step: Step;
declare const branch: Branch, branches: Branch[], badge: Badge, badges: Badge[], counters: Counter[];
declare const answer: Answer, event: Event, phase: Phase[], part: 'key' | 'args', KEYS: string[];
declare const log: Event[], INKS: Record<string, string>, ELSEWHERE: RegExp, keyboard: KeyboardEvent;
declare const cardAt: (key: string) => boolean, roving: Record<string, string>;
`;

const PLANTED = [
  "if (text.key === 'x-do-end') void 0;",
  'const same = one.text.key === two.text.key;',
  "const end = text.key.split('-').at(-1);",
  "const draw = branches.find(({ text }) => text.key === 'x-do-draw');",
  'const late = ELSEWHERE.test(branch.text.key);',
  'const hand = counters.find(({ label }) => /-count-hand$/.test(label.key));',
  'const fight = phase.find(({ text: { key } }) => ELSEWHERE.test(key));',
  "const given = badges.find(({ text: { key } }) => key === 'x-badge-given');",
  "const keyword = badge.text.key.startsWith('x-keyword-');",
  'const ink = INKS[badge.text.key];',
  'switch (event.text.key) { default: }',
  'const found = KEYS.includes(answer.path[0]!.text.key);',
  "const hit = ELSEWHERE.test(answer.path[0]?.text.key ?? '');",
  'const k = text.key;',
  "const { key: k } = text; if (k === 'x') void 0;",
  "const { ['key']: k } = text;",
  'const { text: { key } } = step;',
  "const k = text['key'];",
  'const k = text[part];',
  'const keys = lines.map(({ text }) => text.key);',
  'const keys = log.map((one) => one.text.key);',
  'const hit = cardAt(text.key);',
  'const hit = roving[text.key] !== undefined;',
  'const seat = event.text.args?.seat;',
  'const { args } = text;',
  'const { key, ...rest } = text;',
  'const { ...all } = text;',
  "let k = ''; ({ key: k } = text);",
  'const k = ((one: { key: string }) => one.key)(text);',
  'const k = (text as unknown as { name: string }).name;',
  "const hit = JSON.stringify(text).includes('-count-hand');",
  "const hit = JSON.stringify({ step }).includes('-count-hand');",
  "const hit = Object.values(text).includes('x');",
  "const hit = labelOf(step).includes('draw');",
  "const label = labelOf(step); const hit = label.startsWith('x');",
  'const hit = ELSEWHERE.test(branch.label);',
  'const hit = `${branch.label}`.length;',
  "const hit = branch.label === 'x';",
];

/** The same in the markup of a component. */
const MARKED = [
  "{#if text.key === 'x'}x{/if}",
  "{#if store.branches.some(({ text }) => text.key === 'x')}x{/if}",
  '{#each lines as { text: { key } }}{key}{/each}',
  '{#each texts as { key }}{key}{/each}',
  '{@const { key: k } = branch.text}{k}',
  "<i class={text['key']}></i>",
  '<i class={event.text.key}></i>',
  '<i class:x={event.text.args?.seat}></i>',
  "{JSON.stringify(text).includes('x') ? 1 : 2}",
  "{#if labelOf(step).includes('draw')}x{/if}",
  "{#if branch.label.startsWith('x')}x{/if}",
  "{#if branch.label === 'x'}x{/if}",
];

/** What has keys and is no text. */
const INNOCENT = [
  "if (keyboard.key === 'Enter') void 0;",
  'const key = document.body.dataset.key;',
  'const same = labelOf(step) === branch.label;',
  "const text = { key: 'x-back' };",
];

/** In the script of a component types are known too. */
const SCRIPT = `<script lang="ts">\n${WITH}const hit = Object.entries(text);\n</script>`;

describe('a message key', () => {
  const planted = [
    ...[...PLANTED, ...INNOCENT].map((text, place) => ({ path: `src/table/Planted${place}.ts`, text: WITH + text })),
    ...[...MARKED, SCRIPT].map((text, place) => ({ path: `src/table/Planted${place}.svelte`, text })),
  ];
  const at = (text: string): Finding[] => {
    const { path } = planted.find((one) => one.text === text || one.text === WITH + text)!;
    return all.filter((one) => one.path === path);
  };
  let all: Finding[] = [];
  beforeAll(() => {
    const modules = sources().filter(({ path }) => /\.(ts|svelte)$/.test(path));
    all = lookedInto([...modules, ...planted]);
  }, 120_000);

  it('is said and nothing else', () => {
    expect(all.filter((one) => !one.path.includes('Planted'))).toEqual([]);
  });

  it.each([...PLANTED, ...MARKED, SCRIPT])('is noticed when it is read: %s', (text) => {
    expect(at(text)).not.toEqual([]);
  });

  it.each(INNOCENT)('is not taken for another: %s', (text) => {
    expect(at(text)).toEqual([]);
  });
});
