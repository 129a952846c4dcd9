// The server's HTTP side.
import type { FactKind, Reason, SeatKind, Tempo } from '../wire';

/** The name of a game for programs: whatever the server says. */
export type GameId = string;

/** How a match can be played: a number, one of several values, or a switch where it has neither. */
export interface Option {
  id: string;
  label: string;
  least?: number;
  most?: number;
  usual?: number;
  values?: { id: string; label: string }[];
}

/** A game, in the reader's language. */
export interface Game {
  id: GameId;
  title: string;
  /** The same in a few words. */
  short: string;
  about: string;
  seats: { least: number; most: number; usual: number };
  /** The decks that come with it; none where nobody brings one. */
  decks: { id: string; name: string }[];
  options: Option[];
  /** What its clauses begin with. */
  clauses: string;
  layout: 'ring' | 'halves' | 'rows';
}

export type Chosen = Record<string, string | number | boolean>;

export interface TableAbout {
  code: string;
  game: GameId;
  seats: { kind: SeatKind; name: string }[];
  begun: boolean;
  over: boolean;
  step: number;
  /** How it is played, where that was said. */
  options: Chosen;
  clocks: Clocks | null;
  listed: boolean;
  /** The seat of whoever has opened it, while they sit there. */
  host: number | null;
  /** The reader's own seat. */
  yours: number | null;
}

/** Seconds at the beginning, and for each answer. */
export interface Clocks {
  main: number;
  increment: number;
}

/** A bot with more said of it than its level. */
export interface NewBot {
  bot: string;
  deck?: string;
  tempo?: Tempo;
}

export interface NewTable {
  game: GameId;
  seats: (string | NewBot)[];
  deck?: string;
  options?: Chosen;
  clocks?: Clocks;
  listed?: boolean;
}

export interface KeptDeck {
  id: string;
  game: GameId;
  name: string;
  list: string;
}

export interface Clause {
  clause: string;
  title: string;
  text: string;
  /** Where it comes from, in the reader's language. */
  origin?: string;
  /** The same in other languages. */
  original?: { lang: string; text: string }[];
}

export interface CardAbout {
  code: string;
  name: string;
  kind?: string;
  colours?: string[];
  facts?: { kind: FactKind; value: number }[];
  types?: string[];
  /** Everything printed but its text, in a line. */
  summary?: string;
  title?: string;
  lines?: string[];
  figure?: Figure;
}

/** What a card's picture is drawn from besides its numbers, in every language the same. */
export interface Figure {
  name: string;
  /** The crew last. */
  types?: string[];
  attribute?: string;
  /** What it does, the main thing first. */
  deeds?: string[];
  timings?: string[];
}

/** What the server refuses, or that it is away (`what` is `away`). */
export class ApiError extends Error {
  constructor(
    readonly what: string,
    readonly status: number,
    readonly faults: Reason[] = [],
  ) {
    super(what);
  }
}

const TOKEN = 'quarterdeck.guest';

export interface Guest {
  token: string;
  name: string;
}

export function guest(): Guest | null {
  try {
    return JSON.parse(localStorage.getItem(TOKEN) ?? 'null') as Guest | null;
  } catch {
    return null;
  }
}

export async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  const file = body instanceof ArrayBuffer;
  if (body !== undefined) headers['content-type'] = file ? 'application/octet-stream' : 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    const sent = body === undefined || file ? body : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new ApiError('away', 0);
  }
  if (answer.status === 204) return undefined as T;
  // Something between here and the server may answer with a page of its own.
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  const problem = (said ?? {}) as { what?: string; faults?: Reason[] };
  throw new ApiError(problem.what ?? 'away', answer.status, problem.faults ?? []);
}

const SHIPS = [
  'Petrel',
  'Sextant',
  'Halyard',
  'Cormorant',
  'Marlin',
  'Foghorn',
  'Lodestar',
  'Barnacle',
  'Tern',
  'Gannet',
];

/** A new guest under this name, or under one of ours; with a token the same guest under another name. */
export async function become(name?: string, token?: string): Promise<Guest> {
  const made = `${SHIPS[Math.floor(Math.random() * SHIPS.length)]}-${Math.floor(10 + Math.random() * 90)}`;
  const who = await request<Guest>('POST', '/api/guests', { name: name ?? made }, token);
  localStorage.setItem(TOKEN, JSON.stringify(who));
  return who;
}

let coming: Promise<Guest> | null = null;

/** A new guest. Whoever asks meanwhile is the same one: a table that is opened must not be somebody else's. */
function newcomer(name?: string): Promise<Guest> {
  coming ??= become(name).finally(() => (coming = null));
  return coming;
}

export async function me(): Promise<Guest> {
  return coming ?? guest() ?? newcomer();
}

/** As a guest. A token that is no longer known makes place for a new one, once. */
export async function asGuest<T>(method: string, path: string, body?: unknown): Promise<T> {
  const who = await me();
  try {
    return await request<T>(method, path, body, who.token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const now = await me();
    return request<T>(method, path, body, (now.token === who.token ? await newcomer(who.name) : now).token);
  }
}

export const games = (lang: string): Promise<Game[]> => request('GET', `/api/games?lang=${lang}`);
export const tables = (): Promise<TableAbout[]> => request('GET', '/api/tables');
export const table = (code: string): Promise<TableAbout> =>
  request('GET', `/api/tables/${encodeURIComponent(code)}`, undefined, guest()?.token);
export const openTable = (wanted: NewTable): Promise<{ code: string }> => asGuest('POST', '/api/tables', wanted);
export const sit = (code: string, deck?: string): Promise<{ seat: number }> =>
  asGuest('POST', `/api/tables/${encodeURIComponent(code)}/sit`, deck ? { deck } : {});
export const decks = (): Promise<KeptDeck[]> => asGuest('GET', '/api/decks');
export const keepDeck = (deck: KeptDeck): Promise<{ faults: Reason[] }> => asGuest('POST', '/api/decks', deck);
export const checkDeck = (game: GameId, list: string): Promise<{ faults: Reason[] }> =>
  asGuest('POST', '/api/decks/check', { game, list });
export const rules = (game: string, lang: string): Promise<Clause[]> =>
  request('GET', `/api/rules/${game}?lang=${lang}`);
export const cards = (game: string, lang: string): Promise<CardAbout[]> =>
  request('GET', `/api/cards/${game}?lang=${lang}`);
