// An Event: its deed on a medallion. When it is played says the shape; its name ring, ground and pigments.
import { at, type Chance, chance, seedOf } from '../../cards/chance';
import type { Ink } from '../../cards/colours';
import { type Facts, nameOf } from '../../cards/figure/facts';
import { CLOTH } from '../../cards/figure/pigments';
import { CHARGES, DEEDS } from '../../cards/figure/signs';
import { f, mix } from '../../cards/strokes';

const [X, Y, R] = [53, 50, 31];
const TURN = 6.283;
const to = (turn: number, reach: number): string => `${f(X + Math.cos(turn) * reach)} ${f(Y + Math.sin(turn) * reach)}`;

/** Shield, disc or octagon. */
function shape(timings: readonly string[]): string {
  const [counter, main] = [timings.includes('counter'), timings.includes('main')];
  if (counter && main) return `M${X - 13} ${Y - R}h26l18 18v26l-18 18h-26l-18-18v-26Z`;
  if (counter)
    return `M${X} ${Y - R - 3}L${X + R} 29V54C${X + R} 72 67 82 ${X} ${Y + R + 8}C39 82 ${X - R} 72 ${X - R} 54V29Z`;
  return `M${X - R} ${Y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`;
}

/** Broad rays, rings, whirl, streaks or fine rays. */
function ground(which: number, r: Chance, ink: string): string {
  const line = `fill="none" stroke="${ink}" opacity=".32"`;
  let d = '';
  if (which === 1)
    return [40, 52, 64, 76, 88, 100]
      .map((ring, i) => `<circle cx="${X}" cy="${Y}" r="${ring}" stroke-width="${i % 2 ? 2 : 5}" ${line}/>`)
      .join('');
  if (which === 2) {
    for (let turn = 0; turn < TURN; turn += TURN / 11) d += `M${X} ${Y}Q${to(turn, 60)} ${to(turn + 0.9, 130)}`;
    return `<path d="${d}" stroke-width="6" ${line}/>`;
  }
  if (which === 3) {
    for (let i = 0; i < 12; i++) d += `M${f(r() * 60 - 20)} ${8 + i * 9}h${f(40 + r() * 60)}`;
    return `<path d="${d}" stroke-width="2.4" ${line}/>`;
  }
  const count = which ? 26 : 9 + Math.floor(r() * 7);
  const width = which ? 0.05 : 0.12;
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * TURN;
    d += `M${X} ${Y}L${to(turn - width, 150)} ${to(turn + width, 150)}Z`;
  }
  return `<path d="${d}" fill="${ink}" opacity=".34"/>`;
}

/** What lies around the rim: beads, squares, leaves, strokes, or nothing. */
function rim(which: number, ink: string): string {
  const count = [0, 0, 24, 16, 10, 32][which]!;
  let d = '';
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * TURN;
    if (which === 2) d += `M${to(turn, R + 5)}h.1`;
    else if (which === 3)
      d += `M${to(turn - 0.08, R + 3)}L${to(turn - 0.08, R + 8)} ${to(turn + 0.08, R + 8)} ${to(turn + 0.08, R + 3)}Z`;
    else if (which === 4)
      d += `M${to(turn, R)}Q${to(turn - 0.15, R + 6)} ${to(turn, R + 11)}Q${to(turn + 0.15, R + 6)} ${to(turn, R)}Z`;
    else d += `M${to(turn, R + 3)}L${to(turn, R + 9)}`;
  }
  if (!d) return '';
  return which === 2 || which === 5
    ? `<path d="${d}" stroke="${ink}" stroke-width="${which === 2 ? 4 : 1.6}" stroke-linecap="round"/>`
    : `<path d="${d}" fill="${ink}"/>`;
}

export function medallion(card: Facts, c: Ink): string {
  const name = nameOf(card);
  const r = chance(seedOf(`deed ${name}`));
  const ring = at(CLOTH, r());
  const ink = at(['#efe3cb', '#d9a441', '#f4f0e6', '#d7b0b8', '#e2705a'], r());
  const [behind, around] = [Math.floor(r() * 5), Math.floor(r() * 6)];
  const deed = card.figure?.deeds?.map((deed) => DEEDS[deed]).find(Boolean);
  const charge = at(CHARGES, r());
  const turned = at([0, 0, 45, 90, 180], r());
  const d = shape(card.figure?.timings ?? []);
  const lean = chance(seedOf(`lean ${card.code}`))() * 180;
  return (
    `<g transform="rotate(${lean.toFixed(3)} ${X} ${Y})">${ground(behind, r, c.h)}</g>` +
    rim(around, ring) +
    `<path d="${d}" fill="${mix(c.d, ring, 0.22)}" stroke="${ring}" stroke-width="${around === 1 ? 5 : 3}"/><path d="${d}" fill="none" stroke="#120b0b" stroke-width=".8"/>` +
    (deed
      ? `<g transform="translate(${X} ${Y}) scale(.74)" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round">${deed}</g>`
      : `<g transform="translate(${X} ${Y}) scale(2.4) rotate(${turned})" fill="${ink}" stroke="${ink}" stroke-width=".5">${charge}</g>`)
  );
}
