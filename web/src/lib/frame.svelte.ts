// The frame a table stands in: it follows from the window alone. The style sheets ask the same (`styles/sizes.css`).

/** A phone upright, a window that is low (a phone on its side, a desk at 200 %), or a desk. */
export type Frame = 'portrait' | 'landscape' | 'desk';

const DESK = matchMedia('(min-width: 1000px) and (min-height: 500px)');
const LANDSCAPE = matchMedia('(max-height: 499.98px) and (orientation: landscape)');
/** Where there is room for card and log beside the board; otherwise they are a drawer. */
const RAIL = matchMedia('(min-width: 1200px) and (min-height: 500px)');

const now = (): { kind: Frame; rail: boolean } => ({
  kind: DESK.matches ? 'desk' : LANDSCAPE.matches ? 'landscape' : 'portrait',
  rail: RAIL.matches,
});

export const frame = $state(now());
for (const query of [DESK, LANDSCAPE, RAIL]) query.addEventListener('change', () => Object.assign(frame, now()));
