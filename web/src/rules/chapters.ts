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

/** How many letters make one word another: put in, left out, exchanged. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let at = 1; at <= other.length; at++)
      next[at] = Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + (other[at - 1] === letter ? 0 : 1));
    row = next;
  }
  return row[other.length]!;
}

/** What may have been meant, where a word is nowhere: all words as they are, and the nearest of the book in place of that one. */
export function meant(clauses: Clause[], words: string[]): string[] | null {
  const lost = words.findIndex((word) => !clauses.some((clause) => matches(clause, [word])));
  const word = words[lost];
  // Of short words almost every other one is near. Words are set apart by spaces in some languages only.
  if (!word || word.length < 4) return null;
  const all = clauses.flatMap(
    ({ title, text }) => `${title} ${text}`.toLocaleLowerCase().match(/[\p{L}’'-]{4,}/gu) ?? [],
  );
  let [best, least] = ['', Math.ceil(word.length / 4) + 1];
  for (const other of new Set(all)) {
    if (Math.abs(other.length - word.length) >= least) continue;
    const far = apart(word, other);
    if (far < least) [best, least] = [other, far];
  }
  const now = words.with(lost, best);
  return best && clauses.some((clause) => matches(clause, now)) ? now : null;
}
