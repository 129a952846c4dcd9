import { type Chance, seedOf } from '../../cards/chance';
import { f, mark, wave } from '../../cards/strokes';

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
      const rad =
        R * (1 - p * 0.5 + p * 0.5 * Math.cos((a * k) / turns + j * 0.4) * Math.cos(a * q + j)) * (1 - j * 0.06);
      d += `${step ? 'L' : 'M'}${f(cx + Math.cos(a) * rad)} ${f(cy + Math.sin(a) * rad)}`;
    }
    o += `<path d="${d}Z" fill="none" stroke="${ink}" stroke-width=".5" opacity="${0.85 - j * 0.14}"/>`;
  }
  return o;
}

/** An engraved rosette on paper. */
export function engraving(r: Chance, crew: string | undefined, kind: string): string {
  const ink = crewInk(crew);
  const paper = '#eadfc6';
  let o =
    '<defs><radialGradient id="m" cx=".5" cy=".38" r=".8"><stop offset="0" stop-color="#f6eedb"/><stop offset="1" stop-color="#d8c7a2"/></radialGradient></defs><rect width="100" height="140" fill="url(#m)"/>';
  if (kind === 'technique') {
    for (let i = -10; i < 30; i++) {
      const [y, a] = [i * 6, 3 + r() * 5];
      o += `<path d="M-5 ${y}C30 ${f(y - a * 2)} 60 ${f(y + a * 3)} 105 ${y - 14}" fill="none" stroke="${ink}" stroke-width="${0.5 + (i % 4 === 0 ? 0.9 : 0)}" opacity=".5"/>`;
    }
    return (
      o +
      `<circle cx="50" cy="50" r="23" fill="${paper}"/>${rosette(r, 50, 50, 22, ink)}` +
      mark(r, 50, 50, 13, ink, paper)
    );
  }
  if (kind === 'team') {
    return (
      o +
      rosette(r, 36, 46, 28, ink) +
      rosette(r, 64, 54, 28, ink) +
      `<circle cx="36" cy="46" r="14" fill="${paper}"/><circle cx="64" cy="54" r="14" fill="${paper}" stroke="${ink}" stroke-width=".6"/>` +
      mark(r, 36, 46, 11, ink, paper) +
      mark(r, 64, 54, 11, ink, paper)
    );
  }
  for (let i = 0; i < 9; i++)
    o += `<path d="${wave(96 + i * 6, 1.6, 16 + r() * 10, r() * 6)}" fill="none" stroke="${ink}" stroke-width=".5" opacity=".5"/>`;
  return (
    o +
    rosette(r, 50, 50, 36, ink) +
    `<circle cx="50" cy="50" r="20" fill="${paper}" stroke="${ink}" stroke-width=".8"/><circle cx="50" cy="50" r="18.2" fill="none" stroke="${ink}" stroke-width=".35"/>` +
    mark(r, 50, 51, 16.5, ink, paper)
  );
}
