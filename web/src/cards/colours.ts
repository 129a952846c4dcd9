// Colours of cards. Never colour alone: each has a shape and a letter.

export interface Ink {
  letter: string;
  shape: keyof typeof FORMS;
  /** Deep frame, middle, high, light. */
  d: string;
  m: string;
  h: string;
  l: string;
  sky: readonly [string, string, string];
}

export const FORMS = {
  circle: '<circle cx="12" cy="12" r="11"/>',
  triangle: '<path d="M12 .8 23.4 22H.6Z"/>',
  diamond: '<path d="M12 0 24 12 12 24 0 12Z"/>',
  square: '<rect x="1.6" y="1.6" width="20.8" height="20.8" rx="2.5"/>',
  pentagon: '<path d="M12 .6 23.6 9.2 19.2 23H4.8L.4 9.2Z"/>',
  star: '<path d="m12 0 3.4 7.4 8.1.9-6 5.5 1.6 8L12 17.9l-7.1 3.9 1.6-8-6-5.5 8.1-.9Z"/>',
  hexagon: '<path d="M12 .5 22.4 6.2v11.6L12 23.5 1.6 17.8V6.2Z"/>',
};

export const INKS: Record<string, Ink> = {
  red: {
    letter: 'R',
    shape: 'diamond',
    d: '#6f1a1f',
    m: '#bf4139',
    h: '#ee8a68',
    l: '#ffdccb',
    sky: ['#3d0f18', '#a8352f', '#f0a071'],
  },
  green: {
    letter: 'G',
    shape: 'triangle',
    d: '#124634',
    m: '#2f8a65',
    h: '#7cc89c',
    l: '#d3f4e1',
    sky: ['#0a2a24', '#22705a', '#a9d9a6'],
  },
  blue: {
    letter: 'B',
    shape: 'circle',
    d: '#123a66',
    m: '#2d76b8',
    h: '#7ab6e6',
    l: '#d7ebff',
    sky: ['#0a2140', '#235f9b', '#9fd0ea'],
  },
  purple: {
    letter: 'P',
    shape: 'pentagon',
    d: '#3d255c',
    m: '#7d53ac',
    h: '#b892dd',
    l: '#ecdfff',
    sky: ['#1f1236', '#5b3a86', '#d3a3cf'],
  },
  black: {
    letter: 'K',
    shape: 'square',
    d: '#1b1f22',
    m: '#586168',
    h: '#98a3aa',
    l: '#e8ebec',
    sky: ['#0c0f12', '#3a4249', '#a7adab'],
  },
  yellow: {
    letter: 'Y',
    shape: 'star',
    d: '#64470a',
    m: '#cf9c24',
    h: '#efce6f',
    l: '#fff2c8',
    sky: ['#3b2806', '#b17e18', '#f7dd94'],
  },
  grey: {
    letter: 'N',
    shape: 'hexagon',
    d: '#363d41',
    m: '#78838a',
    h: '#aab4b9',
    l: '#eef1f2',
    sky: ['#1a1f22', '#4d565b', '#b5bcbf'],
  },
};

export const inkOf = (colour: string | undefined): Ink => INKS[colour ?? 'grey'] ?? INKS.grey!;

const LOW: Partial<Record<Ink['shape'], number>> = { triangle: 18.6, star: 15.6, pentagon: 17 };

export function pip(ink: Ink, fill = ink.m): string {
  const size = ink.shape === 'triangle' || ink.shape === 'star' ? 11 : 13;
  return (
    `<svg class="pip" viewBox="-1 -1 26 26" aria-hidden="true"><g fill="${fill}" stroke="${ink.l}" stroke-width="1.3">${FORMS[ink.shape]}</g>` +
    `<text x="12" y="${LOW[ink.shape] ?? 16.4}" text-anchor="middle" font-size="${size}" font-weight="700" font-family="QD Sans" fill="#fff">${ink.letter}</text></svg>`
  );
}
