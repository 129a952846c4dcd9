// The reader's turn, as far as the events tell of it.
import type { TableStore } from '../lib/store/table.svelte';
import type { Event } from '../wire';

/** So many things that a turn brought are told at once: the last ones, which are the reader's to use. */
const MOST = 2;

export interface Turn {
  /** Where it began among the events. */
  at: number;
  /** What tells of it, where a game does. */
  begun: Event | null;
  /** What it brought before anything is asked. */
  brought: Event[];
}

/**
 * The turn that is one's own and at whose question one is. Where a game tells of turns, it began with the last one told; elsewhere
 * with the question.
 */
export function turnOf({ isMine, question, events, seat }: TableStore): Turn | null {
  if (!isMine || question?.pace.kind !== 'turn') return null;
  const at = events.findLastIndex(({ kind }) => kind === 'turn');
  if (at < 0) return question.shape === 'act' ? { at: events.length, begun: null, brought: [] } : null;
  const turn = events[at]!;
  if (turn.seat !== seat) return null;
  const brought = events.slice(at + 1).filter((event) => event.telling !== 'implied' && event.seat === seat);
  return { at, begun: turn, brought: brought.slice(-MOST) };
}
