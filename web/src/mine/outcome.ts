// How one's own match ended, for a list of them.
import type { Match } from './api';

/** A match that runs, one whose end is not known or worth nothing, or how the reader has fared in it. */
export type Outcome = 'running' | 'over' | 'draw' | 'won' | 'lost' | { place: number; of: number };

export function outcomeOf({ over, places, seat }: Match): Outcome {
  if (!over) return 'running';
  const own = seat === null ? undefined : places?.[seat];
  if (!places || own === undefined) return 'over';
  // Where all share a place nobody has won.
  if (new Set(places).size === 1) return 'draw';
  if (own === 1) return 'won';
  return places.length > 2 ? { place: own, of: places.length } : 'lost';
}
