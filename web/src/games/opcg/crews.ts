// What those of a type often look like: hints for headgear and body, which chance follows or not. None is about a person.
import type { Leaning } from '../../cards/figure/person';

/** By a part of the type; of several the first counts. */
const HATS: readonly [type: string, hat: string][] = [
  ['Navy', 'cap'],
  ['SWORD', 'band'],
  ['CP', 'fedora'],
  ['Wano', 'kasa'],
  ['Kouzuki', 'none'],
  ['Alabasta', 'turban'],
  ['Scientist', 'goggles'],
  ['Egghead', 'goggles'],
  ['Minks', 'ears'],
  ['Fish-Man', 'fin'],
  ['Merfolk', 'fin'],
  ['Giant', 'helm'],
  ['Elbaph', 'helm'],
  ['Celestial', 'crown'],
  ['Big Mom', 'toque'],
  ['Baroque', 'fedora'],
  ['Animal Kingdom', 'horns'],
  ['SMILE', 'horns'],
  ['Revolutionary', 'hood'],
  ['Seraphim', 'halo'],
  ['Impel Down', 'hood'],
  ['Sky Island', 'halo'],
  ['Roger', 'tricorne'],
  ['Whitebeard', 'bandana'],
  ['Buggy', 'top'],
  ['GERMA', 'goggles'],
  ['Kuja', 'plume'],
  ['Kingdom', 'crown'],
  ['Blackbeard', 'bicorne'],
  ['Thriller', 'top'],
];

export function leaningOf(types: readonly string[]): Leaning {
  const has = (part: string): boolean => types.some((type) => type.includes(part));
  const hat = HATS.find(([part]) => has(part))?.[1];
  const isBeast = has('Neptunian') || has('Jailer Beast') || (has('Animal') && !has('Kingdom'));
  return {
    ...(hat ? { hat } : {}),
    ...(has('Giant') ? { body: 'huge' as const } : has('Tontatta') ? { body: 'small' as const } : {}),
    ...(has('Fish-Man') || has('Merfolk') || has('Neptunian') ? { scaled: true as const } : {}),
    ...(isBeast ? { beast: true as const } : {}),
  };
}
