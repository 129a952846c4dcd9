// What bodies wear. `b` is half the width of the shoulders.
import { GOLD, STEEL } from './pigments';

export const torso = (b: number): string =>
  `M${-b} 95V70C${-b} 36 ${-b * 0.9} 25 ${-b * 0.32} 20.5H${b * 0.32}C${b * 0.9} 25 ${b} 36 ${b} 70V95Z`;

export const cape = (b: number): string =>
  `M${-b - 7} 95V72C${-b - 4} 36 ${-b * 0.7} 22-6 19H6C${b * 0.7} 22 ${b + 4} 36 ${b + 7} 72V95Z`;

interface Dyes {
  skin: string;
  /** The cloth in its own shadow. */
  fold: string;
  accent: string;
}

type Cut = (b: number, dyes: Dyes) => string;

const stripes: Cut = (b, { accent }) =>
  `<path d="${[32, 42, 52, 62].map((y) => `M${-b + 1.5} ${y}H${b - 1.5}`).join('')}" stroke="${accent}" stroke-width="4" fill="none"/>`;

const ruff: Cut = (b, { accent }) =>
  `<path d="M${-b - 3} 40${'q4 9 8 0'.repeat(Math.ceil((2 * b + 3) / 8))}C${b} 24 10 19 0 24S${-b} 24 ${-b - 3} 40Z" fill="${accent}"/>`;

export const CUTS: readonly Cut[] = [
  // An open collar, lapels, braces.
  (_, { skin }) => `<path d="M-7 20.5L0 38 7 20.5Z" fill="${skin}"/><path d="M-7 20.5L0 40 7 20.5" fill="none"/>`,
  (b, { fold }) => `<path d="M${-b * 0.5} 23L-9 6-3 30ZM${b * 0.5} 23L9 6 3 30Z" fill="${fold}"/>`,
  (_, { accent }) => `<path d="M-7 20L12 62M7 20L-12 62" stroke="${accent}" stroke-width="3.5" fill="none"/>`,
  stripes,
  // Epaulettes, a broad collar, a scarf.
  (b) =>
    `<path d="M${-b - 2} 34C${-b} 24-14 22-9 23L-11 32ZM${b + 2} 34C${b} 24 14 22 9 23L11 32Z" fill="${GOLD}"/><path d="M0 24V70" fill="none"/>`,
  (b, { accent }) =>
    `<path d="M${-b * 0.8} 28Q0 44 ${b * 0.8} 28L${b * 0.6} 21Q0 32 ${-b * 0.6} 21Z" fill="${accent}"/>`,
  (_, { accent }) => `<path d="M-11 18Q0 28 11 18V26Q0 34-11 26ZM4 28l9 26-8 2-6-26Z" fill="${accent}"/>`,
  ruff,
  // Shirt and tie, a breastplate.
  (_, { accent }) =>
    `<path d="M-6 20L0 27 6 20 9 30 0 34-9 30Z" fill="#f4f0e6"/><path d="M0 27l3 5-3 24-3-24Z" fill="${accent}"/>`,
  (b) => `<path d="M${-b * 0.7} 26L0 36 ${b * 0.7} 26V40L0 52 ${-b * 0.7} 40Z" fill="${STEEL}"/>`,
];
