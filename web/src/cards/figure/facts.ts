// What a figure is drawn from: what the catalogue tells of a card. Whatever it does not tell is left out of the figure.
import type { CardAbout } from '../../lib/api';
import type { FactKind } from '../../wire';

export interface Facts extends CardAbout {
  /** Which printing of its name in its colour it is, from 0. */
  printing?: number;
  /** By which a weapon is held. */
  attribute?: string;
  /** What it does, the main thing first. */
  verbs?: string[];
  /** When: `main`, `counter`. */
  timings?: string[];
}

/** Draws a card as the inside of an SVG of 100 by 140. */
export type Draw = (card: Facts) => string;

export const numberOf = (card: Facts, kind: FactKind): number | undefined =>
  card.facts?.find((fact) => fact.kind === kind)?.value;

/** Which printing of its name in its colour each card is. */
export function printingsOf(cards: readonly CardAbout[]): Map<string, number> {
  const before = new Map<string, number>();
  const which = new Map<string, number>();
  for (const { code, name, colours } of [...cards].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const one = `${colours?.[0]}/${name}`;
    const count = before.get(one) ?? 0;
    which.set(code, count);
    before.set(one, count + 1);
  }
  return which;
}
