// A position as a small drawing with its coordinates: for a page that is read, on a screen
// and on paper. Colours are left to the style sheet.

import { s } from './dom.js';
import { SQUARES, discAt, indexOf } from './record.js';

const LETTERS = 'ABCDEFGH';

/**
 * The middle of a square, in squares.
 * @param {string} square
 */
const middle = (square) => ({ cx: (indexOf(square) % 8) + 0.5, cy: Math.floor(indexOf(square) / 8) + 0.5 });

/**
 * Draws a position: the moves there are as dots, the square to play ringed, the disc just
 * placed with a dot on it.
 * @param {string} position
 * @param {{alt?: string, legal?: string[], goal?: string, placed?: string}} options
 */
export function diagram(position, { alt, legal = [], goal, placed } = {}) {
  const lines = Array.from({ length: 9 }, (_, i) => `M${i} 0v8M0 ${i}h8`).join('');
  const names = Array.from({ length: 8 }, (_, i) => [
    s('text', { x: i + 0.5, y: -0.22 }, LETTERS[i]),
    s('text', { x: -0.38, y: i + 0.67 }, i + 1),
  ]);
  const discs = SQUARES.map((square) => {
    const color = discAt(position, square);
    return color && s('circle', { class: color, ...middle(square), r: 0.39 });
  });
  const dots = legal.filter((square) => square !== goal).map((square) => s('circle', { class: 'dot', ...middle(square), r: 0.12 }));
  return s('svg', {
    class: 'diagram', viewBox: '-0.75 -0.75 8.9 8.9', role: alt ? 'img' : undefined, 'aria-label': alt, 'aria-hidden': alt ? undefined : 'true',
  },
  s('rect', { width: 8, height: 8 }),
  s('path', { d: lines }),
  s('g', {}, names),
  discs,
  dots,
  goal ? s('circle', { class: 'goal', ...middle(goal), r: 0.3 }) : null,
  placed ? s('circle', { class: `placed ${discAt(position, placed)}`, ...middle(placed), r: 0.1 }) : null);
}
