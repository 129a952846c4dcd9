// Focus on the table, by where things are on screen.

const CARDS = '.table [data-key]:is(button), .table [data-key] > .hit-area, .table .pile';

function targets(within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CARDS)].filter(
    (one) => one.offsetParent !== null && !one.closest('[inert]'),
  );
}

/** The nearest card in the direction of an arrow key. */
export function focusTowards(key: string): boolean {
  const from = document.activeElement?.closest<HTMLElement>(CARDS);
  const all = targets();
  if (!from) {
    all[0]?.focus();
    return all.length > 0;
  }
  const centre = (one: Element): [number, number] => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = centre(from);
  const dx = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const dy = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = centre(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (one === from || along < 4) continue;
    const far = along + across * 2.5;
    if (far < least) [best, least] = [one, far];
  }
  best?.focus();
  return best !== null;
}

/** The first card of a part of the table. */
export function focusIn(selector: string): void {
  const part = document.querySelector(selector);
  if (part) targets(part)[0]?.focus();
}

/** The next card that can act or would be hit. */
export function focusNext(step: 1 | -1): void {
  const able = targets().filter((one) => one.closest('.can, .target'));
  const now = able.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : able.length - 1) : (now + step + able.length) % able.length;
  able[next]?.focus();
}
