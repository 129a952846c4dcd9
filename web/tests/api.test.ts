import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decks, me } from '../src/lib/api';

/** A server that knows the guests it has made, and a browser's storage. */
function world(): { made: () => number; forget: () => void } {
  const kept = new Map<string, string>();
  let made = 0;
  let oldest = 1;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (path === '/api/guests') return new Response(JSON.stringify({ token: `t${++made}`, name: 'Ada' }));
    const known = Number(headers.authorization?.slice('Bearer t'.length)) >= oldest;
    return known ? new Response('[]') : new Response('{"what":"token","faults":[]}', { status: 401 });
  });
  return { made: () => made, forget: () => void (oldest = made + 1) };
}

describe('who somebody is', () => {
  let here: ReturnType<typeof world>;
  beforeEach(() => void (here = world()));

  it('is one guest, however many ask at once', async () => {
    const [one, two] = await Promise.all([me(), me(), decks()]);
    expect(one.token).toBe(two.token);
    expect((await me()).token).toBe(one.token);
    expect(here.made()).toBe(1);
  });

  it('is one new guest where the old one is no longer known', async () => {
    await me();
    here.forget();
    await Promise.all([decks(), decks(), decks()]);
    expect(here.made()).toBe(2);
    expect((await me()).token).toBe('t2');
  });
});
