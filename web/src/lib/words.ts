// Says what the server sends. The same Fluent files serve the terminal, the server and this page.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Text } from '../wire';

export const LANGS = ['en', 'ja', 'zh-Hant', 'it'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', ja: '日本語', 'zh-Hant': '繁體中文', it: 'Italiano' };

/** Who sits where, and who is spoken to. */
export interface Names {
  names: string[];
  you: number | null;
}

const NOBODY: Names = { names: [], you: null };

/** The language of a browser like `it-IT` or `zh-TW`; English where it is none of ours. */
export function langOf(locales: readonly string[]): Lang {
  for (const locale of locales) {
    const tag = locale.toLowerCase();
    if (tag.startsWith('en')) return 'en';
    if (tag.startsWith('ja')) return 'ja';
    if (tag.startsWith('it')) return 'it';
    if (/^zh-(hant|tw|hk|mo)/.test(tag)) return 'zh-Hant';
  }
  return 'en';
}

/** Says lines in a language. */
export class Voice {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  /** What has been said already: a table says the same things again and again. */
  #said = new Map<string, string>();
  #names: Names = NOBODY;

  constructor(lang: Lang, files: string[]) {
    this.lang = lang;
    // All our languages run one way, so the invisible marks that keep directions apart are of no use.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    // What comes later may say the same in other words.
    for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Says a line. What cannot be said is shown by its key: plain, never a crash. */
  say(text: Text, names: Names = NOBODY): string {
    if (!text.args) return this.#format(text.key, {});
    if (names.you !== this.#names.you || names.names.join('\n') !== this.#names.names.join('\n')) {
      this.#said.clear();
      this.#names = names;
    }
    const key = JSON.stringify(text);
    let said = this.#said.get(key);
    if (said === undefined) {
      said = this.#put(text, names);
      // Latin names are set apart by spaces, Chinese ones are not.
      if (this.lang === 'zh-Hant') said = said.replace(/(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])/g, '');
      if (this.#said.size > 4000) this.#said.clear();
      this.#said.set(key, said);
    }
    return said;
  }

  #put(text: Text, names: Names): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args ?? {})) {
      args[name] = this.#argument(arg, names);
      if (typeof arg === 'object' && 'seat' in arg) args[`${name}_is`] = arg.seat === names.you ? 'you' : 'other';
    }
    return this.#format(text.key, args);
  }

  /** Several things in a row, with this language's comma. */
  listed(things: string[]): string {
    return things.join(this.lang === 'ja' || this.lang === 'zh-Hant' ? '、' : ', ');
  }

  #argument(arg: Arg, names: Names): FluentVariable {
    // Numbers are written without separators, as cards print them.
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (typeof arg === 'string') return arg;
    // A name is not broken at its hyphen.
    if ('seat' in arg) return (names.names[arg.seat] ?? `s${arg.seat}`).replaceAll('-', '-\u2060');
    if ('line' in arg) return this.#put(arg.line, names);
    return this.listed(arg.lines.map((line) => this.#put(line, names)));
  }

  #format(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

const FILES = {
  // The clauses are the server's to tell (`/api/rules`).
  ...import.meta.glob<string>(['@crates/*/i18n/*/*.ftl', '!@crates/*/i18n/*/*-clauses.ftl'], {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../i18n/*/*.ftl', { query: '?raw', import: 'default' }),
  // What the page says of a game besides, in the game's own room.
  ...import.meta.glob<string>('../games/*/i18n/*.ftl', { query: '?raw', import: 'default' }),
};

/** The texts of these files in a language; what has been read is kept by the browser. A game's room may say some things otherwise. */
export function load(lang: Lang, files: readonly string[]): Promise<string[]> {
  const ends = files.flatMap((file) => [
    `/${lang}/${file}.ftl`,
    `/games/${file}/i18n/${lang}.ftl`,
    `/games/${file}/i18n/names.ftl`,
  ]);
  const paths = ends.flatMap((end) => Object.keys(FILES).filter((path) => path.endsWith(end)));
  return Promise.all(paths.map((path) => FILES[path]!()));
}
