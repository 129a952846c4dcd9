// Generated pictures: nothing is drawn by hand per card. Each is an image of its own, so that the browser paints it once.
import { roomOf } from '../games/registry';
import { chance, seedOf } from './chance';
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

/** The drawing of a card: the same number, the same drawing; none where the game has no pictures. */
export function drawing(game: string, code: string, kind: string, colours: string[]): string | undefined {
  const drawn = roomOf(game).picture?.(chance(seedOf(game + code)), colours, kind);
  return drawn === undefined ? undefined : framed(drawn);
}

/** It as a CSS image. */
export function picture(game: string, code: string, kind: string, colours: string[]): string | undefined {
  return (
    roomOf(game).picture &&
    image(`${game}/${code}/${kind}/${colours.join()}`, () => drawing(game, code, kind, colours)!)
  );
}

/** Paints what may soon be seen, while there is nothing else to do: a table has no time for it when a card appears. */
export function paintAhead(game: string, cards: { code: string; kind?: string; colours?: string[] }[]): void {
  const left = [...cards];
  const paint = (idle: IdleDeadline): void => {
    while (left.length && idle.timeRemaining() > 4) {
      const { code, kind = 'character', colours = [] } = left.pop()!;
      picture(game, code, kind, colours);
    }
    if (left.length) requestIdleCallback(paint);
  };
  // Where a browser has no idle time to give, pictures are painted when they are needed.
  if ('requestIdleCallback' in window && roomOf(game).picture) requestIdleCallback(paint);
}

const [SLATE, PALE] = ['#26323a', '#b9c6cd'];

export const backPicture = (game: string): string =>
  image(`back/${game}`, () => framed(roomOf(game).back?.() ?? rayedBack(SLATE, PALE, rose(SLATE, PALE))));
