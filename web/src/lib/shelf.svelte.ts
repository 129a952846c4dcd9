// The games that the server offers, in the player's language.
import { type Game, games } from './api';
import { prefs } from './prefs.svelte';

export const shelf = $state<{ games: Game[] | null; away: boolean }>({ games: null, away: false });

/** Asks for them; what was said before stands until the answer is there. */
export function needGames(): void {
  const { lang } = prefs;
  games(lang).then(
    (all) => {
      if (lang !== prefs.lang) return;
      shelf.games = all;
      shelf.away = false;
    },
    () => (shelf.away = true),
  );
}

export const gameAbout = (game: string): Game | undefined => shelf.games?.find(({ id }) => id === game);
/** A game's name; while nothing is known of it, its name for programs. */
export const titleOf = (game: string): string => gameAbout(game)?.title ?? game;
/** The game that a clause belongs to; the engine's own clauses belong to all. */
export const gameOf = (clause: string): string | undefined =>
  shelf.games?.find(({ clauses }) => clauses === clause.split('-')[0])?.id;
