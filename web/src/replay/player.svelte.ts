// Plays a match like a film.
import type { ReplayStore } from './store.svelte';

/** How fast: moments in a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** So long a moment lasts at speed 1, in milliseconds. */
const MOMENT = 900;

export class Player {
  readonly #store: ReplayStore;
  plays = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: ReplayStore) {
    this.#store = store;
  }

  toggle(): void {
    if (this.plays) return this.stop();
    if (this.#store.step >= this.#store.last) this.#store.show(0);
    this.plays = true;
    this.#wait();
  }

  stop(): void {
    this.plays = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#store.stepBy(1);
      if (this.#store.step >= this.#store.last) this.stop();
      else this.#wait();
    }, MOMENT / this.speed);
  }
}
