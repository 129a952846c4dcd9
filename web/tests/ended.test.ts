// What is found in events about rounds, games and matches that have ended, and how one's own matches are listed.
import { describe, expect, it } from 'vitest';
import type { Match } from '../src/mine/api';
import { outcomeOf } from '../src/mine/outcome';
import { interlude, lastLine, matchEnds, othersReady, turnsOf } from '../src/table/ended';
import type { Ending, Event, EventKind, SeatState, Update } from '../src/wire';

const event = (step: number, kind: EventKind, more: Partial<Event> = {}): Event => ({
  step,
  kind,
  text: { key: 'any' },
  clause: 'X-1',
  telling: 'each',
  seat: null,
  ...more,
});
const ending = (of: Ending['of']): Pick<Event, 'ending'> => ({
  ending: {
    of,
    kind: 'concession',
    winners: [0],
    how: { key: 'any' },
    course: { number: 1, goal: { kind: 'wins', count: 2 } },
  },
});
const round = [event(0, 'round'), event(1, 'turn'), event(2, 'play'), event(3, 'end', ending('round'))];

describe('the end of a match', () => {
  const game = event(7, 'end', ending('game'));
  const match = event(7, 'end', ending('match'));

  it('is told with the game that decided it, the game first', () => {
    expect(matchEnds([...round, event(4, 'round'), game, match]).map(({ event }) => event)).toEqual([game, match]);
  });

  it('is that of the game where the match is a single one', () => {
    expect(matchEnds([...round.slice(0, 3), game]).map(({ event }) => event)).toEqual([game]);
  });

  it('is not what ended earlier, nor anything where nothing has', () => {
    expect(matchEnds([...round, event(4, 'round'), event(5, 'end')])).toEqual([]);
    expect(matchEnds([])).toEqual([]);
  });

  it('is the last line told where nothing says what has ended', () => {
    const said = event(5, 'end');
    expect(matchEnds([...round.slice(0, 3), said])).toEqual([]);
    expect(lastLine([...round.slice(0, 3), said, event(5, 'other', { telling: 'implied' })])).toBe(said);
  });

  it('counts the turns that were begun', () => {
    expect(turnsOf([...round, event(4, 'round'), event(5, 'turn')])).toBe(2);
    expect(turnsOf([])).toBe(0);
  });
});

describe('what stands between two rounds', () => {
  it('is there from the end of one until the next is dealt', () => {
    expect(interlude(round)?.event).toBe(round[3]);
    expect(interlude([...round, event(3, 'other')])?.event).toBe(round[3]);
    expect(interlude(round.slice(0, 3))).toBeNull();
    expect(interlude([...round, event(4, 'round'), event(4, 'draw')])).toBeNull();
  });

  it('stays until a turn where the next game begins with the same input', () => {
    const next = [...round, event(3, 'round'), event(3, 'draw'), event(4, 'use')];
    expect(interlude(next)?.event).toBe(round[3]);
    expect(interlude([...next, event(5, 'turn')])).toBeNull();
  });

  it('is not there where the match is a single game', () => {
    const alone = event(3, 'end', ending('game'));
    delete alone.ending!.course;
    expect(interlude([...round.slice(0, 3), alone])).toBeNull();
  });

  it('is not there when the match is over', () => {
    expect(
      interlude([...round.slice(0, 3), event(3, 'end', ending('game')), event(3, 'end', ending('match'))]),
    ).toBeNull();
  });

  it('names the others who are ready, people only', () => {
    const seat = (name: string, ready: boolean, kind: SeatState['kind'] = 'person'): SeatState => ({
      name,
      kind,
      ready,
      presence: 'here',
      left: null,
    });
    const update = {
      seats: [seat('Ada', true), seat('Ben', true), seat('Cy', false), seat('Bosun', true, 'mate')],
    } as Update;
    expect(othersReady(update, 0)).toEqual(['Ben']);
    expect(othersReady(update, null)).toEqual(['Ada', 'Ben']);
  });
});

describe('a match in one’s own list', () => {
  const match = (more: Partial<Match>): Match => ({
    code: 'A',
    game: 'any',
    opened: 1,
    ended: 2,
    seats: [],
    seat: 0,
    over: true,
    places: [1, 2],
    ...more,
  });

  it.each([
    ['running', { over: false, places: null }],
    ['won', {}],
    ['lost', { places: [2, 1] }],
    ['won', { places: [2, 1], seat: 1 }],
    ['draw', { places: [1, 1] }],
    ['draw', { places: [2, 2] }],
    ['over', { places: null }],
    ['over', { seat: null }],
    ['won', { places: [1, 3, 2] }],
    [
      { place: 3, of: 3 },
      { places: [1, 2, 3], seat: 2 },
    ],
  ] as const)('is %j: %j', (outcome, more) => {
    expect(outcomeOf(match(more as Partial<Match>))).toEqual(outcome);
  });
});
