// Draws a person from the chest up, around the middle of the head.
import { at } from '../chance';
import { f, mix } from '../strokes';
import { cape, CUTS, torso } from './dress';
import { HATS, HOOD, type Stuff } from './hats';
import { BEASTS, FACES, FRINGES, HAIR_BEHIND } from './heads';
import { BODIES, type Person } from './person';
import { BLACK, GOLD, STEEL, WOOD } from './pigments';
import { TOOLS } from './tools';

export interface Bust {
  /** What falls on all of it, as light does: the deep colour of the card. */
  tint: string;
  /** By which a tool is held; none otherwise. */
  attribute?: string | undefined;
  /** On which side: 1 or -1. */
  side?: number;
  /** Eyes that are not the person's own. */
  eyes?: string;
}

const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;

const EYES: readonly ((ink: string) => string)[] = [
  (ink) => line('M-7.5-.5h5M2.5-.5h5', ink, 2),
  (ink) => line('M-8-2.5l6 2.5M8-2.5l-6 2.5', ink, 2),
  (ink) => `<path d="M-5 0h.1M5 0h.1" stroke="${ink}" stroke-width="3.8" stroke-linecap="round"/>`,
  (ink) => line('M-8 .5q3-3 6 0M2 .5q3-3 6 0', ink, 1.7),
];

/** Patches, scars, glasses, masks and stripes; most have none of them. Beards are nothing for chance to give. */
const MARKS: readonly ((ink: string, w: number, accent: string) => string)[] = [
  () => '',
  () => '',
  () => '',
  () => '<path d="M-11-5L11-1M2-5h8v7q-4 4-8 0Z" fill="#1c1d20"/>',
  (ink) => line('M6-9L3 6', mix('#8a2b2b', ink, 0.3), 1.6),
  () =>
    '<g fill="none" stroke="#1c1d20" stroke-width="1.3"><circle cx="-5" r="4"/><circle cx="5" r="4"/><path d="M-1 0H1"/></g>',
  () => '<path d="M-11-3H11L9 3H2L0 0-2 3H-9Z" fill="#16181b"/>',
  (_, w, accent) => {
    const [x, low] = [f(w), f(w - 3)];
    return `<path d="M-${x} 3H${x}V8C${low} 15 4 17 0 17S-${low} 15-${x} 8Z" fill="${accent}"/>`;
  },
  (_ink, _w, accent) => line('M-10 4l5 1M-10 8l5-1M10 4l-5 1M10 8l-5-1', accent, 1.5),
];

const filled = (d: string, fill: string): string => (d ? `<path d="${d}" fill="${fill}"/>` : '');

function hat({ hat, w }: Person, fills: Record<Exclude<Stuff, 'branch'>, string>): string {
  const draw = ([d, of]: readonly [string, Stuff]): string =>
    of === 'branch'
      ? `<path d="${d}" fill="none" stroke="${WOOD}" stroke-width="3.2" stroke-linecap="round"/>`
      : filled(d, fills[of]);
  return (HATS[hat]?.(+f(w)) ?? []).map(draw).join('');
}

export function bust(who: Person, { tint, attribute = '', side = 1, eyes }: Bust): string {
  const lit = (pigment: string): string => mix(pigment, tint, 0.12);
  const ink = mix(tint, BLACK, 0.55);
  const [w, b] = [+f(who.w), BODIES[who.body]];
  const [skin, hair, accent, hatCloth] = [who.skin, who.hair, who.accent, who.hatCloth].map(lit) as [
    string,
    string,
    string,
    string,
  ];
  const tools = TOOLS[attribute];
  const hooded = who.hat === 'hood';
  const face = FACES[who.face]!(w);
  const beast = who.beast === null ? null : BEASTS[who.beast]!(hair);
  const hairBehind = beast || hooded ? '' : (HAIR_BEHIND[who.hairBehind]?.(w, who.wild) ?? '');
  // Half of the face lies in shadow.
  const shade = `<clipPath id="f"><path d="M0-40H40V40H0Z"/></clipPath><path d="${face}" clip-path="url(#f)" fill="${ink}" opacity=".17" stroke="none"/>`;
  const looks = eyes ?? at(EYES, who.eyes)(ink);
  const parts = [
    tools && `<g transform="scale(${side} 1)">${at(tools, who.tool)(accent)}</g>`,
    who.cape && filled(cape(b), accent),
    hooded ? filled(HOOD.behind, hatCloth) : filled(hairBehind, hair),
    filled(torso(b), lit(who.cloth)),
    beast ? '' : filled('M-5.5 10H5.5V22Q0 27-5.5 22Z', mix(who.skin, ink, 0.22)),
    at(CUTS, who.cut)(b, { skin, accent, fold: lit(mix(who.cloth, BLACK, 0.2)) }),
    beast
      ? beast + looks
      : filled(face, skin) +
        shade +
        looks +
        at(MARKS, who.mark)(ink, w, accent) +
        filled(FRINGES[who.fringe]!(w), hair),
    hooded ? filled(HOOD.before, hatCloth) : hat(who, { hat: hatCloth, accent, steel: STEEL, gold: GOLD, hair, skin }),
  ];
  return `<g stroke="${ink}" stroke-width="1.25" stroke-linejoin="round">${parts.filter(Boolean).join('')}</g>`;
}
