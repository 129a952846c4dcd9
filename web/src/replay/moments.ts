// A match, moment by moment. The server tells the first table and what every input changed; every table is made of that once, and
// what stays the same is the same object in all of them.
import type { Event, Record as Part, Sat, Table, Zone } from '../wire';

/** `[value]` where a value is replaced; otherwise changes by field or place, how long a list is now, and which fields are gone. */
export type Change = [unknown] | { [at: string]: Change | number | string[] };

const LENGTH = '#';
const GONE = '-';

export function changed<T>(before: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  const inner = Object.entries(change).filter(([at]) => at !== LENGTH && at !== GONE) as [string, Change][];
  if (Array.isArray(before)) {
    const length = change[LENGTH] as number | undefined;
    const after: unknown[] = before.slice(0, length);
    for (const [at, one] of inner) after[Number(at)] = changed(after[Number(at)], one);
    return after as T;
  }
  const after = { ...before } as Record<string, unknown>;
  for (const [at, one] of inner) after[at] = changed(after[at], one);
  for (const at of (change[GONE] as string[] | undefined) ?? []) delete after[at];
  return after as T;
}

/** A match through somebody's eyes, as far as it has come in. */
export interface Moments {
  game: string;
  seats: Sat[];
  over: boolean;
  /** How many inputs the match has; there are as many tables and one more once all have come in. */
  steps: number;
  tables: Table[];
  events: Event[];
}

/** Adds a further part of a record. */
export function joined(known: Moments | null, part: Part): Moments {
  const { game, seats, over, steps } = part;
  const tables = known ? [...known.tables] : [part.first];
  for (const change of part.changes as Change[]) tables.push(changed(tables.at(-1)!, change));
  return { game, seats, over, steps, tables, events: [...(known?.events ?? []), ...part.events] };
}

export const isWhole = ({ tables, steps }: Moments): boolean => tables.length > steps;

const sameZone = (one: Zone, two: Zone): boolean => one.owner === two.owner && one.id === two.id;

/** The same match through the eyes of all seats at once: each zone as its owner saw it. */
export function together(seats: Moments[]): Moments {
  const [first] = seats as [Moments];
  const seen = (zone: Zone, step: number): Zone =>
    zone.owner === null
      ? zone
      : (seats[zone.owner]?.tables[step]?.zones.find((other) => sameZone(zone, other)) ?? zone);
  const tables = first.tables.map((table, step) => ({ ...table, zones: table.zones.map((zone) => seen(zone, step)) }));
  return { ...first, tables };
}

/** What is marked on the line of a match at an input. */
export interface Tick {
  /** The turn that it belongs to: 0 before the first one. */
  turn: number;
  /** Whether a turn, a round or a game begins with it. */
  begins: boolean;
  /** Whether somebody was hit. */
  hurt: boolean;
}

/** A tick for every moment: the deal is the first. */
export function ticks({ events, steps }: Moments): Tick[] {
  const all: Tick[] = Array.from({ length: steps + 1 }, () => ({ turn: 0, begins: false, hurt: false }));
  for (const { step, kind } of events) {
    const tick = all[step];
    if (!tick) continue;
    if (kind === 'turn') tick.turn++;
    if (kind === 'turn' || kind === 'round') tick.begins = true;
    if (kind === 'damage') tick.hurt = true;
  }
  let turn = 0;
  for (const tick of all) tick.turn = turn += tick.turn;
  return all;
}

/** The next moment from here that holds, forwards or backwards; where there is none, the end of the line. */
export function next(all: Tick[], from: number, by: 1 | -1, holds: (tick: Tick) => boolean): number {
  for (let step = from + by; step > 0 && step < all.length; step += by) if (holds(all[step]!)) return step;
  return by > 0 ? all.length - 1 : 0;
}
