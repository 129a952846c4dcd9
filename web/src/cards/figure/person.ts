// Who somebody is follows from the name alone, so that all printings of a name show one person. Parts are generic and pigments come
// from chance: no likeness, and no table of persons.
import { at, chance, seedOf } from '../chance';
import { BEASTS, FACES, FRINGES, HAIR_BEHIND } from './heads';
import { CLOTH, HAIR, SCALES, SKIN } from './pigments';

export interface Person {
  /** A key of `HATS`, `hood` or `none`. */
  hat: string;
  hair: string;
  skin: string;
  cloth: string;
  accent: string;
  hatCloth: string;
  /** A place in `FACES`. */
  face: number;
  /** Half the width of the head. */
  w: number;
  /** A key of `HAIR_BEHIND`. */
  hairBehind: string;
  wild: number;
  /** A place in `FRINGES`. */
  fringe: number;
  /** From 0 to 1: which mark in the face, which eyes, which cut of the dress, which tool of its kind. */
  mark: number;
  eyes: number;
  cut: number;
  tool: number;
  body: Body;
  cape: boolean;
  /** A place in `BEASTS`; none for people. */
  beast: number | null;
}

/** What those of a crew, or of a people, often look like. */
export interface Leaning {
  hat?: string;
  body?: Body;
  scaled?: true;
  beast?: true;
}

/** So many of those for whom there is a usual headgear wear it. */
const USUAL = 0.62;

/** Half the width of shoulders. */
export const BODIES = { small: 14, slim: 18, plain: 24, broad: 31, huge: 42 };
export type Body = keyof typeof BODIES;

const BUILDS: readonly Body[] = ['slim', 'slim', 'plain', 'plain', 'broad', 'huge', 'small'];

const WORN = [
  ...[
    'none',
    'none',
    'none',
    'none',
    'none',
    'brim',
    'brim',
    'tricorne',
    'bicorne',
    'bandana',
    'bandana',
    'band',
    'top',
  ],
  ...[
    'plume',
    'crown',
    'fedora',
    'goggles',
    'turban',
    'cap',
    'hood',
    'kasa',
    'helm',
    'horns',
    'ears',
    'round',
    'antler',
  ],
  ...['halo', 'toque'],
];

const HEADS = Object.keys(HAIR_BEHIND);
const HAIRY = HEADS.filter((key) => key !== 'bald');

/** Signs between letters are written in more than one way. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export function personOf(name: string, leaning: Leaning = {}): Person {
  const r = chance(seedOf(`who ${plain(name)}`));
  const but = (...taken: string[]): string[] => CLOTH.filter((pigment) => !taken.includes(pigment));
  const chosen = at(BUILDS, r());
  const body = leaning.body ?? chosen;
  const hair = at(HAIR, r());
  const cloth = at(but(hair), r());
  const hairBehind = at(body === 'broad' || body === 'huge' ? HEADS : HAIRY, r());
  const fringe = Math.floor(r() * FRINGES.length);
  const accent = at(but(cloth, hair), r());
  const worn = at(WORN, r());
  const person = {
    body,
    hair,
    cloth,
    hairBehind,
    fringe: hairBehind === 'bald' ? 0 : fringe,
    accent,
    hatCloth: at(but(cloth, hair), r()),
    skin: at(leaning.scaled ? SCALES : SKIN, r()),
    face: Math.floor(r() * FACES.length),
    w: 11 + r() * 3,
    wild: r(),
    mark: r(),
    eyes: r(),
    cut: r(),
    tool: r(),
    cape: r() > 0.62,
  };
  return {
    ...person,
    hat: leaning.hat && r() < USUAL ? leaning.hat : worn,
    beast: leaning.beast ? Math.floor(r() * BEASTS.length) : null,
  };
}
