// Strokes from which the generated pictures of all games are made.

/** A number as short as it can be seen. */
export const f = (number: number): string => String(Math.round(number * 10) / 10);

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
