// Heads: faces, hair and marks. The centre of a head is at 0 0, its half width is `w`, its chin at 16, its crown at -17.
import { f } from '../strokes';

/** The outline of something on a head of this half width. */
export type Outline = (w: number) => string;

export const FACES: readonly Outline[] = [
  (w) => `M${-w}-6C${-w}-18 ${w}-18 ${w}-6V2C${w} 11 5 16 0 16S${-w} 11 ${-w} 2Z`,
  (w) => `M${-w}-7C${-w}-17 ${w}-17 ${w}-7V7L7 15.5H-7L${-w} 7Z`,
  (w) => `M${-w + 1}-8C${-w + 1}-19 ${w - 1}-19 ${w - 1}-8V6C${w - 2} 14 4 19 0 19S${-w + 2} 14 ${-w + 1} 6Z`,
  (w) => `M${-w - 1}-3C${-w - 1}-18 ${w + 1}-18 ${w + 1}-3C${w + 1} 10 8 15 0 15S${-w - 1} 10 ${-w - 1}-3Z`,
  (w) => `M${-w}-6C${-w}-18 ${w}-18 ${w}-6C${w} 4 4 12 0 17C-4 12 ${-w} 4 ${-w}-6Z`,
];

/** Points around the head, from ear to ear. */
function spikes(count: number, inner: number, outer: number): string {
  const [from, to] = [165, 375];
  let d = '';
  for (let i = 0; i <= count * 2; i++) {
    const turn = ((from + ((to - from) * i) / (count * 2)) * Math.PI) / 180;
    const reach = i % 2 ? outer : inner;
    d += `${i ? 'L' : 'M'}${f(Math.cos(turn) * reach)} ${f(Math.sin(turn) * reach - 2)}`;
  }
  return `${d}Z`;
}

/** Hair behind the face. A number from 0 to 1 says how wild it is. */
export const HAIR_BEHIND: Record<string, (w: number, wild: number) => string> = {
  crop: (w) => `M${-w - 2} 1C${-w - 4}-22 ${w + 4}-22 ${w + 2} 1Z`,
  bob: (w) => `M${-w - 4} 12C${-w - 9}-25 ${w + 9}-25 ${w + 4} 12L${w - 2} 14H${-w + 2}Z`,
  long: (w) => `M${-w - 6} 34C${-w - 10}-30 ${w + 10}-30 ${w + 6} 34L0 38Z`,
  spiky: (_, r) => spikes(6 + Math.floor(r * 4), 17, 26 + r * 4),
  afro: () => 'M-25-6A25 23 0 1 1 25-6A25 22 0 1 1-25-6Z',
  tall: (w) => `M${-w - 2}-2C${-w - 4}-18-10-38 2-37S${w + 6}-20 ${w + 2}-2Z`,
  mohawk: () => 'M-4-2C-9-24-5-36 0-37S9-24 4-2Z',
  twin: (w) =>
    `M${-w - 2}-2C${-w - 2}-22 ${w + 2}-22 ${w + 2}-2L${w + 12} 20C${w + 18} 2 ${w + 8}-12 ${w}-12H${-w}C${-w - 8}-12 ${-w - 18} 2 ${-w - 12} 20Z`,
  curls: () =>
    'M-22 10a7 7 0 0 1-2-12a7 7 0 0 1 4-11a8 8 0 0 1 9-10a9 9 0 0 1 11-2a9 9 0 0 1 11 2a8 8 0 0 1 9 10a7 7 0 0 1 4 11a7 7 0 0 1-2 12Z',
  tail: (w) =>
    `M${-w - 2} 0C${-w - 4}-23 ${w + 4}-23 ${w + 2}-4C${w + 16}-10 ${w + 16} 16 ${w + 7} 30C${w + 9} 12 ${w + 3} 4 ${w} 2Z`,
  wave: (w) => `M${-w - 4} 30q-6-6 0-12t-2-12t0-12C${-w - 4}-28 ${w + 4}-28 ${w + 6}-6q6 6 0 12t2 12t-2 12Z`,
  knot: (w) => `M${-w - 2}-2C${-w - 3}-20-6-21-5-24A6 6 0 1 1 5-24C6-21 ${w + 3}-20 ${w + 2}-2Z`,
  bald: () => '',
};

/** Heads of creatures, drawn whole in their fur. */
export const BEASTS: readonly ((fur: string) => string)[] = [
  (fur) =>
    `<path d="M-15-4C-18-20 18-20 15-4C16 8 10 10 8 15H-8C-10 10-16 8-15-4Z" fill="${fur}"/><path d="M-7 5H7V12Q0 18-7 12Z" fill="#f3ead6"/><path d="M-3 5H3L0 9Z" fill="#1c1d20"/>`,
  (fur) => `<path d="M-14 6C-16-18 16-18 14 6L0 12Z" fill="${fur}"/><path d="M-8 2L0-2 8 2 0 20Z" fill="#e0b457"/>`,
  (fur) =>
    `<path d="M-20 4C-10-20 18-18 24 0C18 14-8 16-20 4Z" fill="${fur}"/><path d="M-6-12L2-26 10-12ZM-20 4l-10-9 2 18Z" fill="${fur}"/>`,
  (fur) =>
    `<path d="M-12-14C-4-20 6-20 12-12L15 8C15 22-15 22-15 8Z" fill="${fur}"/><path d="M-6 11h.1M6 11h.1" stroke="#1c1d20" stroke-width="3" stroke-linecap="round"/>`,
  (fur) =>
    `<path d="M-13-8C-10-20 10-20 13-8L10 12C6 20-6 20-10 12Z" fill="${fur}"/><path d="M-10 10L-6 16-3 11 0 17 3 11 6 16 10 10Z" fill="#f3ead6"/>`,
];

/** Hair before the face. */
export const FRINGES: readonly Outline[] = [
  () => '',
  (w) => `M${-w - 1}-3C${-w - 2}-19 ${w + 2}-19 ${w + 1}-3C8-13-2-12-7-8C-10-6-11-4 ${-w - 1}-3Z`,
  (w) => `M${-w - 1} 0C${-w - 2}-20 ${w + 2}-20 ${w + 1} 0C9-4 5-9 0-13C-5-9-9-4 ${-w - 1} 0Z`,
  (w) => `M${-w - 1}-3C${-w - 2}-20 ${w + 2}-20 ${w + 1}-3L8-4 5-9 1-3-3-9-7-3-10-8Z`,
  (w) => `M${-w - 1}-3C${-w - 2}-20 ${w + 2}-20 ${w + 1}-3Z`,
  (w) => `M${-w - 1}-4C${-w - 2}-20 ${w + 2}-20 ${w + 1}-4C6-9 2-12 0-8C-2-12-6-9 ${-w - 1}-4Z`,
];
