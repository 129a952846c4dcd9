// Where the page stands. Few routes, so no library.
let path = $state(location.pathname);
let hash = $state(location.hash);

function arrive(): void {
  path = location.pathname;
  hash = location.hash;
}
addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

export const here = (): string => path;
export const mark = (): string => decodeURIComponent(hash.slice(1));

/** Goes to another page without loading it anew. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  const moved = location.pathname !== path;
  arrive();
  if (moved) scrollTo(0, 0);
}

/** Lets links within the page be followed without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
