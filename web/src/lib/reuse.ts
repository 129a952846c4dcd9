// A new table is mostly the old one. What is the same stays the same object, so that nothing about it is drawn anew.

export function reuse<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const kept = now.map((value, place) => reuse(old[place], value));
    return (old.length === kept.length && kept.every((value, place) => Object.is(value, old[place])) ? old : kept) as T;
  }
  if (Array.isArray(old)) return now;
  const before = old as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  let same = Object.keys(before).length === Object.keys(now).length;
  for (const [name, value] of Object.entries(now)) {
    kept[name] = reuse(before[name], value);
    same &&= Object.is(kept[name], before[name]);
  }
  return (same ? old : kept) as T;
}
