// A rulebook in chapters, and what of it is searched for.
import type { Clause } from '../lib/api';
import { knows, t } from '../lib/voice.svelte';

export interface Chapter {
  /** What its clauses begin with. */
  id: string;
  clauses: Clause[];
}

/** What a clause's chapter is called by: all before the first point. Clauses without one belong to all games. */
export const chapterOf = (clause: string): string => clause.split(clause.includes('.') ? '.' : '-')[0] ?? clause;

export function chapters(clauses: Clause[]): Chapter[] {
  const found: Chapter[] = [];
  for (const clause of clauses) {
    const id = chapterOf(clause.clause);
    const last = found.at(-1);
    if (last?.id === id) last.clauses.push(clause);
    else found.push({ id, clauses: [clause] });
  }
  return found;
}

/** What a chapter is about; a game that names none has their numbers. */
export function nameOf(game: string, chapter: string): string {
  const number = chapter.split('-')[1];
  if (number === undefined) return t('rules-every-table');
  const key = `chapter-${game}-${number}`;
  return knows(key) ? t(key) : t('rules-chapter', { number });
}

/** The words that are searched for: all must be there. */
export const wordsOf = (query: string): string[] => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);

export function matches({ clause, title, text }: Clause, words: string[]): boolean {
  const all = `${clause} ${title} ${text}`.toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

/** A text in pieces: each with whether it was searched for. */
export function pieces(text: string, words: string[]): { piece: string; found: boolean }[] {
  if (!words.length) return [{ piece: text, found: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((piece, place) => ({ piece, found: place % 2 === 1 }))
    .filter(({ piece }) => piece);
}
