// Which zone goes where on a board of two halves: a plan for each frame. The games have theirs in their rooms.

import type { Form } from '../wire';
import type { Frame } from '../lib/frame.svelte';

export type Look = 'row' | 'pile' | 'life' | 'don' | 'mana' | 'bridge' | 'hand';

export interface Place {
  look: Look;
  /** The grid area; a zone without one is not on the board. */
  area?: string;
  /** Empty places that are drawn. */
  slots?: number;
  /** The width of its cards, where it is not that of the board's. */
  size?: Partial<Record<Frame, string>>;
  /** Whether its cards close ranks where there is no room. */
  closes?: boolean;
  /** Whether its name is written beside it. */
  named?: boolean;
  /** Whether it is outlined, also while nothing lies in it. */
  outlined?: boolean;
  /** What its cards are counted in, by its key among the page's words. */
  unit?: string;
  /** What its cards do, by its key among the page's words, and the rule behind it. */
  explains?: { says: string; clause: string };
  /** Whether it is there only while something lies in it. */
  passing?: boolean;
}

export interface Plan {
  /** A card's width, from the free width and height of the board. */
  cw: string;
  columns: string;
  me: string;
  opp: string;
  gap: string;
  /** Heights that stay whatever lies there. */
  rows?: string;
  /** The height of the waterline: it is the same whatever lies on it. */
  water: string;
}

export interface Layout {
  zones: Record<string, Place>;
  plans: Record<Frame, Plan>;
  /** Whether the waterline has room for two lines on a phone. */
  deep?: boolean;
  /** Life that is a number, not cards: how many marks show it, in the area `life`. */
  gauge?: number;
  /** The order of the spaces of a bridge, seen from below. */
  spaces?: { me: number[]; opp: number[] };
}

/** A zone nobody has told us about is a row. */
export function placeOf(layout: Layout | undefined, id: string): Place {
  return layout?.zones[id] ?? { look: 'row', area: 'life' };
}

/** Whether each card of a zone can be tapped where it lies. */
export function liesOpen(look: Look | Form): boolean {
  return look !== 'pile' && look !== 'life';
}
