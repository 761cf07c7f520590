// What the editor of positions knows: the discs so far and the colour that is painted with. It
// draws nothing.

import { indexOf } from './record.js';

/** @typedef {'X' | 'O' | '-'} Paint black, white, or nothing */

/** A board without a disc. */
export const EMPTY = `${'-'.repeat(64)} X`;

export class Brush {
  #letters;
  /** @type {Paint} */
  color = 'X';

  /** @param {string} position */
  constructor(position) {
    this.#letters = [...position];
  }

  /** The position as the server writes it. */
  get position() {
    return this.#letters.join('');
  }

  /** The side to move, as a letter. */
  get turn() {
    return this.#letters[65];
  }

  set turn(letter) {
    this.#letters[65] = letter;
  }

  /**
   * Paints a square. A press on one that has the colour already takes the disc away; while one drags, every
   * square gets what the first one got.
   * @param {string} square
   * @param {Paint} [color] what the press before has painted
   * @returns {Paint} what it is now
   */
  paint(square, color) {
    const at = indexOf(square);
    const now = /** @type {Paint} */ (this.#letters[at]);
    const then = color ?? (now === this.color ? '-' : this.color);
    this.#letters[at] = then;
    return then;
  }

  /**
   * Another position; an empty board leaves the turn where it is.
   * @param {string} position
   */
  put(position) {
    const turn = position === EMPTY ? this.turn : position[65];
    this.#letters = [...position.slice(0, 65), turn];
  }
}
