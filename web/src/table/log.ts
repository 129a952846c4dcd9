// The lines of a log, as the terminal tells them.
import type { Event } from '../wire';

export interface Row {
  event: Event;
  /** How often it happened in a row. */
  times: number;
  /** The place of the first among all events. */
  place: number;
}

const isSame = (one: Event, two: Event): boolean =>
  one.clause === two.clause && JSON.stringify(one.text) === JSON.stringify(two.text);

/** The last lines, at most so many. What is counted joins the line before it that says the same by the same rule. */
export function rowsOf(events: Event[], most: number): Row[] {
  const rows: Row[] = [];
  for (let place = events.length - 1; place >= 0 && rows.length < most; place--) {
    const event = events[place]!;
    if (event.telling === 'implied') continue;
    const later = rows.at(-1);
    if (later && later.event.telling === 'counted' && isSame(later.event, event)) {
      later.times++;
      later.event = event;
      later.place = place;
    } else rows.push({ event, times: 1, place });
  }
  return rows.reverse();
}
