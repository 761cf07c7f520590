// Written by the tests of crates/server from `outflank_play::console::Hue`. Do not edit.

/**
 * The colours of the console's discs (C4): the word the texts know them by, and their light.
 * @type {Record<Color, {name: 'green' | 'red', rgb: string}>}
 */
export const HUES = {
  black: { name: 'green', rgb: '#27e067' },
  white: { name: 'red', rgb: '#ff4a3d' },
};
