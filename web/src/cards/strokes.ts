// Strokes from which the generated pictures of all games are made.
import type { Chance } from './chance';

export const f = (number: number): string => number.toFixed(1);

export function wave(y: number, height: number, length: number, phase: number): string {
  let d = `M-5 ${f(y)}`;
  for (let x = -5; x <= 105; x += 5) d += `L${x} ${f(y + Math.sin((x / length) * 6.283 + phase) * height)}`;
  return d;
}

export function mix(a: string, b: string, t: number): string {
  const part = (i: number): string =>
    Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

const MARKS: ((k: number, ground: string) => string)[] = [
  (k) => `<path d="M${-k} 0A${k} ${k} 0 0 1 ${k} 0Z"/>`,
  (k) => `<path d="M0 ${-k}L${k * 0.8} ${k * 0.6}H${-k * 0.8}Z"/>`,
  (k, ground) => `<circle r="${k * 0.62}"/><circle r="${k * 0.3}" fill="${ground}"/>`,
  (k) => `<path d="M0 ${-k}L${k * 0.62} 0 0 ${k} ${-k * 0.62} 0Z"/>`,
  (k) => `<path d="M${-k} ${-k * 0.3}L0 ${k * 0.5} ${k} ${-k * 0.3}V${k * 0.1}L0 ${k * 0.9} ${-k} ${k * 0.1}Z"/>`,
  (k) => `<path d="M${-k} ${-k * 0.2}Q0 ${k * 0.9} ${k} ${-k * 0.2}Q0 ${k * 0.25} ${-k} ${-k * 0.2}Z"/>`,
  (k) => `<rect x="${-k * 0.9}" y="${-k * 0.14}" width="${k * 1.8}" height="${k * 0.28}"/>`,
  (k) =>
    `<path d="M${-k * 0.9} ${k * 0.4}V${-k * 0.3}L${-k * 0.4} 0 0 ${-k * 0.7} ${k * 0.4} 0 ${k * 0.9} ${-k * 0.3}V${k * 0.4}Z"/>`,
  (k) => `<path d="M0 ${-k}C${k} ${-k * 0.2} ${k * 0.6} ${k * 0.8} 0 ${k * 0.8}S${-k} ${-k * 0.2} 0 ${-k}Z"/>`,
];

/** A heraldic mark: three or four forms on one axis, where an illustration would be. */
export function mark(r: Chance, x: number, y: number, size: number, ink: string, ground: string): string {
  const count = 3 + (r() > 0.55 ? 1 : 0);
  const used: number[] = [];
  let out = '';
  let down = -size * 0.95;
  for (let place = 0; place < count; place++) {
    let form;
    do form = Math.floor(r() * MARKS.length);
    while (used.includes(form));
    used.push(form);
    const k = size * (0.34 + r() * 0.26) * (place === 1 ? 1.25 : 1);
    out += `<g transform="translate(0 ${f(down)})">${MARKS[form]!(k, ground)}</g>`;
    down += (size * 1.9) / count + (r() - 0.5) * size * 0.1;
  }
  return `<g transform="translate(${f(x)} ${f(y)})" fill="${ink}">${out}</g>`;
}

/** The ground of a back with its two frames. */
export const backGround = (ground: string, ink: string): string =>
  `<rect width="100" height="140" fill="${ground}"/><rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke="${ink}" stroke-width="1.2"/><rect x="10" y="10" width="80" height="120" rx="3.5" fill="none" stroke="${ink}" stroke-width=".5"/>`;

/** A back with rays around a disc, on which something lies. */
export function rayedBack(ground: string, ink: string, sign: string): string {
  let o = backGround(ground, ink);
  for (let i = 0; i < 32; i++) {
    const [a, l] = [(i / 32) * 6.2832, i % 8 ? 42 : 52];
    o += `<path d="M50 70L${f(50 + Math.cos(a) * Math.min(l, 38 / Math.max(0.73, Math.abs(Math.cos(a)))))} ${f(70 + Math.sin(a) * l)}" stroke="${ink}" stroke-width=".45" opacity=".4"/>`;
  }
  o += `<circle cx="50" cy="70" r="24" fill="${ground}" stroke="${ink}" stroke-width="1"/><circle cx="50" cy="70" r="20" fill="none" stroke="${ink}" stroke-width=".5"/>`;
  return o + sign;
}

/** A compass rose. */
export const rose = (ground: string, ink: string): string =>
  `<path d="M50 48l4 18 18 4-18 4-4 18-4-18-18-4 18-4Z" fill="${ink}"/><path d="M50 58l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z" fill="${ground}" opacity=".35"/>`;
