// 24 × 24 stroke icons, drawn for this project.
const SHAPES = {
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  sliders:
    '<path d="M4 7h8M17 7h3M4 12h2M11 12h9M4 17h8M17 17h3"/><circle cx="14.5" cy="7" r="2.3"/><circle cx="8.5" cy="12" r="2.3"/><circle cx="14.5" cy="17" r="2.3"/>',
  log: '<path d="M6 4h12v16H6zM9 9h6M9 13h6M9 17h3"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  hand: '<rect x="4" y="6" width="9" height="13" rx="1.5" transform="rotate(-9 8 12)"/><rect x="11" y="5" width="9" height="13" rx="1.5" transform="rotate(9 16 12)"/>',
  deck: '<rect x="7" y="4" width="11" height="15" rx="1.5"/><path d="M5 7v13h10"/>',
  heart: '<path d="M12 20S4 15 4 9a4 4 0 0 1 8-1.4A4 4 0 0 1 20 9c0 6-8 11-8 11Z"/>',
  undo: '<path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 8"/>',
  sword: '<path d="m5 19 3-3M6.5 14.5l3 3M9 15 19 5h1v1L10 16Z"/>',
  shield: '<path d="M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Z"/>',
  bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6Z"/>',
  question:
    '<path d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4"/><circle cx="12" cy="18" r=".6" fill="currentColor"/>',
  eye: '<path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Z"/><circle cx="12" cy="12" r="2.6"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>',
  play: '<path d="M7 5v14l12-7Z"/>',
  book: '<path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v14"/>',
  cards: '<rect x="4" y="5" width="10" height="14" rx="1.5"/><path d="m16 7 4 1-2.5 12-4-1"/>',
  turn: '<path d="M19 12a7 7 0 1 1-2-5M17 3v4h-4"/>',
  anchor: '<circle cx="12" cy="5" r="2"/><path d="M12 7v14M5 13c0 5 3.5 7.5 7 8 3.5-.5 7-3 7-8M8 10h8"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.500c3 3 3 14 0 17M12 3.500c-3 3-3 14 0 17"/>',
  check: '<path d="m5 13 4.5 4.500L19 7"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  flag: '<path d="M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0"/>',
  replay: '<path d="M5 12a7 7 0 1 0 2-5M5 4v4h4"/><path d="m11 9.5 4 2.5-4 2.500Z" fill="currentColor"/>',
  burst:
    '<path d="m12 3 1.8 5 5-1.8-2.3 4.8 4.5 2.3-5 1.5.5 5.2-4.5-3-4.5 3 .5-5.2-5-1.500L7.5 11 5.2 6.200l5 1.800Z"/>',
  crown: '<path d="m4 8 4 4 4-7 4 7 4-4-2 11H6Z"/>',
  slash: '<path d="M5 19 19 5M5 12l7-7M12 19l7-7"/>',
  strike: '<circle cx="12" cy="12" r="4"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3"/>',
  ranged: '<circle cx="12" cy="12" r="7"/><path d="M12 2v8M12 14v8M2 12h8M14 12h8"/>',
  special: '<path d="m12 4 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/>',
  wisdom: '<path d="M4 12s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Z"/><circle cx="12" cy="12" r="2"/>',
  wheel:
    '<circle cx="12" cy="12" r="6"/><circle cx="12" cy="12" r="1.8"/><path d="M12 2.500v7.700M12 13.800v7.700M2.5 12h7.700M13.8 12h7.700M5.3 5.300l5.4 5.400M13.3 13.300l5.4 5.400M18.7 5.300l-5.4 5.400M10.7 13.300l-5.4 5.4"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 4v4M9 13v1.500M15 13v1.500M2.5 12.500v3M21.5 12.500v3"/>',
  users:
    '<circle cx="9" cy="8" r="3.5"/><path d="M3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.600M17.5 14.300c2.3.8 3.5 2.7 3.5 5.7"/>',
  puzzle: '<path d="M5 8h4a2.2 2.2 0 1 1 4.4 0H18v4.600a2.2 2.2 0 1 1 0 4.400V20H5Z"/>',
  minus: '<path d="M5 12h14"/>',
  plus: '<path d="M5 12h14M12 5v14"/>',
  moon: '<path d="M19 14.5A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500Z"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  on: '<path d="M9 5l7 7-7 7"/>',
  first: '<path d="M13 5l-7 7 7 7M20 5l-7 7 7 7"/>',
  last: '<path d="M4 5l7 7-7 7M11 5l7 7-7 7"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  copy: '<rect x="8" y="8" width="11" height="12" rx="1.5"/><path d="M16 5H6.500A1.500 1.500 0 0 0 5 6.500V17"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.500 4.500"/>',
  down: '<path d="m6 9.500 6 6 6-6"/>',
  share: '<path d="M12 15V3.500M7.500 8 12 3.500 16.500 8M6 12H5v8.500h14V12h-1"/>',
  home: '<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4Z"/>',
} as const;

export type IconName = keyof typeof SHAPES;

export function icon(name: IconName, more = ''): string {
  return `<svg class="i ${more}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${SHAPES[name]}</svg>`;
}
