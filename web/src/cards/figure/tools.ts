// What people hold, beside and behind the body, by the attribute. Which of its kind says the person.
import { GOLD, STEEL, WOOD } from './pigments';

/** Drawn with the person's own pigment where it has one. */
type Tool = (own: string) => string;

export const TOOLS: Record<string, readonly Tool[]> = {
  slash: [
    () => `<path d="M-30 46L18-44 22-42-25 49Z" fill="${STEEL}"/><path d="M-27 30l12 7-2 4-12-7Z" fill="${GOLD}"/>`,
    () =>
      `<path d="M-34 40L22-38 26-35-30 43Z" fill="${STEEL}"/><path d="M34 40L-22-38-26-35 30 43Z" fill="${STEEL}"/>`,
    () =>
      `<path d="M26 60C34 20 40-10 28-42C22-14 22 20 20 60Z" fill="${STEEL}"/><path d="M16 34h18v4H16Z" fill="${GOLD}"/>`,
    () => `<path d="M27 66L29-34h3l2 100Z" fill="${WOOD}"/><path d="M30-54L37-34H24Z" fill="${STEEL}"/>`,
    () => [-8, 0, 8].map((k) => `<path d="M${-28 + k} 48L${26 + k}-38l4 2L${-24 + k} 51Z" fill="${STEEL}"/>`).join(''),
  ],
  strike: [
    (own) =>
      `<rect x="20" y="-4" width="19" height="17" rx="5" fill="${own}"/><path d="M25-4v9M30-4v9M35-4v9" fill="none"/><path d="M24 13h12l3 50H22Z" fill="${own}"/>`,
    () =>
      `<path d="M25 62L30-10h4l3 72Z" fill="${WOOD}"/><rect x="20" y="-30" width="24" height="22" rx="3" fill="${STEEL}"/>`,
    () =>
      `<path d="M24 64L27-14C22-30 28-44 34-44S44-30 38-14L38 64Z" fill="${WOOD}"/><path d="M25-30l-5-3M40-30l5-3M25-20l-5 0M40-20l5 0" fill="none"/>`,
    () => `<path d="M-36 40L34-34l3 3L-32 44Z" fill="${WOOD}"/>`,
    (own) => `<circle cx="30" cy="6" r="10" fill="${own}"/><circle cx="-30" cy="10" r="9" fill="${own}"/>`,
  ],
  ranged: [
    () => `<path d="M24 60L27-40h6l3 100Z" fill="#4a5258"/><path d="M22 20h16v8H22Z" fill="${WOOD}"/>`,
    () => `<path d="M20 2L46-12l2 5-20 12 2 12h-6Z" fill="#4a5258"/>`,
    () =>
      `<path d="M26-42C48-14 48 26 26 52" fill="none" stroke-width="3.4" stroke="${WOOD}"/><path d="M26-42V52" fill="none"/>`,
    () => `<path d="M12 34L44-16l10 7L26 44Z" fill="#4a5258"/><circle cx="49" cy="-12" r="6.5" fill="#23262b"/>`,
  ],
  special: [
    (own) =>
      `<path d="M34 22C20 10 30-4 30-18C40-8 48 8 34 22Z" fill="${own}"/><path d="M-34 22C-20 10-30-4-30-18C-40-8-48 8-34 22Z" fill="${own}"/>`,
    (own) =>
      [
        [30, -18, 7],
        [38, 2, 5],
        [-32, -6, 6],
        [-26, -26, 4],
      ]
        .map(([x, y, R]) => `<circle cx="${x}" cy="${y}" r="${R}" fill="${own}"/>`)
        .join(''),
    (own) => `<path d="M36-44L26-16h8L24 16l20-28h-9L44-44Z" fill="${own}"/>`,
    (own) => `<path d="M32 20c-16-4-14-26 2-26s14 18 2 18-10-12 0-12" fill="none" stroke="${own}" stroke-width="4"/>`,
    (own) => `<path d="M22 6C44-6 44-30 30-42C52-34 56-2 26 14Z" fill="${own}"/>`,
  ],
  wisdom: [
    () =>
      `<path d="M14 40C22 34 30 34 34 38C38 34 46 34 54 40V20C46 14 38 14 34 18C30 14 22 14 14 20Z" fill="#f3ead6"/><path d="M34 18V38" fill="none"/>`,
    () =>
      `<circle cx="35" cy="-8" r="11" fill="none" stroke="${GOLD}" stroke-width="3.4"/><path d="M35 3V40" fill="none" stroke="${GOLD}" stroke-width="3.4"/><path d="M35-19V3M24-8H46" fill="none"/>`,
    () =>
      `<path d="M26-22h16l4 26H22Z" fill="#ffdf8c"/><path d="M25-26h18v4H25ZM20 4h28v4H20Z" fill="${WOOD}"/><path d="M34-26V-36" fill="none"/>`,
    () => `<path d="M14 2L50-26l5 7L20 10Z" fill="${WOOD}"/><path d="M46-24l6-5 7 9-6 5Z" fill="${GOLD}"/>`,
  ],
};
