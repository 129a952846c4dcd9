// What the events say has ended. How it ended is the rules' to say; here it is only found.
import type { Ending, Event, Update } from '../wire';

export interface Ended {
  event: Event;
  ending: Ending;
}

/** The ends of the last input that ended something, in their order: a game that decides a match ends before the match does. */
function lastEnds(events: Event[]): Ended[] {
  const last = events.findLast(({ ending }) => ending);
  return events.flatMap((event) =>
    event.ending && event.step === last?.step ? [{ event, ending: event.ending }] : [],
  );
}

/**
 * How a match that is over ended, and what ended with it. Where a match is a single game, its end is the game's. What ended earlier,
 * as a round after which the match was given up, is not the end.
 */
export const matchEnds = (events: Event[]): Ended[] => {
  const ends = lastEnds(events);
  return ends[0]?.event.step === events.at(-1)?.step ? ends : [];
};

/** The last line that a log tells: all there is where the rules do not say what has ended. */
export const lastLine = (events: Event[]): Event | undefined => events.findLast(({ telling }) => telling !== 'implied');

/**
 * The round or the game that has ended, as long as the match goes on and nothing new has begun. Some rules begin the next one with
 * the same input: then it is told of until somebody's first turn, so that nobody is thrown from one game into another.
 */
export function interlude(events: Event[]): Ended | null {
  const ended = lastEnds(events).at(-1);
  // A single game is no part of a longer course: its end is the match's.
  if (!ended?.ending.course || ended.ending.of === 'match') return null;
  const since = events.slice(events.lastIndexOf(ended.event) + 1);
  const goesOn = ({ kind, step }: Event): boolean => kind === 'turn' || (kind === 'round' && step !== ended.event.step);
  return since.some(goesOn) ? null : ended;
}

/** How many turns were begun. */
export const turnsOf = (events: Event[]): number => events.filter(({ kind }) => kind === 'turn').length;

/** Which of the others are ready for what comes next. */
export const othersReady = ({ seats }: Update, own: number | null): string[] =>
  seats.flatMap(({ name, ready, kind }, seat) => (ready && kind === 'person' && seat !== own ? [name] : []));
