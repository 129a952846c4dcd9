// The result of a match in a few words, as its reader sees it.
import type { TableStore } from '../lib/store/table.svelte';
import { listed, t } from '../lib/voice.svelte';
import type { Ending } from '../wire';
import { othersReady } from './ended';

/** Who has won. */
export function resultOf(store: TableStore): string {
  const places = store.update?.verdict?.places;
  if (!places) return t('over-void');
  // Where both lose nobody has won either (ZW-7.10).
  if (new Set(places).size === 1) return t('over-draw');
  const winners = store.names.names.filter((_, seat) => places[seat] === 1);
  const first = { count: winners.length, name: listed(winners) };
  const own = store.seat === null ? undefined : places[store.seat];
  if (own === undefined) return t('over-other', first);
  if (own === 1) return t('over-won');
  return places.length > 2 ? t('over-place', { place: own, of: places.length }) : t('over-other', first);
}

/** Who has won a round or a game, while the match goes on. */
export function partResultOf(store: TableStore, { of, course, winners }: Ending): string {
  const number = course?.number ?? 0;
  if (!winners.length) return t('interlude-nobody', { of, number });
  if (winners.length === 1 && winners[0] === store.seat) return t('interlude-you', { of, number });
  const name = listed(winners.map((seat) => store.names.names[seat] ?? ''));
  return t('interlude-won', { of, number, count: winners.length, name });
}

/** That somebody else wants to play again; nothing where nobody does, or there is a table for it already. */
export function wantedAgain(store: TableStore): string {
  if (!store.isOver || !store.update || store.update.next || store.update.on_hold) return '';
  const names = othersReady(store.update, store.seat);
  return names.length ? t('rematch-wanted', { count: names.length, name: listed(names) }) : '';
}
