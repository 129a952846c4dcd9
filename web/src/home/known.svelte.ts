// What the server offers, asked for once.
import { type Game, games } from '../lib/api';

export const known = $state<{ games: Game[] | null; away: boolean }>({ games: null, away: false });

export function needGames(): void {
  games().then(
    (all) => {
      known.games = all;
      known.away = false;
    },
    () => (known.away = true),
  );
}

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
  localStorage.setItem(RUNNING, JSON.stringify([code, ...sat().filter((other) => other !== code)].slice(0, 8)));
}

export function forget(code: string): void {
  localStorage.setItem(RUNNING, JSON.stringify(sat().filter((other) => other !== code)));
}
