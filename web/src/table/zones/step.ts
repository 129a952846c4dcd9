/** So much of a card must show that a finger finds it, in pixels. */
export const STEP = 44;
