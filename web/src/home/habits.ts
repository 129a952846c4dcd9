// How somebody likes to play each game: what was chosen last is what *Play a bot* begins with.
import { type Chosen, decks, type Game, type NewBot, type NewTable } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import type { Tempo } from '../wire';

/** A deck that was chosen: none in particular (''), a starter, `own:…` or `paste`; the last two with their list. */
export interface Brought {
  choice: string;
  list?: string;
}

export interface Habit {
  deck: Brought;
  /** The bot's: '' is a surprise, `mirror` the same as one's own. */
  rival: Brought;
  /** How fast bots answer; '' as it is set at the table. */
  tempo: Tempo | '';
  seats: number;
  options: Chosen;
  clock: string;
}

const KEY = 'quarterdeck.habits';
export const CLOCKS: Record<string, { main: number; increment: number }> = {
  '10': { main: 600, increment: 5 },
  '25': { main: 1500, increment: 10 },
};
export const TEMPI: Tempo[] = ['calm', 'brisk', 'instant'];

function stored(): Record<string, Partial<Habit>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Habit>>;
  } catch {
    return {};
  }
}

/** How this game was played last. What the server does not offer any more is forgotten. */
export function habitOf(game: Game): Habit {
  const { seats, decks, options } = game;
  const kept = stored()[game.id] ?? {};
  const offered = (brought: Brought | undefined): Brought =>
    brought &&
    (brought.list !== undefined || brought.choice === 'mirror' || decks.some(({ id }) => id === brought.choice))
      ? brought
      : { choice: '' };
  const chosen = Object.entries(kept.options ?? {}).filter(([id]) => options.some((option) => option.id === id));
  return {
    deck: offered(kept.deck),
    rival: offered(kept.rival),
    tempo: kept.tempo ?? '',
    seats: Math.max(seats.least, Math.min(seats.most, kept.seats ?? seats.usual)),
    options: Object.fromEntries(chosen),
    clock: kept.clock ?? 'none',
  };
}

export function keepHabit(game: string, habit: Habit): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: habit }));
}

/** What is sent for a deck: a starter's name or a list. */
export const sentFor = ({ choice, list }: Brought): string | undefined => list ?? (choice || undefined);

/** A table as it is liked, against bots or with free seats. */
export function tableAs(game: Game, habit: Habit, against: 'bot' | 'friend'): NewTable {
  const deck = sentFor(habit.deck);
  // Who names no deck plays the first starter.
  const rival = habit.rival.choice === 'mirror' ? (deck ?? game.decks[0]?.id) : sentFor(habit.rival);
  const bot: NewBot = {
    bot: prefs.level,
    ...(rival ? { deck: rival } : {}),
    ...(habit.tempo ? { tempo: habit.tempo } : {}),
  };
  return {
    game: game.id,
    seats: ['you', ...Array.from({ length: habit.seats - 1 }, () => (against === 'friend' ? 'open' : bot))],
    ...(Object.keys(habit.options).length ? { options: { ...habit.options } } : {}),
    ...(deck ? { deck } : {}),
    ...(CLOCKS[habit.clock] ? { clocks: CLOCKS[habit.clock] } : {}),
  };
}

/** Reads kept decks that are liked here again: they may have been changed, or forgotten, since. */
export async function refreshed(game: Game, habit: Habit): Promise<Habit> {
  const isOwn = ({ choice }: Brought): boolean => choice.startsWith('own:');
  if (!isOwn(habit.deck) && !isOwn(habit.rival)) return habit;
  const kept = (await decks()).filter((one) => one.game === game.id);
  const now = (brought: Brought): Brought => {
    const list = kept.find(({ id }) => `own:${id}` === brought.choice)?.list;
    return !isOwn(brought) ? brought : list === undefined ? { choice: '' } : { ...brought, list };
  };
  return { ...habit, deck: now(habit.deck), rival: now(habit.rival) };
}
