// What was meant for the question before must not answer the one that has come.
import { prefs } from '../prefs.svelte';

/** So long after the pointer went up its click may come, in milliseconds. */
const CLICK = 100;

export class Guard {
  /** Whether the question is so new that the bar takes no answer yet. */
  settling = $state(false);
  #settled: ReturnType<typeof setTimeout> | undefined;
  #down = false;
  /** Whether the pointer went down before the question came: its click has not answered it. */
  #stale = false;

  /** A question has come. */
  asked(): void {
    this.#stale = this.#down;
    clearTimeout(this.#settled);
    this.settling = prefs.settle > 0;
    if (this.settling) this.#settled = setTimeout(() => (this.settling = false), prefs.settle);
  }

  down(): void {
    this.#down = true;
    this.#stale = false;
  }

  up(): void {
    this.#down = false;
    setTimeout(() => (this.#stale &&= this.#down), CLICK);
  }

  /** Whether a tap on a card may count. */
  get taps(): boolean {
    return !this.#stale;
  }

  /** Whether a button or a key may answer. */
  get answers(): boolean {
    return !this.#stale && !this.settling;
  }
}
