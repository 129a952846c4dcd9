// Chance that is the same each time: the picture of a card follows from its number.

export type Chance = () => number;

export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619);
  return hash >>> 0;
}

/** mulberry32 */
export function chance(seed: number): Chance {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list, by a number from 0 to 1. */
export const at = <T>(list: readonly T[], chance: number): T => list[Math.floor(chance * list.length)]!;
