// How the buttons of the prompt bar are put in order. It changes looks only: what a button sends is the server's.
import type { Branch } from '../lib/narrow';
import type { TableStore } from '../lib/store/table.svelte';
import type { Colour, Role, Shape } from '../wire';

/** More choices than this go into the tray. */
const ROW = 5;
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
  return buttons.length > ROW || (buttons.length > 1 && buttons.some(({ text }) => widthOf(store.say(text)) > WORDY));
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
