import { backGround } from '../../cards/strokes';

/** A back of hexagons. */
export function back(): string {
  const [ground, ink] = ['#1b2420', '#8fb39b'];
  let o = backGround(ground, ink);
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 7; x++)
      o += `<path d="M${14 + x * 12 + (y % 2) * 6} ${16 + y * 13.5}l5 3v6l-5 3-5-3v-6Z" fill="none" stroke="${ink}" stroke-width=".6" opacity=".5"/>`;
  return (
    o +
    `<circle cx="50" cy="70" r="17" fill="${ground}" stroke="${ink}"/><path d="M50 58v24M38 70h24M42 62l16 16M58 62 42 78" stroke="${ink}" stroke-width="2"/>`
  );
}
