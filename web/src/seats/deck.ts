// What a deck at a table is called.
import type { Game } from '../lib/api';
import { t } from '../lib/voice.svelte';

/** A starter by its name; any other deck is a list that somebody brought. */
export const deckName = (game: Game, deck: string): string =>
  game.decks.find(({ id }) => id === deck)?.name ?? t('seats-own-list');

/** Which choice stands for a deck at a table. */
export const choiceOf = (game: Game, deck: string | undefined): { choice: string; list?: string } => {
  if (deck === undefined) return { choice: '' };
  return game.decks.some(({ id }) => id === deck) ? { choice: deck } : { choice: 'paste', list: deck };
};
