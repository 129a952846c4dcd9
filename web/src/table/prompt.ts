// How the buttons of the prompt bar are put in order. It changes looks only: what a button sends is the server's.
import type { Branch } from '../lib/narrow';
import type { TableStore } from '../lib/store/table.svelte';

/** More choices than this go into the tray. */
const ROW = 5;
/** And so does a choice of more letters. */
const WORDY = 70;

/** How wide a text is, in letters: Chinese and Japanese ones count twice. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
const SETTLES = /-do-(end|end-main|end-battle|pass|pass-turn|pass-battle|done|enough|placed|ready|no-mana|no-block|decline|skip|keep|draw)$/;
const DECLINES = /-do-(no|keep|pass|decline|skip|accept|take-life|second|go-second)$/;
const ENDS = /-do-(end|end-main|end-battle|pass-turn)$/;

/** So many choices among cards that lie open still get buttons of their own. */
const POINTED = 2;

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

/** Left declines, right accepts; what settles the question stands last. */
export function ordered(branches: Branch[], shape: string | undefined): Branch[] {
  const late = (branch: Branch): number => {
    if (shape === 'yesno') return DECLINES.test(branch.text.key) ? 0 : 1;
    return SETTLES.test(branch.text.key) ? 1 : 0;
  };
  return [...branches].sort((one, two) => late(one) - late(two));
}

/** The one button that decides. */
export function decides(branches: Branch[], shape: string | undefined, chosen: boolean): Branch | null {
  if (branches.length === 1) return branches[0]!;
  if (shape === 'yesno') return branches.find(({ text }) => !DECLINES.test(text.key)) ?? null;
  return chosen ? null : (branches.find(({ text }) => SETTLES.test(text.key)) ?? null);
}

export const endsTurn = (branch: Branch): boolean => ENDS.test(branch.text.key);

/** The numbers that may be named, where a question is for one. */
export function numbersOf(branches: Branch[]): { value: number; branch: Branch }[] {
  const all = branches.flatMap((branch) => {
    const value = Object.values(branch.text.args ?? {}).find((arg) => typeof arg === 'number');
    return value === undefined ? [] : [{ value, branch }];
  });
  return all.sort((one, two) => one.value - two.value);
}
