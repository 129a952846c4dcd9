// How the buttons of the prompt bar are put in order. It changes looks only: what a button sends is the server's.
import type { Branch } from '../lib/narrow';
import type { TableStore } from '../lib/store/table.svelte';

/** More choices than this go into the tray. */
const ROW = 5;
const SETTLES = /-do-(end|end-main|end-battle|pass|pass-turn|pass-battle|done|enough|placed|ready|no-mana|no-block|decline|skip|keep|draw)$/;
const DECLINES = /-do-(no|keep|pass|decline|skip|accept|take-life|second|go-second)$/;
const ENDS = /-do-(end|end-main|end-battle|pass-turn)$/;

export function isMany(store: TableStore): boolean {
  if (store.branches.length <= ROW || store.shape === 'number') return false;
  // Where each is a card on the board, that is where it is chosen.
  return store.branches.some(({ choices }) => choices.some(({ aims }) => !aims.length));
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
