// A call is said along with a card, as the player has announced it beforehand.
import type { Call } from '../wire';
import type { Choice } from './narrow';

/** What a choice says about a call, as its last step. */
function callOf({ answer }: Choice): Call | undefined {
  const names = answer.path.at(-1)?.names;
  return names && 'call' in names ? names.call : undefined;
}

/**
 * The choices with or without the call, as the player has announced it. Where a call is not due the card is played without it, and
 * nothing shows whether it was due: that would be a hint.
 */
export function spoken(choices: Choice[], calling: boolean): Choice[] {
  const shout = new Set(choices.filter((choice) => callOf(choice) === 'made').flatMap((choice) => choice.starts));
  const wanted = (choice: Choice): boolean => {
    const call = callOf(choice);
    if (call === 'made') return calling;
    return !(call === 'silent' && calling && choice.starts.some((key) => shout.has(key)));
  };
  const unsaid = (choice: Choice): Choice =>
    callOf(choice) ? { ...choice, answer: { ...choice.answer, path: choice.answer.path.slice(0, -1) } } : choice;
  return choices.filter(wanted).map(unsaid);
}
