import type { Chance } from '../../cards/chance';
import { type Ink, inkOf } from '../../cards/colours';
import { backGround, f, mix } from '../../cards/strokes';

/** Spores, circuits, veins, and a mask. */
export function undead(r: Chance, colours: string[], kind: string): string {
  const [name = 'grey', second] = colours;
  const c = inkOf(name);
  const c2 = second ? inkOf(second) : null;
  const blend = c2
    ? `<linearGradient id="y"><stop offset=".35" stop-color="${c2.m}" stop-opacity="0"/><stop offset="1" stop-color="${c2.m}"/></linearGradient>`
    : '';
  let o = `<defs><radialGradient id="z" cx=".5" cy=".38" r=".75"><stop offset="0" stop-color="${c.m}"/><stop offset=".7" stop-color="${c.d}"/><stop offset="1" stop-color="${mix(c.d, '#000000', 0.55)}"/></radialGradient>${blend}</defs><rect width="100" height="140" fill="url(#z)"/>`;
  if (c2) o += '<rect width="100" height="140" fill="url(#y)" opacity=".75"/>';
  o += growth(r, name, c.h);
  if (kind === 'event') {
    const n = 5 + Math.floor(r() * 3);
    for (let i = 0; i < n; i++)
      o += `<circle cx="50" cy="52" r="${8 + i * 6}" fill="none" stroke="${c.l}" stroke-width="${2.4 - i * 0.3}" stroke-dasharray="${f(4 + r() * 24)} ${f(2 + r() * 9)}" opacity="${0.95 - i * 0.11}"/>`;
    return o + `<circle cx="50" cy="52" r="4" fill="${c.l}"/>`;
  }
  const w = 19 + r() * 6;
  const j = 12 + r() * 5;
  const top = 26 + r() * 4;
  const [e1, e2] = [3 + r() * 3.6, 3 + r() * 3.6];
  const ey = 49 + r() * 4;
  o += `<path d="M${f(50 - w)} ${f(ey)}C${f(50 - w)} ${f(top)} ${f(50 + w)} ${f(top)} ${f(50 + w)} ${f(ey)}C${f(50 + w)} ${f(ey + 14)} ${f(50 + j)} ${f(ey + 14)} ${f(50 + j)} ${f(ey + 22)}Q50 ${f(ey + 32)} ${f(50 - j)} ${f(ey + 22)}C${f(50 - j)} ${f(ey + 14)} ${f(50 - w)} ${f(ey + 14)} ${f(50 - w)} ${f(ey)}Z" fill="${c.l}"/>`;
  o += `<circle cx="${f(50 - w * 0.45)}" cy="${f(ey)}" r="${f(e1)}" fill="${c.d}"/><circle cx="${f(50 + w * 0.45)}" cy="${f(ey + 1)}" r="${f(e2)}" fill="${c.d}"/><path d="M50 ${f(ey + 5)}l-2.2 5h4.4Z" fill="${c.d}"/>`;
  let stitches = '';
  for (let i = -2; i <= 2; i++) stitches += `M${f(50 + i * j * 0.36)} ${f(ey + 15)}v${f(5 + r() * 2)}`;
  o += `<path d="${stitches}M${f(50 - j * 0.9)} ${f(ey + 17.5)}h${f(j * 1.8)}" stroke="${c.d}" stroke-width="1.3" fill="none"/>`;
  o += crest(r, name, c, w, top, ey);
  const sx = 50 + (r() - 0.5) * w;
  return (
    o +
    `<path d="M${f(sx)} ${f(top + 5)}l3 8M${f(sx - 2)} ${f(top + 9)}l5-1M${f(sx - 1)} ${f(top + 12)}l5-1" stroke="${c.d}" stroke-width="1.1"/>`
  );
}

function growth(r: Chance, colour: string, ink: string): string {
  let o = '';
  if (colour === 'green') {
    for (let i = 0; i < 34; i++) {
      const [a, d] = [r() * 6.28, 18 + r() * 60];
      o += `<circle cx="${f(50 + Math.cos(a) * d)}" cy="${f(52 + Math.sin(a) * d)}" r="${f(0.8 + r() * 4.5)}" fill="none" stroke="${ink}" stroke-width=".8" opacity="${f(0.25 + r() * 0.5)}"/>`;
    }
  } else if (colour === 'blue') {
    for (let i = 0; i < 13; i++) {
      const [x, y] = [Math.round(r() * 10) * 10, Math.round(r() * 14) * 10];
      let d = `M${x} ${y}`;
      for (let k = 0; k < 4; k++) d += `${k % 2 ? 'h' : 'v'}${(Math.floor(r() * 3) - 1) * 20}`;
      o += `<path d="${d}" fill="none" stroke="${ink}" stroke-width=".9" opacity=".5"/><circle cx="${x}" cy="${y}" r="1.7" fill="${ink}" opacity=".7"/>`;
    }
  } else if (colour === 'red') {
    const vein = (x: number, y: number, a: number, length: number, width: number): void => {
      if (length < 5) return;
      const [x2, y2] = [x + Math.cos(a) * length, y + Math.sin(a) * length];
      o += `<path d="M${f(x)} ${f(y)}L${f(x2)} ${f(y2)}" stroke="${ink}" stroke-width="${f(width)}" opacity=".5" stroke-linecap="round"/>`;
      vein(x2, y2, a - 0.25 - r() * 0.45, length * 0.74, width * 0.75);
      vein(x2, y2, a + 0.25 + r() * 0.45, length * 0.7, width * 0.75);
    };
    vein(8 + r() * 20, 142, -1.3, 30, 2.4);
    vein(92 - r() * 20, -2, 1.8, 26, 2);
  } else {
    for (let i = 0; i < 12; i++)
      o += `<path d="M-10 ${f(i * 13 + r() * 5)}L110 ${f(i * 13 - 14 + r() * 5)}" stroke="${ink}" stroke-width="${f(0.5 + r() * 1.6)}" opacity=".35"/>`;
  }
  return o;
}

/** A crest by colour: sprouts, an antenna, horns. */
function crest(r: Chance, colour: string, c: Ink, w: number, top: number, ey: number): string {
  let o = '';
  if (colour === 'green') {
    const n = 1 + Math.floor(r() * 3);
    for (let i = 0; i < n; i++) {
      const [a, k] = [(i - (n - 1) / 2) * 26 + (r() - 0.5) * 12, 9 + r() * 7];
      o += `<path transform="translate(50 ${f(top + 6)}) rotate(${f(a)})" d="M0 0C${f(-k * 0.6)} ${f(-k * 0.5)} ${f(-k * 0.3)} ${f(-k)} 0 ${f(-k * 1.3)}C${f(k * 0.3)} ${f(-k)} ${f(k * 0.6)} ${f(-k * 0.5)} 0 0Z" fill="${c.h}" stroke="${c.d}" stroke-width=".8"/>`;
    }
  } else if (colour === 'blue') {
    const k = 8 + r() * 8;
    o += `<path d="M${f(50 - w - 5)} ${f(ey - 4)}h7v9h-7ZM${f(50 + w - 2)} ${f(ey - 4)}h7v9h-7Z" fill="${c.h}" stroke="${c.d}" stroke-width=".8"/><path d="M50 ${f(top + 6)}v${f(-k)}" stroke="${c.l}" stroke-width="1.6"/><circle cx="50" cy="${f(top + 6 - k)}" r="${f(2 + r() * 1.6)}" fill="${c.h}"/>`;
    if (r() > 0.5)
      o += `<rect x="${f(50 - w * 0.8)}" y="${f(ey - 4)}" width="${f(w * 1.6)}" height="8" rx="3" fill="${c.m}"/>`;
  } else if (colour === 'red') {
    const k = 10 + r() * 9;
    for (const q of [-1, 1]) {
      o += `<path d="M${f(50 + q * w * 0.45)} ${f(top + 9)}C${f(50 + q * w * 0.7)} ${f(top)} ${f(50 + q * (w + 3))} ${f(top - 2)} ${f(50 + q * w * 0.9)} ${f(top - k)}C${f(50 + q * (w + 11))} ${f(top - k * 0.3)} ${f(50 + q * (w + 4))} ${f(top + 10)} ${f(50 + q * w * 0.85)} ${f(top + 16)}Z" fill="${c.h}" stroke="${c.d}" stroke-width=".8"/>`;
    }
  }
  return o;
}

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
