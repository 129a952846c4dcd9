// How the table of a game is laid: by its room, or in rows where the server says so.
import { tableOf, type TableRoom } from '../games/registry';
import { gameAbout } from '../lib/shelf.svelte';

export function laidOf(game: string): TableRoom {
  const room = tableOf(game);
  return gameAbout(game)?.layout === 'rows' ? { calls: room.calls ?? false } : room;
}
