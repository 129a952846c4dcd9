// Generated pictures: nothing is drawn by hand per card. Each is an image of its own, so that the browser paints it once.
import { roomOf } from '../games/registry';
import type { CardAbout } from '../lib/api';
import { type Among, among, type Draw, type Facts, nameOf } from './figure/facts';
import { rayedBack, rose } from './strokes';

const made = new Map<string, string>();

/** The same picture is painted once, and known by a short name: a long one would be read again with every card. */
function image(key: string, draw: () => string): string {
  let url = made.get(key);
  if (!url) {
    url = `url("${URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))}")`;
    made.set(key, url);
  }
  return url;
}

const framed = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;

/** How the cards of each game are drawn, once that was fetched: no page waits for it before a face is shown. */
let drawn = $state.raw<Record<string, Draw>>({});
const asked = new Map<string, Promise<void>>();
/** What all cards of a game together tell of each, by game and number. */
const told = new Map<string, Among>();

/** Fetches how the cards of a game are drawn. */
export function needPictures(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const coming = (async () => {
    const draw = await roomOf(game).picture?.();
    if (draw) drawn = { ...drawn, [game]: draw.default };
  })().catch(() => {
    // It can be asked again with the next face.
    asked.delete(game);
  });
  asked.set(game, coming);
  return coming;
}

/** The drawing of a card; none where the game has no pictures, or not yet. */
export const drawing = (game: string, card: Facts): string | undefined => drawn[game] && framed(drawn[game](card));

/** It as a CSS image, one for each number and name. */
export function picture(game: string, card: CardAbout | undefined): string | undefined {
  if (!drawn[game]) void needPictures(game);
  if (!drawn[game] || !card) return undefined;
  const known = { ...card, ...told.get(`${game}/${card.code}`) };
  return image(`${game}/${card.code}/${nameOf(card)}`, () => drawing(game, known)!);
}

/** Paints what may soon be seen, while there is nothing else to do: a table has no time for it when a card appears. */
export function paintAhead(game: string, cards: CardAbout[]): void {
  for (const [code, all] of among(cards)) told.set(`${game}/${code}`, all);
  const left = [...cards];
  const paint = (idle: IdleDeadline): void => {
    while (left.length && idle.timeRemaining() > 4) picture(game, left.pop());
    if (left.length) requestIdleCallback(paint);
  };
  void needPictures(game).then(() => {
    // Where a browser has no idle time to give, pictures are painted when they are needed.
    if ('requestIdleCallback' in window && drawn[game]) requestIdleCallback(paint);
  });
}

const [SLATE, PALE] = ['#26323a', '#b9c6cd'];

export const backPicture = (game: string): string =>
  image(`back/${game}`, () => framed(roomOf(game).back?.() ?? rayedBack(SLATE, PALE, rose(SLATE, PALE))));
