// What the reader is called, here and in every other window of this browser.
import { become, guest } from '../lib/api';

const self = $state({ name: guest()?.name ?? '' });

// Another window has given a name, or a server did so while somebody sat down.
addEventListener('storage', () => (self.name = guest()?.name ?? ''));

/** The name; empty for somebody who has not sat down yet. */
export const ownName = (): string => self.name;

/** Takes what was given meanwhile, for instance when a seat was taken. */
export function readName(): void {
  self.name = guest()?.name ?? '';
}

/** Is called so from now on, at every table at once: the server tells it there. */
export async function rename(wanted: string): Promise<void> {
  self.name = (await become(wanted, guest()?.token)).name;
}
