// The reader's own matches, as the server lists them.
import { asGuest, type GameId, guest } from '../lib/api';
import type { SeatKind } from '../wire';

/** A match of the reader's own. */
export interface Match {
  code: string;
  game: GameId;
  /** When the table was opened, and when it ended, in milliseconds since 1970. */
  opened: number;
  ended: number | null;
  /** Who sat there, and where the reader did, as far as it is known. */
  seats: { kind: SeatKind; name: string }[];
  seat: number | null;
  over: boolean;
  /** The place of each seat; none where there is none, or it is not known. */
  places: number[] | null;
}

/** Some of the reader's own matches, the newest first, and where those before them begin; nowhere where there are none. */
export interface Page {
  matches: Match[];
  next: string | number | null;
}

/** The newest of the reader's own matches, or those from there on. Nobody yet has none. */
export const matches = (before: Page['next']): Promise<Page> =>
  guest()
    ? asGuest('GET', `/api/matches${before === null ? '' : `?before=${encodeURIComponent(before)}`}`)
    : Promise.resolve({ matches: [], next: null });
