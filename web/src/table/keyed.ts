import type { Card } from '../wire';

/** Copies of a card in a zone keep their order, so a card keeps its place on screen when another one leaves. */
export function keyed(cards: Card[]): { key: string; card: Card }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const code = card.code ?? '?';
    seen[code] = (seen[code] ?? 0) + 1;
    return { key: `${code}#${seen[code]}`, card };
  });
}

/** Cards that are shown as one: the first of them, and which copy that is. */
export interface Group {
  copy: string;
  card: Card;
  cards: Card[];
}

/** Cards one by one, or where they are more than there is room for, those that are alike as one. */
export function grouped(cards: Card[], room: number, alike: (card: Card) => string): Group[] {
  const all = keyed(cards);
  if (all.length <= room) return all.map(({ key, card }) => ({ copy: key, card, cards: [card] }));
  const groups = new Map<string, Group>();
  for (const { key, card } of all) {
    const group = groups.get(alike(card));
    if (group) group.cards.push(card);
    else groups.set(alike(card), { copy: key, card, cards: [card] });
  }
  return [...groups.values()];
}
