// A card as a scene at sea. Colour is the sky, name the person, cost the nearness, power the light, attribute the weapon; which
// printing of its name it is says hour and lean.
import { chance, seedOf } from '../../cards/chance';
import { type Ink, inkOf } from '../../cards/colours';
import { bust } from '../../cards/figure/bust';
import { type Draw, type Facts, nameOf, numberOf } from '../../cards/figure/facts';
import { pattern } from '../../cards/figure/ground';
import { personOf } from '../../cards/figure/person';
import { f, mix, wave } from '../../cards/strokes';
import { leaningOf } from './crews';
import { medallion } from './event';
import { place } from './stage';

/** Dawn, noon, dusk, moon, fog and low sun: the sky's colours from above, how strong rays are, where the disc stands, the lean. */
const HOURS = [
  { sky: [0, 1, 2], rays: 0.3, disc: [0, 0], lean: 0 },
  { sky: [1, 2, 2], rays: 0.24, disc: [-13, -10], lean: 5 },
  { sky: [2, 1, 0], rays: 0.34, disc: [14, 4], lean: -5 },
  { sky: [0, 0, 1], rays: 0.26, disc: [-17, -14], lean: 0 },
  { sky: [1, 0, 1], rays: 0.42, disc: [10, -6], lean: -4 },
  { sky: [1, 1, 2], rays: 0.2, disc: [0, 8], lean: 4 },
] as const;
const [MOON, FOG] = [3, 4];

type Hour = (typeof HOURS)[number];

function skyOf(c: Ink, second: Ink | undefined, { sky }: Hour): string {
  const stops = sky
    .map((which, place) => `<stop offset="${[0, 0.5, 0.8][place]}" stop-color="${c.sky[which]}"/>`)
    .join('');
  const split = second
    ? `<linearGradient id="h" x2="1" y2=".35"><stop offset=".46" stop-color="${second.sky[1]}" stop-opacity="0"/><stop offset=".54" stop-color="${second.sky[1]}"/></linearGradient>`
    : '';
  const over = second ? '<rect width="100" height="140" fill="url(#h)" opacity=".85"/>' : '';
  return `<defs><linearGradient id="g" x2="0" y2="1">${stops}</linearGradient>${split}</defs><rect width="100" height="140" fill="url(#g)"/>${over}`;
}

/** A pair of rays for each thousand. */
function rays(count: number, x: number, y: number, from: number): string {
  let d = '';
  const width = Math.min(0.16, 1.3 / count);
  const to = (turn: number, reach: number): string =>
    `${f(x + Math.cos(turn) * reach)} ${f(y + Math.sin(turn) * reach)}`;
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * 6.283 - 1.5708;
    d += `M${to(turn, from)}L${to(turn - width, 120)} ${to(turn + width, 120)}Z`;
  }
  return d;
}

/** The rose behind a Leader. */
function compass(x: number, y: number, ink: string): string {
  let [long, short] = ['', ''];
  for (let i = 0; i < 16; i++) {
    const turn = (i * Math.PI) / 8;
    const to = (reach: number): string => `${f(x + Math.sin(turn) * reach)} ${f(y - Math.cos(turn) * reach)}`;
    if (i % 4) short += `M${to(40)}L${to(46)}`;
    else long += `M${to(40)}L${to(54)}`;
  }
  const rings = [40, 44, 52].map(
    (r) => `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="${r === 44 ? 1.6 : 0.6}"/>`,
  );
  return `<g fill="none" stroke="${ink}" opacity=".75">${rings.join('')}<path d="${long}" stroke-width="2.4"/><path d="${short}"/></g>`;
}

function person(card: Facts, c: Ink, which: number, side: number): string {
  const leader = card.kind === 'leader';
  const hour = HOURS[which]!;
  const [x, y] = [leader ? 50 : 55, 50];
  const thousands = Math.max(0, Math.round((numberOf(card, 'power') ?? 0) / 1000));
  const R = leader ? 36 : 22 + Math.min(13, thousands) * 1.15;
  const beams = leader ? 24 : thousands * 2;
  let o = beams ? `<path d="${rays(beams, x, y, R)}" fill="${c.l}" opacity="${hour.rays}"/>` : '';
  const [dx, dy] = leader ? [0, 0] : hour.disc;
  o += `<circle cx="${x + dx}" cy="${y + dy}" r="${f(R)}" fill="${c.l}" opacity="${which === FOG ? 0.38 : 0.88}"/>`;
  if (which === MOON && !leader)
    o += `<circle cx="${x + dx + 9}" cy="${y + dy - 5}" r="${f(R * 0.8)}" fill="${c.sky[0]}"/>`;
  if (leader) o += compass(x, y, c.l);
  const who = personOf(nameOf(card), leaningOf(card.home ?? card.figure?.types ?? []));
  const near = leader ? 1.28 : 0.86 + Math.min(10, numberOf(card, 'cost') ?? 3) * 0.056;
  const scale = near * (who.body === 'huge' ? 0.92 : who.body === 'small' ? 1.04 : 1);
  const figure = bust(who, { attribute: card.figure?.attribute, tint: c.d, side });
  return `${o}<g transform="translate(${x} ${f((leader ? 52 : 53) + (near - 1) * 4)}) scale(${scale.toFixed(2)}) rotate(${leader ? 0 : hour.lean * side})">${figure}</g>`;
}

export const scene: Draw = (card) => {
  const [first, second] = card.colours ?? [];
  const c = inkOf(first);
  const r = chance(seedOf(card.code));
  // Each name has its first hour, so that cards of one printing differ too.
  const which = (seedOf(nameOf(card)) % 12) + (card.printing ?? Math.floor(r() * 12));
  const hour = which % HOURS.length;
  const ground =
    skyOf(c, second === undefined ? undefined : inkOf(second), HOURS[hour]!) +
    pattern((card.figure?.types ?? card.types)?.at(-1) ?? '', c.l, 0.18);
  if (card.kind === 'event') return ground + medallion(card, c);
  const side = Math.floor(which / HOURS.length) % 2 ? -1 : 1;
  let o = ground + (card.kind === 'stage' ? place(nameOf(card), c) : person(card, c, hour, side));
  for (let i = 0; i < 4; i++)
    o += `<path d="${wave(92 + i * 12, 1.6 + r() * 2, 30 + r() * 40, r() * 6)}V145H-5Z" fill="${mix(c.sky[1], c.sky[0], 0.2 + i * 0.24)}"${i ? '' : ' opacity=".82"'}/>`;
  return o;
};

export default scene;
