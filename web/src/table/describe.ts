// What there is to say of a card: for those who listen instead of looking, and from its badges and numbers.
import type { Card, Fact, Zone } from '../wire';
import type { TableStore } from '../lib/store/table.svelte';
import { listed, t } from '../lib/voice.svelte';

/** A card in words; `times` is how many equal ones it stands for. */
export function describe(store: TableStore, zone: Zone, card: Card, state: string, times = 1): string {
  const name = card.name ? store.say(card.name) : t('card-hidden');
  const badges = (card.badges ?? []).map(({ text }) => store.say(text));
  const owner = zone.owner === null ? '' : (store.names.names[zone.owner] ?? '');
  const own = zone.owner !== null && zone.owner === store.seat;
  const place = zone.cards.indexOf(card) + 1;
  const where = t(own || zone.owner === null ? 'card-place' : 'card-place-of', {
    zone: store.say(zone.label),
    place,
    count: zone.cards.length,
    owner,
  });
  const many = times > 1 ? [t('card-times', { count: times })] : [];
  return listed([name, ...many, ...badges, where, ...(state ? [t(`card-${state}`)] : [])]);
}

/** The keywords among the badges, by their names for programs. */
export function keywords({ badges = [] }: Card): string[] {
  return badges.flatMap((badge) => (badge.kind === 'keyword' ? badge.name : []));
}

/** What a number is made of, without what adds nothing. */
export function partsOf({ parts = [] }: Fact): NonNullable<Fact['parts']> {
  return parts.filter(({ amount }) => amount !== 0);
}

/** How many cards were given to a card. */
export function givenTo({ badges = [] }: Card): number {
  return badges.reduce((sum, badge) => sum + (badge.kind === 'given' ? badge.count : 0), 0);
}
