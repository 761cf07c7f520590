// What the reader has chosen, kept in this browser.

const { KEY, stored, apply } = window.outflankAppearance;

/** @type {Settings} */
const USUAL = {
  language: null,
  theme: 'auto',
  discs: 'classic',
  board: 'felt',
  coordinates: true,
  hints: true,
  sound: true,
  animation: 'normal',
  setup: {},
  friend: {},
  rated: true,
  table: {},
  boxOpened: false,
  welcomed: false,
};

let current = { ...USUAL, ...stored() };

/** The settings now; not to be changed in place. */
export const settings = () => current;

/**
 * Changes some of them, here and on the screen.
 * @param {Partial<Settings>} some
 */
export function change(some) {
  current = { ...current, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still shows what was chosen until it is closed.
  }
  apply(current);
}

/** How long a disc takes to turn over, in milliseconds. */
export function turnTime() {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--turn')) || 0;
}
