// People, engraved in the one ink of their crew on paper. Techniques show the tool alone, teams both people.
import { at, type Chance, chance, seedOf } from '../../cards/chance';
import { bust } from '../../cards/figure/bust';
import { type Draw, type Facts, numberOf, nameOf } from '../../cards/figure/facts';
import { personOf } from '../../cards/figure/person';
import { BLACK } from '../../cards/figure/pigments';
import { TOOLS } from '../../cards/figure/tools';
import { f, mix } from '../../cards/strokes';
import { crewInk } from './crew';

const PAPER = '#efe5cd';
const [X, Y] = [54, 52];

/** The plate: rays by power, and a hatched disc. */
function plate(card: Facts, ink: string, r: Chance): string {
  const tilt = 0.3 + r() * 0.9;
  const rays = 14 + Math.min(24, Math.max(0, Math.round((numberOf(card, 'power') ?? 500) / 50)));
  let d = '';
  for (let i = 0; i < rays; i++) {
    const turn = (i / rays) * 6.283 + tilt;
    d += `M${X} ${Y}L${f(X + Math.cos(turn) * 110)} ${f(Y + Math.sin(turn) * 110)}`;
  }
  return (
    `<defs><pattern id="e" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(${f(tilt * 57.3)})"><path d="M0 0V3" stroke="${ink}" stroke-width=".7"/></pattern></defs>` +
    `<rect width="100" height="140" fill="${PAPER}"/><path d="${d}" stroke="${ink}" stroke-width=".5" opacity=".4"/>` +
    `<circle cx="${X}" cy="${Y}" r="36" fill="${PAPER}" stroke="${ink}"/><circle cx="${X}" cy="${Y}" r="38.5" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="${f(1 + r() * 8)} ${f(0.8 + r() * 4)}"/><circle cx="${X}" cy="${Y}" r="33.5" fill="url(#e)" opacity=".35"/>`
  );
}

/** Whatever it is coloured with, as strengths of the one ink: dark stays dark. */
function inked(drawn: string, ink: string): string {
  const deep = mix(ink, BLACK, 0.3);
  return drawn.replace(/#[0-9a-f]{6}/g, (pigment) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => parseInt(pigment.slice(from, from + 2), 16));
    return mix(deep, PAPER, Math.min(1, (red * 0.3 + green * 0.6 + blue * 0.1) / 225));
  });
}

/** Tools that lie in the middle already, not at a side: their places by attribute. */
const MIDDLE: Record<string, number[]> = { slash: [0, 1, 4], strike: [3, 4], special: [0, 1] };
const SIDE = 31;
/** How much larger the small ones are shown. */
const LARGER: Record<string, number> = { wisdom: 1.5, special: 1.3, ranged: 1.3 };

/** The tool of a Technique: alone, or two of it crossed. */
function technique(name: string, ink: string): string {
  const r = chance(seedOf(`skill ${name}`));
  const attribute = at(Object.keys(TOOLS), r());
  const tools = TOOLS[attribute]!;
  const which = Math.floor(r() * tools.length);
  const middle = MIDDLE[attribute]?.includes(which);
  const tool = inked(tools[which]!('#8a8f94'), ink);
  const put = (turn: number, flip: number): string =>
    `<g transform="scale(${flip} 1) rotate(${turn}) translate(${middle ? 0 : -SIDE})">${tool}</g>`;
  const crossed = !middle && r() > 0.5;
  return `<g transform="translate(${X} ${Y}) scale(${f((LARGER[attribute] ?? 1) * (crossed ? 0.8 : 1))})" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round">${crossed ? put(34, -1) + put(34, 1) : put(middle ? 0 : at([-24, 12, 28], r()), 1)}</g>`;
}

export const engraved: Draw = (card) => {
  const ink = crewInk(card.colours?.[0]);
  const r = chance(seedOf(`plate ${card.code}`));
  const o = plate(card, ink, r);
  const name = nameOf(card);
  if (card.kind === 'technique') return o + technique(name, ink);
  const draw = (one: string, where: string): string =>
    `<g transform="${where}">${inked(bust({ ...personOf(one), skin: '#f7efdc' }, { tint: ink, attribute: card.figure?.attribute }), ink)}</g>`;
  const [first = name, second] = name.split(/\s*[&＆]\s*/);
  if (second) return o + draw(first, 'translate(36 50) scale(.86)') + draw(second, 'translate(72 60) scale(.86)');
  return o + draw(name, `translate(${X} 54) scale(1.08) rotate(${at([-4, 0, 4], r())})`);
};

export default engraved;
