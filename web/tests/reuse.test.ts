import { describe, expect, it } from 'vitest';
import { reuse } from '../src/lib/reuse';

describe('what is the same', () => {
  const old = {
    zones: [
      { id: 'a', cards: [{ code: 'x' }] },
      { id: 'b', cards: [] },
    ],
    step: 1,
  };

  it('stays the same object', () => {
    const now = reuse(old, {
      zones: [
        { id: 'a', cards: [{ code: 'x' }] },
        { id: 'b', cards: [{ code: 'y' }] },
      ],
      step: 2,
    });
    expect(now).toEqual({
      zones: [
        { id: 'a', cards: [{ code: 'x' }] },
        { id: 'b', cards: [{ code: 'y' }] },
      ],
      step: 2,
    });
    expect(now.zones[0]).toBe(old.zones[0]);
    expect(now.zones[1]).not.toBe(old.zones[1]);
  });

  it('is the whole where nothing changed', () => {
    expect(reuse(old, structuredClone(old))).toBe(old);
  });

  it('is never taken for what lost a part', () => {
    expect(reuse({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(reuse([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(reuse({ a: null }, { a: {} })).toEqual({ a: {} });
    expect(reuse({ a: [] }, { a: {} })).toEqual({ a: {} });
  });
});
