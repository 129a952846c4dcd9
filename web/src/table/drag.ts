// Dragging, long presses and hovering. A swipe never acts: a drag begins after 8 px, and only with a card that can act.
import type { Attachment } from 'svelte/attachments';
import type { CardKey } from '../lib/narrow';
import { NOTHING } from '../lib/narrow';
import type { TableStore } from '../lib/store/table.svelte';

const FAR = 8;
const LONG = 350;
const HOVER = 400;

export function grab(store: TableStore, key: CardKey): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const holder = element.parentElement!;

    const under = (event: PointerEvent): Element | null => {
      element.style.pointerEvents = 'none';
      const found = document.elementFromPoint(event.clientX, event.clientY);
      element.style.pointerEvents = '';
      return found;
    };
    const settle = (): void => {
      clearTimeout(timer);
      start = null;
      dragging = false;
      holder.classList.remove('drag');
      holder.parentElement?.classList.remove('dragging');
      holder.style.removeProperty('translate');
    };
    const inspect = (): void => {
      store.inspected = key;
    };

    const down = (event: PointerEvent): void => {
      if (event.button) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the card before the next event.
      element.setPointerCapture(event.pointerId);
      clearTimeout(timer);
      if (event.pointerType !== 'mouse')
        timer = setTimeout(() => {
          store.zoomed = key;
          settle();
          swallow();
        }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(dx, dy) > FAR) {
        clearTimeout(timer);
        if (!store.able.has(key) || store.busy) return void (start = null);
        dragging = true;
        store.narrowed = { ...NOTHING, from: key };
        holder.classList.add('drag');
        holder.parentElement?.classList.add('dragging');
      }
      if (dragging) holder.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (!dragging) return void (start = null);
      const found = under(event);
      settle();
      swallow();
      const onto = found?.closest<HTMLElement>('[data-key]')?.dataset.key;
      if (onto && onto !== key && store.targets.has(onto)) store.drop(key, onto);
      else if (found?.closest('.board')) store.drop(key, null);
      else store.narrowed = NOTHING;
    };
    const cancel = (): void => {
      if (dragging) store.narrowed = NOTHING;
      settle();
    };
    /** The click that ends a drag or a long press is none. */
    const swallow = (): void => {
      const stop = (event: MouseEvent): void => event.stopImmediatePropagation();
      element.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', stop, { capture: true }), 50);
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(inspect, HOVER);
    };
    const leave = (): void => {
      if (!start) clearTimeout(timer);
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('contextmenu', (event) => event.preventDefault());
    return settle;
  };
}
