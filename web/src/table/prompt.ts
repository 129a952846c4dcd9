// How the buttons of the prompt bar are put in order. It changes looks only: what a button sends is the server's.
import { frame, type Frame } from '../lib/frame.svelte';
import { type Branch, isPlate, plateKey } from '../lib/narrow';
import type { TableStore } from '../lib/store/table.svelte';
import { knows, t } from '../lib/voice.svelte';
import type { Answer, Colour, Role, Shape } from '../wire';

/** More choices than this go into the tray. */
const ROW: Record<Frame, number> = { portrait: 4, landscape: 6, desk: 5 };
/** And so does a choice of more letters. */
const WORDY = 70;

/** How wide a text is, in letters: Chinese and Japanese ones count twice. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** Roles that leave what is offered, and roles that end a question without adding to the game. */
const LEAVES: (Role | undefined)[] = ['decline', 'pass'];
const CLOSES: (Role | undefined)[] = ['decline', 'pass', 'settle', 'end', 'draw'];

/** So many choices among cards that lie open still get buttons of their own. */
const POINTED = 2;

/** What a button does in the course of the game, if all that it stands for does the same. */
export function roleOf({ choices }: Branch): Role | undefined {
  const role = choices[0]?.answer.role;
  return choices.every(({ answer }) => answer.role === role) ? role : undefined;
}

/** The colour that a button names. */
export const colourOf = ({ names }: Branch): Colour | undefined =>
  names && 'colour' in names ? names.colour : undefined;

/** Whether a button gives the answer that the server has marked. */
export const isGold = ({ choices }: Branch): boolean => choices.length === 1 && choices[0]!.answer.gold === true;

/** Whether all that a button would stand for can be pointed at. */
function isPointed(store: TableStore, { choices }: Branch): boolean {
  return choices.every(({ aims }) => aims.some((aim) => store.targets.has(aim)));
}

/** What gets a button: where many cards can be pointed at, that is how they are chosen. */
export function buttonsOf(store: TableStore): Branch[] {
  const rest = store.branches.filter((branch) => !isPointed(store, branch));
  return store.branches.length - rest.length > POINTED ? rest : store.branches;
}

/** Whether the choices are a list: too many for the row of buttons, or too long to be read there. */
export function isMany(store: TableStore): boolean {
  if (store.shape === 'number') return false;
  const buttons = buttonsOf(store);
  return (
    buttons.length > ROW[frame.kind] ||
    (buttons.length > 1 && buttons.some(({ text }) => widthOf(store.say(text)) > WORDY))
  );
}

/** Left declines, right accepts; what closes the question stands last. */
export function ordered(branches: Branch[], shape: Shape | undefined): Branch[] {
  const late = (branch: Branch): number =>
    Number(shape === 'yes-no' ? !LEAVES.includes(roleOf(branch)) : CLOSES.includes(roleOf(branch)));
  return [...branches].sort((one, two) => late(one) - late(two));
}

/** The numbers that may be named, where a question is for one. */
export function numbersOf(branches: Branch[]): { value: number; branch: Branch }[] {
  const all = branches.flatMap((branch) =>
    branch.names && 'number' in branch.names ? [{ value: branch.names.number, branch }] : [],
  );
  return all.sort((one, two) => one.value - two.value);
}

/** What a grave answer gives up: what is at stake where it adds nothing, otherwise what its game says of the question. */
export function lossOf(store: TableStore, { role }: Answer): string {
  const { game, question } = store;
  if (question?.stake?.tone === 'bad' && LEAVES.includes(role)) return store.say(question.stake.text);
  const own = `loss-${game}-${question?.ask}`;
  return t(knows(own) ? own : 'cannot-be-undone');
}

/** What is to be pointed at now, in words: a card, a player, or one of each. */
export function pointed(store: TableStore): { asks: string; how: string } | undefined {
  const { game, narrowed, targets, names } = store;
  if (narrowed.from === null || !targets.size) return undefined;
  const players = [...targets].filter(isPlate);
  const aimed = narrowed.aims.at(-1);
  const card = store.nameOf(aimed === undefined || isPlate(aimed) ? narrowed.from : aimed) ?? '';
  const name = names.names.find((_, seat) => plateKey(seat) === aimed) ?? '';
  const what = !players.length ? (name ? 'card' : 'target') : players.length < targets.size ? 'either' : 'player';
  const own = `choose-${what}-${game}`;
  return {
    asks: t(knows(own) ? own : `choose-${what}`, { card, name }),
    how: t(players.length ? (what === 'either' ? 'tap-either' : 'tap-a-player') : 'tap-a-target'),
  };
}
