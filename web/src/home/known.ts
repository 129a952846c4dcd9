// Tables that this browser knows.
import { prefs } from '../lib/prefs.svelte';

const RUNNING = 'quarterdeck.tables';

/** Tables this browser has sat at, the newest first. */
export function sat(): string[] {
  try {
    return JSON.parse(localStorage.getItem(RUNNING) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function remember(code: string): void {
  if (!sat().includes(code)) prefs.begun++;
  localStorage.setItem(RUNNING, JSON.stringify([code, ...sat().filter((other) => other !== code)].slice(0, 8)));
}

export function forget(code: string): void {
  localStorage.setItem(RUNNING, JSON.stringify(sat().filter((other) => other !== code)));
}
