// What the server tells of matches that are looked at again.
import { asGuest, guest, request } from '../lib/api';
import type { Record as Part } from '../wire';

const moment = (eyes: number | null, at: number, lang: string): string =>
  `at=${at}&lang=${lang}${eyes === null ? '' : `&seat=${eyes}`}`;
/** A part of a recorded match: a thousand moments from one on, through a seat's eyes or a spectator's. */
export const record = (code: string, eyes: number | null, from: number, lang: string): Promise<Part> =>
  request(
    'GET',
    `/api/tables/${encodeURIComponent(code)}/record?${moment(eyes, from, lang)}`,
    undefined,
    guest()?.token,
  );
/** The same of a match that the reader has as a file. */
export const recordOfFile = (file: ArrayBuffer, eyes: number | null, from: number, lang: string): Promise<Part> =>
  request('POST', `/api/replays?${moment(eyes, from, lang)}`, file);
/** A new table that goes on from a moment of a recorded match. */
export const branch = (code: string, at: number, seat: number): Promise<{ code: string }> =>
  asGuest('POST', `/api/tables/${encodeURIComponent(code)}/branch`, { at, seat });
export const branchFile = (file: ArrayBuffer, at: number, seat: number): Promise<{ code: string }> =>
  asGuest('POST', `/api/replays/branch?at=${at}&seat=${seat}`, file);
