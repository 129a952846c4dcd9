import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { type Lang, LANGS, langOf, load, Voice } from '../src/lib/words';

/** What the page says on every page, and on some of them besides. */
const own = (lang: string): string =>
  readdirSync(join('i18n', lang))
    .map((name) => readFileSync(join('i18n', lang, name), 'utf8'))
    .join('\n');
const shared = (lang: string, name: string): string =>
  readFileSync(join('../crates/words/i18n', lang, `${name}.ftl`), 'utf8');
const keys = (file: string): string[] => new FluentResource(file).body.map(({ id }) => id).sort();

/** What the page says of a game besides, in a language or in all. */
const ROOMS = readdirSync('src/games').filter((name) => existsSync(join('src/games', name, 'i18n')));
function room(game: string, file: string): string {
  const path = join('src/games', game, 'i18n', `${file}.ftl`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Games with a rulebook. */
const BOOKS = readdirSync('../crates/words/i18n/en').flatMap((file) => /^(.+)-clauses\.ftl$/.exec(file)?.[1] ?? []);

/** Every source file of the page. */
function sources(folder = 'src'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(path) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Keys that are put together, by what may stand in them. */
const MADE: Record<string, string[]> = {
  'level-': ['deckhand', 'mate', 'captain'],
  'kind-': ['open', 'person', 'deckhand', 'mate', 'captain'],
  'fact-': ['cost', 'power', 'counter', 'life', 'critical', 'damage', 'points', 'revive', 'type'],
  'choose-': ['card', 'player', 'either', 'target'],
  'card-': ['able', 'chosen', 'target', 'unable'],
  'key-': [
    'pass',
    'cancel',
    'hand',
    'mine',
    'theirs',
    'next',
    'why',
    'inspect',
    'undo',
    'hold',
    'log',
    'rules',
    'catch',
    'call',
    'draw',
    'help',
  ],
  'nav-': ['play', 'rules', 'settings'],
  'problem-': ['table', 'version', 'replaced', 'away', 'page', 'on-hold'].flatMap((what) => [what, `${what}-more`]),
  'interlude-': ['round', 'game'],
  'mine-': ['won', 'lost', 'draw', 'over', 'running'],
  'replay-': ['none', 'version', 'eyes-closed', 'no-replay', 'away'],
  'theme-': ['auto', 'night', 'day'],
  'stops-': ['answers', 'attacks', 'all', 'next-turn', 'never'],
  'tempo-': ['auto', 'calm', 'brisk', 'instant'],
  'motion-': ['normal', 'fast', 'off'],
  'size-': ['s', 'm', 'l'],
  'switch-': ['on', 'off'],
};

describe('the words of the page', () => {
  it.each(LANGS)('are the same in %s as in English', (lang) => {
    expect(keys(own(lang))).toEqual(keys(own('en')));
  });

  it.each(LANGS)('have no name twice in %s, and none of the server’s', (lang) => {
    const all = [
      ...keys(own(lang)),
      ...['kernel', 'server', 'cli', 'uno', 'opcg', 'zwo', 'mm25'].flatMap((name) => keys(shared(lang, name))),
    ];
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  });

  it.each(ROOMS)('for %s alone lie in its room: words of the server, facts, losses, and what is asked', (game) => {
    for (const lang of LANGS) {
      expect(keys(room(game, 'names')).filter((key) => !keys(shared(lang, game)).includes(key))).toEqual([]);
      expect(keys(room(game, lang))).toEqual(keys(room(game, 'en')));
      const facts = MADE['fact-']!.map((kind) => `fact-${game}-${kind}`);
      const asks = MADE['choose-']!.map((what) => `choose-${what}-${game}`);
      const own = (key: string): boolean =>
        [...facts, ...asks].includes(key) || key.startsWith(`loss-${game}-`) || key.startsWith(`about-${game}-`);
      expect(keys(room(game, lang)).filter((key) => !own(key))).toEqual([]);
    }
  });

  it.each(BOOKS)('name every chapter of the rules of %s, and no other', (game) => {
    const ids = keys(shared('en', `${game}-clauses`));
    const chapters = [...new Set(ids.map((id) => `chapter-${game}-${id.split('-')[1]}`))].sort();
    for (const lang of LANGS)
      expect(keys(readFileSync(join('src/games', game, 'chapters', `${lang}.ftl`), 'utf8'))).toEqual(chapters);
  });

  it.each(LANGS)('call a fact in %s as its game does, and otherwise as all games do', async (lang) => {
    const voice = new Voice(lang, await load(lang, ['page', 'zwo']));
    expect(voice.has('fact-zwo-cost')).toBe(true);
    expect(voice.has('fact-mm25-power')).toBe(false);
    expect(voice.say({ key: 'fact-zwo-cost' })).not.toBe(voice.say({ key: 'fact-cost' }));
  });

  it.each(LANGS)('call a card of %s by its name, in place of the server’s words', async (lang) => {
    const voice = new Voice(lang, await load(lang, ['opcg']));
    expect(voice.say({ key: 'opcg-card', args: { number: 'ST01-006', name: 'Tony Tony.Chopper' } })).toBe(
      'Tony Tony.Chopper',
    );
  });

  it('take the same arguments in every language', () => {
    const args = (file: string): Record<string, string> =>
      Object.fromEntries(
        file
          .split(/\n(?=[a-z])/)
          .map((entry) => [entry.split(' ')[0], [...new Set(entry.match(/\$\w+/g))].sort().join()]),
      );
    for (const lang of LANGS) expect(args(own(lang))).toEqual(args(own('en')));
  });

  it('are there for every key that is used, and every one is used', () => {
    const code = sources().join('\n');
    const literal = [...code.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, key]) => key!);
    const said = [...code.matchAll(/\bt\(\s*'([a-z-]+)'/g)].map(([, key]) => key!);
    const made = Object.entries(MADE).flatMap(([start, ends]) => ends.map((end) => start + end));
    const there = keys(own('en'));
    expect([...said, ...made].filter((key) => !there.includes(key))).toEqual([]);
    expect(there.filter((key) => !literal.includes(key) && !made.includes(key))).toEqual([]);
  });
});

describe('a voice', () => {
  const voice = new Voice('en', [shared('en', 'uno'), shared('en', 'opcg'), own('en')]);
  const names = { names: ['Ada', 'Bob'], you: 0 };

  it('speaks to you, and of others by name', () => {
    const line = (seat: number) => ({ key: 'uno-event-called', args: { seat: { seat } } });
    expect(voice.say(line(0), names)).toBe('You shout: “I will become the Pirate King!”');
    expect(voice.say(line(1), names)).toContain('Bob shouts');
  });

  it('does not break a name at its hyphen', () => {
    const ship = { names: ['Cormorant-17', 'Bob'], you: 1 };
    const said = voice.say({ key: 'uno-event-called', args: { seat: { seat: 0 } } }, ship);
    expect(said).toContain('Cormorant-\u206017');
  });

  it('tells of several winners as of several', async () => {
    const won = (voice: Voice, count: number): string[] => [
      voice.say({ key: 'over-other', args: { count, name: 'N' } }),
      voice.say({ key: 'interlude-won', args: { count, name: 'N', of: 'round', number: 2 } }),
      voice.say({ key: 'interlude-won', args: { count, name: 'N', of: 'game', number: 2 } }),
    ];
    const both = async (lang: Lang): Promise<string[][]> => {
      const voice = new Voice(lang, await load(lang, ['page', 'ends']));
      return [won(voice, 1), won(voice, 2)];
    };
    expect(await both('en')).toEqual([
      ['N wins', 'N wins round 2', 'N wins game 2'],
      ['N win', 'N win round 2', 'N win game 2'],
    ]);
    expect(await both('it')).toEqual([
      ['Vince N', 'La mano 2 va a N', 'La Partita 2 va a N'],
      ['Vincono N', 'La mano 2 va a N', 'La Partita 2 va a N'],
    ]);
    for (const said of await both('ja'))
      expect(said).toEqual(['Nの勝ち', '第2ラウンドはNの勝ち', '第2ゲームはNの勝ち']);
    for (const said of await both('zh-Hant')) expect(said).toEqual(['N 獲勝', 'N 贏得第2回合', 'N 贏得第2局']);
  });

  it('puts lines into lines, and lists with its comma', () => {
    const card = (number: number) => ({
      key: 'uno-card-number',
      args: { colour: { line: { key: 'uno-colour-red' } }, number },
    });
    const line = { key: 'uno-event-dealt-seen', args: { seat: { seat: 1 }, cards: { lines: [card(7), card(8)] } } };
    expect(voice.say(line, names)).toBe('Bob is dealt red 7, red 8.');
    expect(new Voice('ja', []).listed(['一', '二'])).toBe('一、二');
  });

  it('writes numbers as cards print them', () => {
    expect(voice.say({ key: 'opcg-badge-power', args: { power: 10000 } })).toBe('power 10000');
  });

  it('sets Latin names apart in Chinese, and Chinese ones not', () => {
    const chinese = new Voice('zh-Hant', ['drawn = 你抽了 { $card }。']);
    expect(chinese.say({ key: 'drawn', args: { card: '田野敲鐘人' } })).toBe('你抽了田野敲鐘人。');
    expect(chinese.say({ key: 'drawn', args: { card: 'Usopp' } })).toBe('你抽了 Usopp。');
  });

  it('counts by the rules of the language', () => {
    expect(voice.say({ key: 'hand', args: { count: 1 } })).toBe('Your hand, one card');
    expect(voice.say({ key: 'hand', args: { count: 4 } })).toBe('Your hand, 4 cards');
  });

  it('shows what it cannot say by its key', () => {
    expect(voice.say({ key: 'uno-from-the-future', args: { x: 1 } })).toBe('uno-from-the-future');
  });
});

describe('the first language', () => {
  it('is the first of the browser’s that is ours', () => {
    expect(langOf(['fr-FR', 'it-IT', 'en'])).toBe('it');
    expect(langOf(['zh-TW'])).toBe('zh-Hant');
    expect(langOf(['zh-CN', 'ja'])).toBe('ja');
    expect(langOf(['de'])).toBe('en');
  });
});
