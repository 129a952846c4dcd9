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
