// Faces: a big shape and a glyph.
import { FORMS, type Ink, INKS } from '../../cards/colours';
import { wave } from '../../cards/strokes';
import type { Colour } from '../../wire';

export interface Drawn {
  ink: Ink | null;
  svg: string;
  /** In the corners: a number, letters, or a small glyph. */
  index: string;
}

/** The four shapes are circle, triangle, diamond and square: yellow has no star here. */
const YELLOW: Ink = { ...INKS.yellow!, shape: 'square' };
const COLOURS: Record<string, Ink> = { B: INKS.blue!, G: INKS.green!, R: INKS.red!, Y: YELLOW };

export const inkFor = (colour: Colour): Ink => (colour === 'yellow' ? YELLOW : INKS[colour]!);

export const quad = (scale: number, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><g transform="translate(-25 -25)" fill="#2d76b8">${FORMS.circle}</g><g transform="translate(1 -25)" fill="#2f8a65">${FORMS.triangle}</g><g transform="translate(-25 1)" fill="#bf4139">${FORMS.diamond}</g><g transform="translate(1 1)" fill="#cf9c24">${FORMS.square}</g></g>`;

const GLYPHS: Record<string, string> = {
  D: '<rect x="-24" y="-27" width="30" height="42" rx="4" transform="rotate(-10)" fill="none" stroke="currentColor" stroke-width="5"/><rect x="-5" y="-17" width="30" height="42" rx="4" transform="rotate(8)" fill="var(--shape)" stroke="currentColor" stroke-width="5"/>',
  V: '<g transform="rotate(-35)" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-24-10H18M8-21 20-10 8 1"/><path d="M24 12H-18M-8 1-20 12-8 23"/></g>',
  S: '<g fill="none" stroke="currentColor" stroke-width="7.5" stroke-linecap="round"><circle r="23"/><path d="M-16 16 16-16"/></g>',
};
const small = (glyph: string): string => `<svg viewBox="-36 -36 72 72">${GLYPHS[glyph]}</svg>`;
const INDEX: Record<string, string> = { D: '+2', V: small('V'), S: small('S') };

const BIG: Partial<Record<Ink['shape'], string>> = {
  circle: '<circle cx="50" cy="70" r="37"/>',
  triangle: '<path d="M50 22 93 101H7Z" stroke-linejoin="round"/>',
  diamond: '<path d="M50 20 94 70 50 120 6 70Z"/>',
  square: '<rect x="14" y="34" width="72" height="72" rx="5"/>',
};

function pattern(colour: string): string {
  let lines = '';
  for (let i = -3; i < 16; i++) {
    if (colour === 'B') lines += `<path d="${wave(i * 12, 3, 34, i)}"/>`;
    else if (colour === 'G') lines += `<path d="M${i * 14 - 60} 140 ${i * 14 + 10} 0"/>`;
    else if (colour === 'R') lines += `<path d="M-5 ${i * 14}L50 ${i * 14 - 26} 105 ${i * 14}"/>`;
    else lines += `<path d="M${i * 12} 0V140M0 ${i * 12}H100"/>`;
  }
  return lines;
}

function coloured(colour: string, value: string, ink: Ink): Drawn {
  const low = ink.shape === 'triangle';
  const number = /^\d$/.test(value) ? value : null;
  const underline =
    value === '6' || value === '9'
      ? `<path d="M36 ${low ? 102 : 101}h28" stroke="currentColor" stroke-width="4"/>`
      : '';
  const glyph =
    number === null
      ? `<g transform="translate(50 ${low ? 77 : 70}) ${low ? 'scale(.86)' : ''}">${GLYPHS[value] ?? ''}</g>`
      : `<text x="50" y="${low ? 97 : 93}" text-anchor="middle" font-family="QD Num" font-weight="700" font-size="${low ? 58 : 66}" fill="currentColor">${number}</text>${underline}`;
  const svg = `<rect width="100" height="140" fill="${ink.m}"/><g fill="none" stroke="${ink.h}" stroke-width="1" opacity=".38">${pattern(colour)}</g><g fill="${ink.d}" stroke="${ink.d}" stroke-width="3">${BIG[ink.shape] ?? ''}</g><g style="color:${ink.l};--shape:${ink.d}">${glyph}</g>`;
  return { ink, svg, index: INDEX[value] ?? value };
}

const GROUNDS: Record<string, string> = { W: '#1d2a31', A: '#1d2a31', H: '#3a1417', K: '#0c0d10' };
const WILD_INDEX: Record<string, string> = { W: 'W', A: '+4', H: 'H', K: 'K' };

function colourless(kind: string): Drawn {
  const ground = GROUNDS[kind] ?? '#1d2a31';
  const brass = '#d8b36b';
  let o = `<rect width="100" height="140" fill="${ground}"/>`;
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * 6.2832;
    o += `<path d="M${50 + Math.cos(a) * 34} ${70 + Math.sin(a) * 34}L${50 + Math.cos(a) * 100} ${70 + Math.sin(a) * 100}" stroke="${brass}" stroke-width=".6" opacity=".35"/>`;
  }
  o += `<circle cx="50" cy="70" r="38" fill="${ground}" stroke="${brass}" stroke-width="1.6"/><circle cx="50" cy="70" r="34.5" fill="none" stroke="${brass}" stroke-width=".6"/>`;
  const words = (y: number, size: number, text: string): string =>
    `<text x="50" y="${y}" text-anchor="middle" font-family="QD Num" font-weight="700" font-size="${size}" fill="#fff2c8">${text}</text>`;
  if (kind === 'W') o += quad(1, 50, 70);
  if (kind === 'A') o += quad(0.62, 50, 60) + words(99, 27, '+4');
  if (kind === 'H')
    o += `<g fill="none" stroke="#fff2c8" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"><rect x="27" y="50" width="24" height="34" rx="3" transform="rotate(-8 39 67)"/><path d="M56 66h17M66 57l9 9-9 9"/></g>${quad(0.3, 50, 97)}`;
  if (kind === 'K')
    o +=
      [8, 15, 22]
        .map(
          (R, i) =>
            `<circle cx="50" cy="62" r="${R}" fill="none" stroke="#fff2c8" stroke-width="${3 - i * 0.8}" opacity="${1 - i * 0.25}"/>`,
        )
        .join('') + words(101, 25, '+2');
  return { ink: null, svg: o, index: WILD_INDEX[kind] ?? kind };
}

const made = new Map<string, Drawn>();

export function drawn(code: string): Drawn {
  let face = made.get(code);
  if (!face) {
    const ink = COLOURS[code[0] ?? ''];
    face = ink && code.length > 1 ? coloured(code[0]!, code.slice(1), ink) : colourless(code);
    made.set(code, face);
  }
  return face;
}
