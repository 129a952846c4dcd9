// Where a recorded match comes from: a table of this server, or a file that somebody has dropped on the page.
import { ApiError } from '../lib/api';
import type { Record as Part } from '../wire';
import { branch, branchFile, record, recordOfFile } from './api';
import { isWhole, joined, type Moments, together } from './moments';

export type Source = { code: string } | { file: ArrayBuffer };

/** Whose eyes: a seat's, those of all seats, or a spectator's. */
export type Eyes = number | 'all' | null;

/** The eyes that an address names: `0`, `all`, or nothing between for a spectator's. */
export function eyesIn(said: string | null): Eyes | undefined {
  if (said === '') return null;
  if (said === 'all') return said;
  return said !== null && /^\d$/.test(said) ? Number(said) : undefined;
}

const part = (source: Source, eyes: number | null, from: number, lang: string): Promise<Part> =>
  'code' in source ? record(source.code, eyes, from, lang) : recordOfFile(source.file, eyes, from, lang);

/** Reads a match part by part, and tells of it as it comes in. */
async function one(source: Source, eyes: number | null, lang: string, tell: (now: Moments) => void): Promise<Moments> {
  let known: Moments | null = null;
  do {
    known = joined(known, await part(source, eyes, known ? known.tables.length - 1 : 0, lang));
    tell(known);
  } while (!isWhole(known));
  return known;
}

export async function read(source: Source, eyes: Eyes, lang: string, tell: (now: Moments) => void): Promise<void> {
  if (eyes !== 'all') return void (await one(source, eyes, lang, tell));
  const first = await one(source, 0, lang, () => {});
  const others = first.seats.slice(1).map((_, seat) => one(source, seat + 1, lang, () => {}));
  tell(together([first, ...(await Promise.all(others))]));
}

/** A new table that goes on from a moment. */
export const playOn = (source: Source, at: number, seat: number): Promise<{ code: string }> =>
  'code' in source ? branch(source.code, at, seat) : branchFile(source.file, at, seat);

/** Why a match is not shown, by the page's word for it. */
export function reason(error: unknown): 'none' | 'version' | 'eyes' | 'no-replay' | 'away' {
  if (!(error instanceof ApiError)) return 'away';
  if (error.status === 404) return 'none';
  if (error.status === 403) return 'eyes';
  if (error.what === 'version' || error.what === 'on-hold') return 'version';
  if (error.what === 'no-replay' || error.status === 413) return 'no-replay';
  return 'away';
}
