// The rooms of the games, found by their folders: a game that has none is drawn plainly, in rows. Titles, seats, decks and
// options are the server's to tell (`/api/games`); a room holds what only this page needs.
import type { Component } from 'svelte';
import type { Draw } from '../cards/figure/facts';
import type { IconName } from '../cards/icons';
import type { CardAbout } from '../lib/api';
import type { TableStore } from '../lib/store/table.svelte';
import type { Layout } from '../table/layouts';
import type { Fact, FactKind } from '../wire';

/** What a face is drawn from. */
export interface FaceProps {
  code: string;
  name: string;
  about: CardAbout | undefined;
  /** The picture as a CSS image. */
  art: string | undefined;
  /** A number as it is now, or as it is printed. */
  fact: (kind: FactKind) => Fact | undefined;
  /** How many cards were given to it. */
  given: number;
  /** Keywords that have an icon. */
  keys: string[];
  text: string[];
  /** What stands in place of a cost where there is none. */
  sign: IconName | undefined;
}

/** What every page needs of a game: how its cards look. `games/<game>/room.ts` has it as its default. */
export interface Room {
  /** Draws the front of a card. */
  face?: Component<FaceProps>;
  /** How its cards are drawn, loaded when the first of their faces is shown. */
  picture?: () => Promise<{ default: Draw }>;
  back?: () => string;
  /** Colours of the frame, as CSS variables. */
  frame?: (colours: string[]) => string;
  sign?: (kind: string) => IconName | undefined;
  /** Draws what cards say, where it has signs of its own. */
  lettering?: Component<{ text: string }>;
  /** Cards for the shelf: seeds and frames only, no card of any game. */
  samples?: CardAbout[];
  /** The two colours behind them. */
  ground?: [string, string];
  /** Whether its cards are told by their names alone, without number and kind. */
  unnumbered?: boolean;
  /** Whether types are told beside a card. */
  typed?: boolean;
}

/** What its table needs besides. `games/<game>/table.ts` has it as its default, loaded with the first table. */
export interface TableRoom {
  /** Where its zones go on a board of two halves. */
  layout?: Layout;
  /** A board of its own. */
  board?: Component<{ store: TableStore }>;
  /** Stands beside the board until a card is looked at. */
  beside?: Component<{ store: TableStore }>;
  /** Whether something is called out along with a card, and may be forgotten: both have buttons that are always there. */
  calls?: boolean;
}

const named = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1], file]));

const ROOMS = named(import.meta.glob<Room>('./*/room.ts', { eager: true, import: 'default' }));
const TABLES = named(import.meta.glob<TableRoom>('./*/table.ts', { import: 'default' }));
const loaded: Record<string, TableRoom> = {};

export const roomOf = (game: string): Room => ROOMS[game] ?? {};

/** Fetches what the table of a game needs. */
export async function needTable(game: string): Promise<void> {
  loaded[game] ??= (await TABLES[game]?.()) ?? {};
}

/** It, once it was fetched. */
export const tableOf = (game: string): TableRoom => loaded[game] ?? {};
