// Codes that are scanned: against codes that another program has made, and read back bit by bit.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathOf, penalty, qr } from '../src/seats/qr';

/** Made by the qrcode-terminal that comes with npm: texts with their codes, a row a string. */
const KNOWN = JSON.parse(readFileSync('tests/qr.json', 'utf8')) as Record<string, string[]>;
const rows = (code: boolean[][] | null): string[] => code?.map((row) => row.map(Number).join('')) ?? [];
const masks = [0, 1, 2, 3, 4, 5, 6, 7];

/** A path of squares, drawn again. */
function drawn(path: string, size: number): string[] {
  const code = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1/g))
    code[Number(y)]!.fill(1, Number(x), Number(x) + Number(width));
  return code.map((row) => row.join(''));
}

describe('a code to be scanned', () => {
  it.each(Object.keys(KNOWN))('is what another program makes of it: %s', (text) => {
    const own = masks.map((mask) => rows(qr(text, mask)).join('\n'));
    expect(own.filter((code) => code === KNOWN[text]!.join('\n'))).toHaveLength(1);
    expect(new Set(own).size, 'each mask gives another one').toBe(8);
  });

  it('takes the mask that is easiest to read', () => {
    for (const text of Object.keys(KNOWN)) {
      const least = Math.min(...masks.map((mask) => penalty(qr(text, mask)!)));
      expect(penalty(qr(text)!)).toBe(least);
    }
  });

  it('is drawn square by square', () => {
    const code = qr('https://quarterdeck.example/t/GULL-72')!;
    expect(drawn(pathOf(code), code.length)).toEqual(rows(code));
  });

  it('is as large as it must be, and there is none of what is too long', () => {
    expect([1, 14, 15, 26, 27, 213].map((length) => qr('x'.repeat(length))?.length)).toEqual([21, 21, 25, 25, 29, 57]);
    expect(qr('x'.repeat(214))).toBeNull();
  });
});
