// The key map. Every key can be changed; the names are those of `KeyboardEvent.key`.

export const KEYS = {
  pass: ' ',
  cancel: 'Escape',
  hand: 'h',
  mine: 'b',
  theirs: 'o',
  next: 'n',
  why: 'w',
  inspect: 'i',
  undo: 'z',
  hold: 't',
  log: 'l',
  rules: 'r',
  catch: 'c',
  call: 'k',
  draw: 'd',
  help: '?',
} as const;

export type KeyAct = keyof typeof KEYS;

export function keyFor(act: KeyAct, own: Record<string, string>): string {
  return own[act] ?? KEYS[act];
}

export function actOf(key: string, own: Record<string, string>): KeyAct | null {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  const acts = Object.keys(KEYS) as KeyAct[];
  return acts.find((act) => keyFor(act, own) === pressed) ?? null;
}
