// A Stage: a place by its name, before a sun or moon.
import { type Chance, chance, seedOf } from '../../cards/chance';
import type { Ink } from '../../cards/colours';
import { BLACK } from '../../cards/figure/pigments';
import { f, mix } from '../../cards/strokes';

function town(r: Chance): string {
  let d = '';
  for (let x = 16; x < 88;) {
    const w = 8 + r() * 10;
    const h = 18 + r() * 44;
    d += `M${f(x)} 92v${f(-h)}${r() > 0.5 ? `h${f(w)}` : `l${f(w / 2)}-7 ${f(w / 2)} 7`}V92Z`;
    x += w + 1.5;
  }
  return `<path d="${d}"/>`;
}

/** Ship, town, castle, island, lighthouse, houses. */
const PLACES: readonly ((light: string, r: Chance) => string)[] = [
  (light) =>
    `<path d="M14 82Q50 96 90 82L84 94H22Z"/><path d="M40 82V24M66 82V32"/><path d="M42 26Q64 36 42 54ZM42 58Q70 66 42 76ZM68 34Q86 44 68 58Z" fill="${light}"/>`,
  (_, r) => town(r),
  (light) =>
    `<path d="M24 92V50H34V40H44V24L55 12 66 24V40H76V50H86V92Z"/><path d="M50 92V74a6 6 0 0 1 12 0V92Z" fill="${light}"/>`,
  () =>
    '<path d="M6 92C24 60 34 66 44 52C52 40 62 42 70 58C80 70 88 74 98 92Z"/><path d="M56 44C54 30 60 24 58 18M58 18Q48 12 42 20M58 18Q66 8 74 16M58 18Q70 20 72 28" fill="none" stroke-width="3"/>',
  (light) =>
    `<path d="M46 92L50 28H62L66 92Z"/><path d="M47 28H65L56 14Z" fill="${light}"/><path d="M56 32L8 20V44Z" fill="${light}" opacity=".5" stroke="none"/>`,
  (light) =>
    `<path d="M20 92V56L38 44 56 56V92ZM56 92V48L72 36 88 48V92Z"/><path d="M32 92V74H44V92ZM66 92V68H78V92Z" fill="${light}"/>`,
];

export function place(name: string, c: Ink): string {
  const r = chance(seedOf(`place ${name}`));
  const draw = PLACES[Math.floor(r() * PLACES.length)]!;
  const dark = mix(c.d, BLACK, 0.35);
  return (
    `<circle cx="${f(30 + r() * 45)}" cy="${f(26 + r() * 14)}" r="${f(9 + r() * 9)}" fill="${c.l}" opacity=".9"/>` +
    `<g fill="${dark}" stroke="${dark}" stroke-width="1.2" stroke-linejoin="round">${draw(c.l, r)}</g>`
  );
}
