// How the table of a game is laid: as the server says, by what the game's room has for that.
import { tableOf, type TableRoom } from '../games/registry';
import type { Game } from '../lib/api';
import { gameAbout } from '../lib/shelf.svelte';

/** What a room gives to each way of laying a table. Whatever it lacks for the way the server names, the table is in rows. */
const LAID: Record<Game['layout'], (room: TableRoom) => TableRoom> = {
  ring: ({ board, beside, calls = false }) => (board ? { board, beside, calls } : { calls }),
  halves: ({ layout, beside, calls = false }) => (layout ? { layout, beside, calls } : { calls }),
  rows: ({ calls = false }) => ({ calls }),
};

/** A room as it is used for a table that is laid so. */
export const laidAs = (way: Game['layout'], room: TableRoom): TableRoom => LAID[way](room);

/** While nothing is known of the games, a room is used for what it is made for: nothing moves when the answer comes. */
const madeFor = ({ board, layout }: TableRoom): Game['layout'] => (board ? 'ring' : layout ? 'halves' : 'rows');

export function laidOf(game: string): TableRoom {
  const room = tableOf(game);
  return laidAs(gameAbout(game)?.layout ?? madeFor(room), room);
}
