// Signs: for what an Event does, and for where nothing more is known than a name.

/** By the main verb, around 0 0 and some 25 wide to each side. They are lines. */
export const DEEDS: Record<string, string> = {
  ko: '<path d="M-18-20L18 18M18-20L-18 18" stroke-width="7"/><circle r="25" stroke-width="3"/>',
  draw: '<rect x="-20" y="-14" width="22" height="31" rx="3" transform="rotate(-14)"/><rect x="-6" y="-18" width="22" height="31" rx="3" transform="rotate(10)"/>',
  power: '<path d="M-20 20L0 2 20 20M-20 4L0-14 20 4M-20-12L0-30 20-12" stroke-width="6"/>',
  return: '<path d="M20 16A22 22 0 1 0-18-8M-22-24V-6H-4" stroke-width="6"/>',
  search: '<circle cx="-5" cy="-6" r="16" stroke-width="5"/><path d="M7 6L24 23" stroke-width="7"/>',
  play: '<rect x="-14" y="-6" width="28" height="30" rx="3"/><path d="M0 10V-28M-13-15L0-28 13-15" stroke-width="6"/>',
  life: '<path d="M0 22C-34 0-20-26 0-10C20-26 34 0 0 22Z" stroke-width="5"/>',
  don: '<rect x="-24" y="-16" width="14" height="32" rx="3"/><rect x="-7" y="-16" width="14" height="32" rx="3"/><rect x="10" y="-16" width="14" height="32" rx="3"/>',
  rest: '<rect x="-24" y="-14" width="48" height="32" rx="3"/><path d="M-2-28a20 14 0 0 1 20 6M20-32V-20H8" stroke-width="4"/>',
  active: '<rect x="-15" y="-22" width="30" height="44" rx="3"/><path d="M-7 0L-1 7 9-8" stroke-width="5"/>',
  cost: '<path d="M-22-12H22M-22 8H22" stroke-width="6"/><path d="M0 14V30M-9 22L0 31 9 22" stroke-width="5"/>',
  bottom: '<path d="M0-28V8M-14-6L0 9 14-6" stroke-width="6"/><path d="M-22 20H22" stroke-width="7"/>',
  trash: '<path d="M-20-16H20M-14-16L-10 24H10L14-16M-6-26H6" stroke-width="5"/>',
};

/** Charges as on flags, some 7 wide to each side. */
export const CHARGES: readonly string[] = [
  '<circle r="5"/>',
  '<path d="M0-7 6 5H-6Z"/>',
  '<path d="M0-7 5 0 0 7-5 0Z"/>',
  '<path d="m0-7 2 4.5 5 .5-3.7 3.3 1 5L0 4l-4.3 2.3 1-5L-7-2l5-.5Z"/>',
  '<path d="M-6-4L0 3 6-4V1L0 8-6 1Z"/>',
  '<path d="M0-7C7-1 4 6 0 6S-7-1 0-7Z"/>',
  '<path d="M-6 5V-3L-2 0 0-6 2 0 6-3V5Z"/>',
  '<path d="M-6-6 6 6M6-6-6 6" stroke-width="3" fill="none"/>',
  '<path d="M-7 2Q0-9 7 2Q0-1-7 2Z"/>',
  '<path d="M0-7V6M-5 2Q0 9 5 2M-4-3H4" stroke-width="2.2" fill="none"/>',
  '<path d="M0 6C-9 0-5-7 0-3C5-7 9 0 0 6Z"/>',
  '<path d="M-2-7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z"/>',
];
