// What there is to say of a card: for those who listen instead of looking, and from its badges and numbers.
import type { Card, Fact, Zone } from '../wire';
import type { TableStore } from '../lib/store/table.svelte';
import { listed, t } from '../lib/voice.svelte';

export function describe(store: TableStore, zone: Zone, card: Card, state: string): string {
  const name = card.name ? store.say(card.name) : t('card-hidden');
  const badges = (card.badges ?? []).map((badge) => store.say(badge));
  const owner = zone.owner === null ? '' : (store.names.names[zone.owner] ?? '');
  const own = zone.owner !== null && zone.owner === store.seat;
  const place = zone.cards.indexOf(card) + 1;
  const where = t(own || zone.owner === null ? 'card-place' : 'card-place-of', {
    zone: store.say(zone.label), place, count: zone.cards.length, owner,
  });
  return listed([name, ...badges, where, ...(state ? [t(`card-${state}`)] : [])]);
}

/** The keywords among the badges, by the end of their keys. */
export function keywords(card: Card): string[] {
  return (card.badges ?? []).flatMap(({ key }) => /-keyword-(.+)$/.exec(key)?.[1] ?? []);
}

/** What a number is made of, without what adds nothing. */
export function partsOf({ parts = [] }: Fact): NonNullable<Fact['parts']> {
  return parts.filter(({ amount }) => amount !== 0);
}

/** How many DON!! lie under a card. */
export function givenTo(card: Card): number {
  const badge = card.badges?.find(({ key }) => key === 'opcg-badge-given');
  const count = badge?.args?.count;
  return typeof count === 'number' ? count : 0;
}
