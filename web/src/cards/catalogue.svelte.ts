// What is printed on cards, in the player's language. A card that is not in it is drawn plainly.
import { type CardAbout, cards } from '../lib/api';
import { paintAhead } from './pictures.svelte';

let all = $state.raw<Record<string, Map<string, CardAbout>>>({});
const asked = new Set<string>();

/** Fetches a game's cards once for each language. */
export function needCards(game: string, lang: string): void {
  const key = `${game}/${lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  cards(game, lang).then(
    (list) => {
      paintAhead(game, list);
      all = { ...all, [key]: new Map(list.map((card) => [card.code, card])) };
    },
    // It can be asked again with the next table.
    () => asked.delete(key),
  );
}

/** What is printed on a card; while a language is on its way, another one stands in for what has no words. */
export function printed(game: string, lang: string, code: string | undefined): CardAbout | undefined {
  if (!code) return undefined;
  const own = all[`${game}/${lang}`]?.get(code);
  if (own) return own;
  const other = Object.keys(all).find((key) => key.startsWith(`${game}/`));
  return other ? all[other]?.get(code) : undefined;
}
