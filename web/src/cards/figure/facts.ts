// What a figure is drawn from: what the catalogue tells of a card. Whatever it does not tell is left out of the figure.
import type { CardAbout } from '../../lib/api';
import type { FactKind } from '../../wire';

export interface Facts extends CardAbout, Partial<Among> {}

/** Draws a card as the inside of an SVG of 100 by 140. */
export type Draw = (card: Facts) => string;

export const numberOf = (card: Facts, kind: FactKind): number | undefined =>
  card.facts?.find((fact) => fact.kind === kind)?.value;

/** Whose picture it is. */
export const nameOf = ({ figure, name, code }: CardAbout): string => figure?.name || name || code;

/** What only all cards together tell of one. */
export interface Among {
  /** Which printing of its name in its colour it is, from 0. */
  printing: number;
  /** The types that at least half of the cards of its name have. */
  home: string[];
}

/** What all cards together tell of each. */
export function among(cards: readonly CardAbout[]): Map<string, Among> {
  const named = grouped(cards);
  const homes = new Map([...named].map(([name, all]) => [name, homeOf(all)]));
  const before = new Map<string, number>();
  const found = new Map<string, Among>();
  for (const card of [...cards].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const name = nameOf(card);
    const one = `${card.colours?.[0]}/${name}`;
    const printing = before.get(one) ?? 0;
    found.set(card.code, { printing, home: homes.get(name) ?? [] });
    before.set(one, printing + 1);
  }
  return found;
}

function grouped(cards: readonly CardAbout[]): Map<string, CardAbout[]> {
  const named = new Map<string, CardAbout[]>();
  for (const card of cards) named.set(nameOf(card), [...(named.get(nameOf(card)) ?? []), card]);
  return named;
}

function homeOf(cards: readonly CardAbout[]): string[] {
  const types = cards.flatMap(({ figure }) => figure?.types ?? []);
  return [...new Set(types)].filter((type) => types.filter((other) => other === type).length * 2 >= cards.length);
}
