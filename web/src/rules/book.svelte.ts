// The clauses of the games, in the player's language.
import { type Clause, rules } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';

let books = $state.raw<Record<string, Clause[]>>({});
let failed = $state.raw<Record<string, boolean>>({});
const asked = new Set<string>();

/** Fetches a game's clauses once for each language. */
export function needRules(game: string): void {
  const key = `${game}/${prefs.lang}`;
  if (!game || asked.has(key)) return;
  asked.add(key);
  rules(game, prefs.lang).then(
    (clauses) => {
      books = { ...books, [key]: clauses };
      failed = { ...failed, [key]: false };
    },
    () => {
      failed = { ...failed, [key]: true };
      asked.delete(key);
    },
  );
}

export const clausesOf = (game: string): Clause[] | undefined => books[`${game}/${prefs.lang}`];
export const hasFailed = (game: string): boolean => failed[`${game}/${prefs.lang}`] === true;

/** What a clause is about. A game whose clauses have no texts yet has only their ids, which stand beside it anyway. */
export function titleOf(game: string, clause: string | undefined): string | undefined {
  const title = clausesOf(game)?.find((one) => one.clause === clause)?.title;
  return title === clause ? undefined : title;
}
