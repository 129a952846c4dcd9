// Cards travel from where they lay to where they lie, and a card that is hit flinches. Nothing waits for it: the table is
// already as it should be, and the next update ends whatever still moves.
import type { Card, Table } from '../wire';
import { keyOf, zoneKey } from '../lib/narrow';
import { motion } from '../lib/prefs.svelte';
import { play } from '../lib/sound';
import type { Stage } from '../lib/store/table.svelte';
import { keyed } from './keyed';

const MOVE = { normal: 240, fast: 120, off: 0 };
const STRIKE = { normal: 420, fast: 210, off: 0 };
const STAGGER = 40;
const MOST_STAGGERED = 5;

interface Lying {
  owner: number | null;
  code: string | undefined;
  /** The more, the worse: damage taken, Life lost. */
  hurt: number;
  element: HTMLElement;
  box: DOMRect;
}

/** What is on screen: cards by zone, code and copy; zones by owner and id. */
interface Sight {
  cards: Map<string, Lying>;
  zones: Map<string, { owner: number | null; count: number; box: DOMRect | undefined }>;
}

const hurtOf = (card: Card): number =>
  (card.facts ?? []).reduce((sum, { kind, now }) => sum + (kind === 'damage' ? now : kind === 'life' ? -now : 0), 0);

function look(table: Table): Sight {
  const elements = new Map(
    [...document.querySelectorAll<HTMLElement>('.table > :is(.board, .hand) .qc[data-key]')].map((one) => [
      one.dataset.key,
      one,
    ]),
  );
  const places = new Map(
    [...document.querySelectorAll<HTMLElement>('.table [data-zone]')].map((one) => [one.dataset.zone, one]),
  );
  const sight: Sight = { cards: new Map(), zones: new Map() };
  for (const zone of table.zones) {
    const name = zoneKey(zone);
    const place = places.get(name);
    sight.zones.set(name, { owner: zone.owner, count: zone.count, box: place?.getBoundingClientRect() });
    for (const { key, card } of keyed(zone.cards)) {
      // Of a pile the top alone is seen.
      const element =
        elements.get(keyOf(zone, card.index)) ??
        (card === zone.cards.at(-1) ? place?.querySelector<HTMLElement>('.qc:last-of-type') : null);
      if (!element) continue;
      const lying = {
        owner: zone.owner,
        code: card.code,
        hurt: hurtOf(card),
        element,
        box: element.getBoundingClientRect(),
      };
      sight.cards.set(`${name}/${key}`, lying);
    }
  }
  return sight;
}

export class Motion implements Stage {
  #before: Sight | null = null;
  #running: (() => void)[] = [];

  before(table: Table | null): void {
    this.finish();
    this.#before = table && motion() !== 'off' && !document.hidden ? look(table) : null;
  }

  after(table: Table): void {
    const before = this.#before;
    const pace = motion();
    this.#before = null;
    if (!before || pace === 'off') return;
    const now = look(table);
    const gone = [...before.cards].filter(([name]) => !now.cards.has(name));
    let order = 0;
    let struck = false;
    for (const [name, card] of now.cards) {
      const was = before.cards.get(name);
      if (was) {
        if (card.hurt > was.hurt) {
          this.#flinch(card.element, STRIKE[pace]);
          struck = true;
        }
        continue;
      }
      const from = this.#origin(card, gone, before, now);
      if (from) this.#fly(card, from, MOVE[pace], STAGGER * Math.min(order++, MOST_STAGGERED));
    }
    if (struck) play('strike');
  }

  /** Where a card came from: the same face that is gone elsewhere, or a place that has fewer cards than before. */
  #origin(card: Lying, gone: [string, Lying][], before: Sight, now: Sight): DOMRect | undefined {
    const same = gone.findIndex(([, { code }]) => code !== undefined && code === card.code);
    if (same >= 0) return gone.splice(same, 1)[0]![1].box;
    const fewer = [...before.zones].filter(
      ([zone, { count, box }]) => box && count > (now.zones.get(zone)?.count ?? 0),
    );
    const own = fewer.find(([, { owner }]) => owner === card.owner) ?? fewer[0];
    return own?.[1].box;
  }

  /** A likeness flies, so that nothing on the way cuts it off; the card itself shows when it is there. */
  #fly({ element, box }: Lying, from: DOMRect, duration: number, delay: number): void {
    const layer = document.querySelector('.table > .flights');
    const width = element.offsetWidth;
    const height = element.offsetHeight;
    if (!layer || !width) return;
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.querySelector('.hit-area')?.remove();
    delete ghost.dataset.key;
    ghost.classList.remove('can', 'sel', 'target', 'no', 'told', 'src');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    ghost.style.cssText = `left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px`;
    layer.append(ghost);
    const away = `${from.x + from.width / 2 - x}px ${from.y + from.height / 2 - y}px`;
    const small = Math.max(0.4, Math.min(1.4, from.height / height));
    const timing: KeyframeAnimationOptions = {
      duration,
      delay,
      easing: 'cubic-bezier(.2, .7, .2, 1)',
      fill: 'backwards',
    };
    const flight = ghost.animate(
      [
        { translate: away, scale: small, opacity: 0.6 },
        { translate: '0 0', scale: 1, opacity: 1 },
      ],
      timing,
    );
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    const end = (): void => {
      ghost.remove();
      hidden.cancel();
    };
    flight.onfinish = end;
    this.#running.push(() => {
      flight.cancel();
      end();
    });
  }

  #flinch(element: HTMLElement, duration: number): void {
    const steps = ['0', '-5px', '5px', '-3px', '2px', '0'].map((translate) => ({ translate }));
    const strike = element.animate(steps, { duration, easing: 'ease-out' });
    this.#running.push(() => strike.cancel());
  }

  finish(): void {
    for (const end of this.#running.splice(0)) end();
  }
}
