// What lies behind: a pattern by crew, one tile that the browser repeats, some 200 bytes a card.
import { at, chance, seedOf } from '../chance';
import { f } from '../strokes';

/** Tiles by their size and its half: what is drawn, and how often the size each tile is wide and high. */
const TILES: readonly ((s: number, h: number) => readonly [d: string, wide?: number, high?: number])[] = [
  (_, h) => [`M0 ${h}h40`],
  (s, h) => [`M0 ${s / 4}l${h} ${h} ${h} ${-h}`],
  (s, h) => [`M${s / 4} ${h}h.1M${s * 0.75} ${s * 1.5}h.1`, 1, 2],
  (s, h) => [`M0 ${f(s * 0.2)}q${h} ${f(s * 0.7)} ${s} 0`],
  (s) => [`M0 0H${s}M0 0V${s}`],
  (s, h) => [`M0 0H${s}M0 ${s}H${s}M${h} 0V${s}M0 ${s}V${2 * s}`, 1, 2],
  (s, h) => {
    const [x, y] = [f(s * 0.32), f(s * 0.35)];
    return [`M${h} ${f(s * 0.15)}l${x} ${y}-${x} ${y}-${x}-${y}Z`];
  },
  (s, h) => [`M${h} ${f(s * 0.2)}v${f(s * 0.6)}M${f(s * 0.2)} ${h}h${f(s * 0.6)}`],
  (s, h) => [
    `M${f(s * 0.2)} ${h}a${f(s * 0.3)} ${f(s * 0.3)} 0 1 0 ${f(s * 0.6)} 0a${f(s * 0.3)} ${f(s * 0.3)} 0 1 0-${f(s * 0.6)} 0`,
  ],
  (s, h) => [`M0 ${h}c${f(s * 0.3)}-${h} ${f(s * 0.7)} ${h} ${s} 0`],
  (s, h) => [`M0 ${h}h${s}M${s * 1.5} 0v${s}M${h} ${s}v${s}M${s} ${s * 1.5}h${s}`, 2, 2],
  (s) => [`M0 ${s}L${s} 0`],
];

const DOTS = 2;

/** The ground of a crew, over the whole card. */
export function pattern(crew: string, ink: string, opacity: number): string {
  const r = chance(seedOf(`crew ${crew}`));
  const which = Math.floor(r() * TILES.length);
  const size = 9 + Math.floor(r() * 3) * 3;
  const turn = at([0, 30, 45, -20], r());
  const width = (0.8 + r() * 0.9) * (which === DOTS ? 2.2 : 1);
  const [d, wide = 1, high = 1] = TILES[which]!(size, size / 2);
  return (
    `<pattern id="p" width="${wide * size}" height="${high * size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${f(width)}" stroke-linecap="round"/></pattern>` +
    `<rect width="100" height="140" fill="url(#p)" opacity="${opacity}"/>`
  );
}
