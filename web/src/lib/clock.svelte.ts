// Time that runs on between two messages.
let now = $state(performance.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps time while a component is there. */
export function watch(): () => void {
  if (!watchers++) {
    now = performance.now();
    timer = setInterval(() => (now = performance.now()), 250);
  }
  return () => {
    if (!--watchers) clearInterval(timer);
  };
}

export const time = (): number => now;

/** Minutes and seconds, in Latin digits whatever the language. */
export function shown(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
