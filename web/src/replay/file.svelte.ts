// A recorded match that somebody drops on the page, or chooses: it is shown, and kept nowhere.
import { go } from '../lib/route.svelte';

/** What files of recorded matches are called. */
export const ENDING = '.qdreplay';

/** The file that is shown, and how many there were before it: another file is another match. */
export const opened = $state<{ file: ArrayBuffer | null; count: number }>({ file: null, count: 0 });

export async function show(file: File): Promise<void> {
  opened.file = await file.arrayBuffer();
  opened.count++;
  go('/r');
}

const fileIn = ({ dataTransfer }: DragEvent): File | undefined =>
  [...(dataTransfer?.files ?? [])].find(({ name }) => name.endsWith(ENDING));

export function allowFile(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

export function openFile(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return;
  // Whatever else is dropped must not take the place of the page.
  event.preventDefault();
  const file = fileIn(event);
  if (file) void show(file);
}
