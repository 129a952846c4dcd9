// Generated pictures: nothing is drawn by hand per card. Each is an image of its own, so that the browser paints it once.
import { type Chance, chance, seedOf } from './chance';
import { FORMS, type Ink, inkOf } from './colours';

const f = (number: number): string => number.toFixed(1);

export function wave(y: number, height: number, length: number, phase: number): string {
  let d = `M-5 ${f(y)}`;
  for (let x = -5; x <= 105; x += 5) d += `L${x} ${f(y + Math.sin((x / length) * 6.283 + phase) * height)}`;
  return d;
}

export function mix(a: string, b: string, t: number): string {
  const part = (i: number): string =>
    Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t).toString(16).padStart(2, '0');
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
  (k) => `<path d="M${-k * 0.9} ${k * 0.4}V${-k * 0.3}L${-k * 0.4} 0 0 ${-k * 0.7} ${k * 0.4} 0 ${k * 0.9} ${-k * 0.3}V${k * 0.4}Z"/>`,
  (k) => `<path d="M0 ${-k}C${k} ${-k * 0.2} ${k * 0.6} ${k * 0.8} 0 ${k * 0.8}S${-k} ${-k * 0.2} 0 ${-k}Z"/>`,
];

/** A heraldic mark: three or four forms on one axis, where an illustration would be. */
function mark(r: Chance, x: number, y: number, size: number, ink: string, ground: string): string {
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

/** opcg: a seascape with a mark; rays for Events, a skyline for Stages. */
function sea(r: Chance, c: Ink, kind: string): string {
  const { sky } = c;
  const leader = kind === 'leader';
  const hx = 30 + r() * 40;
  const hy = leader ? 52 : 34 + r() * 22;
  const R = leader ? 30 : 17 + r() * 9;
  const horizon = leader ? 88 : 76 + r() * 16;
  const cx = leader ? 50 : hx;
  let o = `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient></defs><rect width="100" height="140" fill="url(#s)"/>`;
  if (kind === 'event') {
    const px = 20 + r() * 60;
    const py = 30 + r() * 40;
    const n = 14 + Math.floor(r() * 10);
    let rays = '';
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283 + r() * 0.1;
      const w = 0.05 + r() * 0.09;
      rays += `M${f(px)} ${f(py)}L${f(px + Math.cos(a - w) * 170)} ${f(py + Math.sin(a - w) * 170)}L${f(px + Math.cos(a + w) * 170)} ${f(py + Math.sin(a + w) * 170)}Z`;
    }
    o += `<path d="${rays}" fill="${sky[2]}" opacity=".34"/>`;
    for (let i = 1; i < 6; i++) o += `<circle cx="${f(px)}" cy="${f(py)}" r="${f(i * (6 + r() * 3))}" fill="none" stroke="${c.l}" stroke-width="${1.4 - i * 0.18}" opacity="${0.75 - i * 0.1}"/>`;
    return o + `<circle cx="${f(px)}" cy="${f(py)}" r="5" fill="${c.l}"/>`;
  }
  o += `<circle cx="${f(cx)}" cy="${f(hy)}" r="${f(R)}" fill="${c.l}" opacity=".92"/>`;
  if (leader) for (let i = 1; i < 5; i++) o += `<circle cx="50" cy="${f(hy)}" r="${f(R + i * 5)}" fill="none" stroke="${c.l}" stroke-width=".7" opacity="${0.6 - i * 0.11}"/>`;
  else for (let i = 0; i < 3; i++) o += `<path d="M${f(r() * 90 - 10)} ${f(12 + r() * 50)}h${f(20 + r() * 40)}" stroke="${c.l}" stroke-width="${f(0.8 + r())}" stroke-linecap="round" opacity=".28"/>`;
  if (kind === 'stage') {
    let houses = '';
    for (let x = -4; x < 104; ) {
      const w = 6 + r() * 12;
      const h = 10 + r() * 42;
      houses += r() > 0.5
        ? `M${f(x)} ${f(horizon + 4)}v${f(-h)}h${f(w)}v${f(h)}Z`
        : `M${f(x)} ${f(horizon + 4)}v${f(-h)}l${f(w / 2)} ${f(-w * 0.7)} ${f(w / 2)} ${f(w * 0.7)}v${f(h)}Z`;
      x += w + r() * 3;
    }
    o += `<path d="${houses}" fill="${mix(sky[0], sky[1], 0.35)}"/>`;
  } else o += mark(r, cx, hy, R * 0.92, mix(c.d, '#000000', 0.15), c.l);
  for (let i = 0; i < 5; i++) {
    const water = mix(mix(sky[1], sky[2], 0.25), sky[0], 0.25 + i * 0.19);
    o += `<path d="${wave(horizon + i * 11, 2 + r() * 2.6, 34 + r() * 40, r() * 6)}V145H-5Z" fill="${water}"/>`;
  }
  return o;
}

/** zwo: spores, circuits, veins, and a mask. */
function undead(r: Chance, colours: string[], kind: string): string {
  const [name = 'grey', second] = colours;
  const c = inkOf(name);
  const c2 = second ? inkOf(second) : null;
  const blend = c2 ? `<linearGradient id="y"><stop offset=".35" stop-color="${c2.m}" stop-opacity="0"/><stop offset="1" stop-color="${c2.m}"/></linearGradient>` : '';
  let o = `<defs><radialGradient id="z" cx=".5" cy=".38" r=".75"><stop offset="0" stop-color="${c.m}"/><stop offset=".7" stop-color="${c.d}"/><stop offset="1" stop-color="${mix(c.d, '#000000', 0.55)}"/></radialGradient>${blend}</defs><rect width="100" height="140" fill="url(#z)"/>`;
  if (c2) o += '<rect width="100" height="140" fill="url(#y)" opacity=".75"/>';
  o += growth(r, name, c.h);
  if (kind === 'event') {
    const n = 5 + Math.floor(r() * 3);
    for (let i = 0; i < n; i++) o += `<circle cx="50" cy="52" r="${8 + i * 6}" fill="none" stroke="${c.l}" stroke-width="${2.4 - i * 0.3}" stroke-dasharray="${f(4 + r() * 24)} ${f(2 + r() * 9)}" opacity="${0.95 - i * 0.11}"/>`;
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
  return o + `<path d="M${f(sx)} ${f(top + 5)}l3 8M${f(sx - 2)} ${f(top + 9)}l5-1M${f(sx - 1)} ${f(top + 12)}l5-1" stroke="${c.d}" stroke-width="1.1"/>`;
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
    for (let i = 0; i < 12; i++) o += `<path d="M-10 ${f(i * 13 + r() * 5)}L110 ${f(i * 13 - 14 + r() * 5)}" stroke="${ink}" stroke-width="${f(0.5 + r() * 1.6)}" opacity=".35"/>`;
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
    if (r() > 0.5) o += `<rect x="${f(50 - w * 0.8)}" y="${f(ey - 4)}" width="${f(w * 1.6)}" height="8" rx="3" fill="${c.m}"/>`;
  } else if (colour === 'red') {
    const k = 10 + r() * 9;
    for (const q of [-1, 1]) {
      o += `<path d="M${f(50 + q * w * 0.45)} ${f(top + 9)}C${f(50 + q * w * 0.7)} ${f(top)} ${f(50 + q * (w + 3))} ${f(top - 2)} ${f(50 + q * w * 0.9)} ${f(top - k)}C${f(50 + q * (w + 11))} ${f(top - k * 0.3)} ${f(50 + q * (w + 4))} ${f(top + 10)} ${f(50 + q * w * 0.85)} ${f(top + 16)}Z" fill="${c.h}" stroke="${c.d}" stroke-width=".8"/>`;
    }
  }
  return o;
}

const CREWS = ['#1d5d86', '#4a5560', '#7a6024', '#8a2b2b', '#3d6b4a', '#6b4a7a'];
const KNOWN: Record<string, number> = { 'dawn-gulls': 0, 'iron-tide': 1, citizens: 2, enemy: 3 };

/** A crew's ink, the same whenever it is met. */
export function crewInk(crew: string | undefined): string {
  return crew ? CREWS[KNOWN[crew] ?? seedOf(crew) % CREWS.length]! : '#5b4a35';
}

export function crewFlag(crew: string): string {
  const sign = [
    '<path d="M0 0H10V16H0Z" fill="#f4ead3"/>',
    '<path d="M0 0L24 16H0Z" fill="#f4ead3"/>',
    '<rect y="5.5" width="24" height="5" fill="#f4ead3"/>',
    '<circle cx="12" cy="8" r="4.5" fill="#f4ead3"/>',
  ][(KNOWN[crew] ?? seedOf(`flag${crew}`)) % 4]!;
  return `<svg class="crew" viewBox="0 0 24 16" aria-hidden="true"><rect width="24" height="16" rx="1.5" fill="${crewInk(crew)}"/>${sign}</svg>`;
}

function rosette(r: Chance, cx: number, cy: number, R: number, ink: string): string {
  const k = 5 + Math.floor(r() * 9);
  const p = 0.25 + r() * 0.5;
  const q = 3 + Math.floor(r() * 5);
  const turns = k % 2 ? 2 : 1;
  let o = '';
  for (let j = 0; j < 4; j++) {
    let d = '';
    for (let step = 0; step <= 144; step++) {
      const a = (step / 144) * 6.2832 * turns;
      const rad = R * (1 - p * 0.5 + p * 0.5 * Math.cos((a * k) / turns + j * 0.4) * Math.cos(a * q + j)) * (1 - j * 0.06);
      d += `${step ? 'L' : 'M'}${f(cx + Math.cos(a) * rad)} ${f(cy + Math.sin(a) * rad)}`;
    }
    o += `<path d="${d}Z" fill="none" stroke="${ink}" stroke-width=".5" opacity="${0.85 - j * 0.14}"/>`;
  }
  return o;
}

/** mm25: an engraved rosette on paper. */
function engraving(r: Chance, crew: string | undefined, kind: string): string {
  const ink = crewInk(crew);
  const paper = '#eadfc6';
  let o = '<defs><radialGradient id="m" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="#f6eedb"/><stop offset="1" stop-color="#d8c7a2"/></radialGradient></defs><rect width="100" height="140" fill="url(#m)"/>';
  if (kind === 'technique') {
    for (let i = -10; i < 30; i++) {
      const [y, a] = [i * 6, 3 + r() * 5];
      o += `<path d="M-5 ${y}C30 ${f(y - a * 2)} 60 ${f(y + a * 3)} 105 ${y - 14}" fill="none" stroke="${ink}" stroke-width="${0.5 + (i % 4 === 0 ? 0.9 : 0)}" opacity=".5"/>`;
    }
    return o + `<circle cx="50" cy="50" r="23" fill="${paper}"/>${rosette(r, 50, 50, 22, ink)}` + mark(r, 50, 50, 13, ink, paper);
  }
  if (kind === 'team') {
    return o + rosette(r, 36, 46, 28, ink) + rosette(r, 64, 54, 28, ink)
      + `<circle cx="36" cy="46" r="14" fill="${paper}"/><circle cx="64" cy="54" r="14" fill="${paper}" stroke="${ink}" stroke-width=".6"/>`
      + mark(r, 36, 46, 11, ink, paper) + mark(r, 64, 54, 11, ink, paper);
  }
  for (let i = 0; i < 9; i++) o += `<path d="${wave(96 + i * 6, 1.6, 16 + r() * 10, r() * 6)}" fill="none" stroke="${ink}" stroke-width=".5" opacity=".5"/>`;
  return o + rosette(r, 50, 50, 36, ink)
    + `<circle cx="50" cy="50" r="20" fill="${paper}" stroke="${ink}" stroke-width=".8"/><circle cx="50" cy="50" r="18.2" fill="none" stroke="${ink}" stroke-width=".35"/>`
    + mark(r, 50, 51, 16.5, ink, paper);
}

export const quad = (scale: number, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><g transform="translate(-25 -25)" fill="#2d76b8">${FORMS.circle}</g><g transform="translate(1 -25)" fill="#2f8a65">${FORMS.triangle}</g><g transform="translate(-25 1)" fill="#bf4139">${FORMS.diamond}</g><g transform="translate(1 1)" fill="#cf9c24">${FORMS.square}</g></g>`;

const BACKS: Record<string, [string, string]> = {
  opcg: ['#0f2c46', '#d8b36b'], zwo: ['#1b2420', '#8fb39b'], uno: ['#14262f', '#d8b36b'], mm25: ['#4a3021', '#e2c58c'],
};

function back(game: string): string {
  const [ground, ink] = BACKS[game] ?? BACKS.opcg!;
  let o = `<rect width="100" height="140" fill="${ground}"/><rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke="${ink}" stroke-width="1.2"/><rect x="10" y="10" width="80" height="120" rx="3.5" fill="none" stroke="${ink}" stroke-width=".5"/>`;
  if (game === 'zwo') {
    for (let y = 0; y < 9; y++) for (let x = 0; x < 7; x++) o += `<path d="M${14 + x * 12 + (y % 2) * 6} ${16 + y * 13.5}l5 3v6l-5 3-5-3v-6Z" fill="none" stroke="${ink}" stroke-width=".6" opacity=".5"/>`;
    return o + `<circle cx="50" cy="70" r="17" fill="${ground}" stroke="${ink}"/><path d="M50 58v24M38 70h24M42 62l16 16M58 62 42 78" stroke="${ink}" stroke-width="2"/>`;
  }
  for (let i = 0; i < 32; i++) {
    const [a, l] = [(i / 32) * 6.2832, i % 8 ? 42 : 52];
    o += `<path d="M50 70L${f(50 + Math.cos(a) * Math.min(l, 38 / Math.max(0.73, Math.abs(Math.cos(a)))))} ${f(70 + Math.sin(a) * l)}" stroke="${ink}" stroke-width=".45" opacity=".4"/>`;
  }
  o += `<circle cx="50" cy="70" r="24" fill="${ground}" stroke="${ink}" stroke-width="1"/><circle cx="50" cy="70" r="20" fill="none" stroke="${ink}" stroke-width=".5"/>`;
  if (game === 'uno') return o + quad(0.56, 50, 70);
  if (game === 'mm25') return o + `<g transform="translate(33 53) scale(1.42)" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"><circle cx="12" cy="5" r="2"/><path d="M12 7v14M5 13c0 5 3.5 7.5 7 8 3.5-.5 7-3 7-8M8 10h8"/></g>`;
  return o + `<path d="M50 48l4 18 18 4-18 4-4 18-4-18-18-4 18-4Z" fill="${ink}"/><path d="M50 58l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z" fill="${ground}" opacity=".35"/>`;
}

const made = new Map<string, string>();

/** The same picture is painted once, and known by a short name: a long one would be read again with every card. */
function image(key: string, draw: () => string): string {
  let url = made.get(key);
  if (!url) {
    url = `url("${URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))}")`;
    made.set(key, url);
  }
  return url;
}

const framed = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

/** The drawing of a card: the same number, the same drawing. */
export function drawing(game: string, code: string, kind: string, colours: string[]): string {
  const r = chance(seedOf(game + code));
  if (game === 'zwo') return framed(undead(r, colours, kind));
  if (game === 'mm25') return framed(engraving(r, colours[0], kind));
  return framed(sea(r, inkOf(colours[0]), kind));
}

/** It as a CSS image. */
export function picture(game: string, code: string, kind: string, colours: string[]): string {
  return image(`${game}/${code}/${kind}/${colours.join()}`, () => drawing(game, code, kind, colours));
}

/** Paints what may soon be seen, while there is nothing else to do: a table has no time for it when a card appears. */
export function paintAhead(game: string, cards: { code: string; kind?: string; colours?: string[] }[]): void {
  const left = [...cards];
  const paint = (idle: IdleDeadline): void => {
    while (left.length && idle.timeRemaining() > 4) {
      const { code, kind = 'character', colours = [] } = left.pop()!;
      picture(game, code, kind, colours);
    }
    if (left.length) requestIdleCallback(paint);
  };
  // Where a browser has no idle time to give, pictures are painted when they are needed.
  if ('requestIdleCallback' in window && game !== 'uno') requestIdleCallback(paint);
}

export const backPicture = (game: string): string => image(`back/${game}`, () => framed(back(game)));
