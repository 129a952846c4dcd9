// People, risen: tinted by colour, with hollow eyes and stitches. What grows out of them is their colour, how broad they are is
// their power, what they wear is their name.
import { at, type Chance, chance, seedOf } from '../../cards/chance';
import { type Ink, inkOf } from '../../cards/colours';
import { bust } from '../../cards/figure/bust';
import { type Draw, type Facts, numberOf, nameOf } from '../../cards/figure/facts';
import { pattern } from '../../cards/figure/ground';
import { type Body, type Person, personOf } from '../../cards/figure/person';
import { BLACK, CLOTH } from '../../cards/figure/pigments';
import { CHARGES } from '../../cards/figure/signs';
import { f, mix } from '../../cards/strokes';

const DRESS = ['none', 'none', 'none', 'brim', 'hood', 'helm', 'band', 'top', 'kasa', 'crown', 'cap', 'goggles'];

function body(power: number): Body {
  if (power >= 6000) return 'huge';
  return power >= 4000 ? 'broad' : power >= 2500 ? 'plain' : 'slim';
}

function risen(card: Facts, c: Ink): Person {
  const name = nameOf(card);
  const who = personOf(name);
  return {
    ...who,
    skin: mix(c.h, '#efe9d8', 0.45),
    hat: DRESS[seedOf(name) % DRESS.length]!,
    mark: 0,
    hair: mix(who.hair, c.d, 0.45),
    cloth: mix(who.cloth, c.d, 0.5),
    accent: mix(who.accent, c.m, 0.4),
    hatCloth: mix(who.hatCloth, c.d, 0.4),
    body: body(numberOf(card, 'power') ?? 0),
  };
}

const HOLLOW = '#0b0f0d';

/** Hollow eyes, and stitches. */
const hollow = (r: Chance): string =>
  `<circle cx="-5" cy="-1" r="${f(2.6 + r() * 1.6)}" fill="${HOLLOW}"/><circle cx="5.5" r="${f(2.2 + r() * 2)}" fill="${HOLLOW}"/>` +
  `<path d="M0 4l-1.6 3.5h3.2ZM-7 10H7M-4 8v4M0 8v4M4 8v4M-11-9l6 3M-9-11l2 5" fill="none" stroke="${HOLLOW}" stroke-width="1.1"/>`;

/** Sprouts, antennae, horns; shards where there is no colour. */
function growth(colour: string | undefined, r: Chance, c: Ink): string {
  if (colour === 'green') {
    let d = '';
    const count = 3 + Math.floor(r() * 3);
    for (let i = 0; i < count; i++)
      d += `M${-14 + i * 7} ${f(-15 - r() * 4)}c${f(-5 + r() * 3)}-8-2-14 ${f(r() * 6)} ${f(-14 - r() * 6)}c4 6 3 12 ${f(-r() * 4)} 15Z`;
    return `<path d="${d}" fill="${c.h}"/>`;
  }
  if (colour === 'blue') {
    const [left, right] = [f(-22 - r() * 6), f(-16 - r() * 6)];
    return (
      `<path d="M-16-5h6v10h-6ZM10-5h6v10h-6Z" fill="${c.h}"/><path d="M-13-5V${left}h10M13-5V${right}" fill="none" stroke="${c.l}" stroke-width="1.8"/>` +
      `<circle cx="-2" cy="${left}" r="3" fill="${c.l}"/><circle cx="13" cy="${right}" r="2.6" fill="${c.h}"/>`
    );
  }
  if (colour === 'red') {
    const [left, right] = [f(34 + r() * 6), f(34 + r() * 6)];
    return `<path d="M-8-15C-20-18-20-30-14-${left}C-15-26-8-24-4-19ZM8-15C20-18 20-30 14-${right}C15-26 8-24 4-19Z" fill="${c.h}"/>`;
  }
  return `<path d="M-12-12L-4-${f(23 + r() * 6)} 2-15 8-${f(25 + r() * 6)} 13-11Z" fill="${c.h}"/>`;
}

function ground(card: Facts, c: Ink, second: Ink | undefined): string {
  const two = second ? `<path d="M100 0V140H0Z" fill="${second.d}" opacity=".8"/>` : '';
  return (
    `<defs><radialGradient id="z" cx=".54" cy=".36" r=".8"><stop offset="0" stop-color="${c.m}"/><stop offset=".6" stop-color="${c.d}"/><stop offset="1" stop-color="${mix(c.d, BLACK, 0.5)}"/></radialGradient></defs>` +
    `<rect width="100" height="140" fill="url(#z)"/>${two}${pattern(`${card.kind}${card.colours?.join()}${seedOf(card.code) % 5}`, c.h, 0.22)}`
  );
}

/** A charge within broken rings. */
function event(card: Facts, r: Chance, c: Ink): string {
  const q = chance(seedOf(`deed ${nameOf(card)}`));
  const charge = at(CHARGES, q());
  const other = mix(c.h, at(CLOTH, q()), 0.45);
  let o = '';
  for (let i = 0; i < 4; i++)
    o += `<circle cx="54" cy="50" r="${23 + i * 5.5}" fill="none" stroke="${i % 2 ? c.l : other}" stroke-width="${f(3.2 - i * 0.6)}" stroke-dasharray="${f(4 + q() * 22)} ${f(2 + q() * 8)}" transform="rotate(${f(r() * 360)} 54 50)"/>`;
  return `${o}<g transform="translate(54 50) scale(2.3)" fill="${c.l}" stroke="${c.l}" stroke-width=".5">${charge}</g>`;
}

export const undead: Draw = (card) => {
  const [first, second] = card.colours ?? [];
  const c = inkOf(first);
  const r = chance(seedOf(`risen ${card.code}`));
  const o = ground(card, c, second === undefined ? undefined : inkOf(second));
  if (card.kind === 'event') return o + event(card, r, c);
  const near = 0.92 + Math.min(8, numberOf(card, 'cost') ?? 3) * 0.06;
  const light = 22 + Math.min(9000, numberOf(card, 'power') ?? 0) / 420;
  const figure = bust(risen(card, c), { tint: c.d, eyes: hollow(r) });
  return (
    `${o}<circle cx="55" cy="48" r="${f(light)}" fill="${c.h}" opacity=".32"/>` +
    `<g transform="translate(55 53) scale(${near.toFixed(2)}) rotate(${at([-6, 0, 5], r())})">${figure}` +
    `<g stroke="${mix(c.d, BLACK, 0.5)}" stroke-width="1.2" stroke-linejoin="round">${growth(first, r, c)}</g></g>`
  );
};

export default undead;
