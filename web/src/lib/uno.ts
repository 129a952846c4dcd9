// A call is said along with a card; a catch has a button of its own, which is always there (UN-12.1.7).
import type { Answer, Text } from '../wire';
import type { Branch, Choice } from './narrow';

const CALL = 'uno-do-call';
const SILENT = 'uno-do-no-call';
const CATCH = 'uno-do-catch';

export const isCatch = (answer: Answer): boolean => answer.path[0]?.key === CATCH;

/** Accusations are always offered as tries; among the answers, where only a right one stands, they would be a hint. */
export const isHint = (answer: Answer): boolean => /^uno-do-(catch|accuse-)/.test(answer.path[0]?.key ?? '');

const ends = (choice: Choice, key: string): boolean => choice.answer.path.at(-1)?.key === key;

/**
 * The choices with or without the call, as the player has armed it. Where a call is not due the card is played without it, and
 * nothing shows whether it was due: that would be a hint.
 */
export function spoken(choices: Choice[], armed: boolean): Choice[] {
  const shout = new Set(choices.filter((choice) => ends(choice, CALL)).flatMap((choice) => choice.starts));
  const wanted = (choice: Choice): boolean => {
    if (ends(choice, CALL)) return armed;
    if (ends(choice, SILENT)) return !(armed && choice.starts.some((key) => shout.has(key)));
    return true;
  };
  const unsaid = (choice: Choice): Choice => {
    if (!ends(choice, CALL) && !ends(choice, SILENT)) return choice;
    return { ...choice, answer: { ...choice.answer, path: choice.answer.path.slice(0, -1) } };
  };
  return choices.filter(wanted).map(unsaid);
}

/** The line that stands in a text under this name. */
export function lineIn(text: Text | undefined, name: string): Text | undefined {
  const arg = text?.args?.[name];
  return typeof arg === 'object' && 'line' in arg ? arg.line : undefined;
}

/** The colour that a text speaks of, by the letter of its cards. */
export function colourIn(text: Text | undefined): 'B' | 'G' | 'R' | 'Y' | null {
  const key = lineIn(text, 'colour')?.key ?? '';
  return ({ 'uno-colour-blue': 'B', 'uno-colour-green': 'G', 'uno-colour-red': 'R', 'uno-colour-yellow': 'Y' } as const)[key] ?? null;
}

/** Whether a button names a colour: those have a place of their own. */
export const namesColour = ({ text }: Branch): boolean => /^uno-do-(name|choose)-colour$/.test(text.key);
