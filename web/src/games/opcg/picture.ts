import type { Chance } from '../../cards/chance';
import type { Ink } from '../../cards/colours';
import { f, mark, mix, wave } from '../../cards/strokes';

/** A seascape with a mark; rays for Events, a skyline for Stages. */
export function sea(r: Chance, c: Ink, kind: string): string {
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
    for (let i = 1; i < 6; i++)
      o += `<circle cx="${f(px)}" cy="${f(py)}" r="${f(i * (6 + r() * 3))}" fill="none" stroke="${c.l}" stroke-width="${1.4 - i * 0.18}" opacity="${0.75 - i * 0.1}"/>`;
    return o + `<circle cx="${f(px)}" cy="${f(py)}" r="5" fill="${c.l}"/>`;
  }
  o += `<circle cx="${f(cx)}" cy="${f(hy)}" r="${f(R)}" fill="${c.l}" opacity=".92"/>`;
  if (leader)
    for (let i = 1; i < 5; i++)
      o += `<circle cx="50" cy="${f(hy)}" r="${f(R + i * 5)}" fill="none" stroke="${c.l}" stroke-width=".7" opacity="${0.6 - i * 0.11}"/>`;
  else
    for (let i = 0; i < 3; i++)
      o += `<path d="M${f(r() * 90 - 10)} ${f(12 + r() * 50)}h${f(20 + r() * 40)}" stroke="${c.l}" stroke-width="${f(0.8 + r())}" stroke-linecap="round" opacity=".28"/>`;
  if (kind === 'stage') {
    let houses = '';
    for (let x = -4; x < 104;) {
      const w = 6 + r() * 12;
      const h = 10 + r() * 42;
      houses +=
        r() > 0.5
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
