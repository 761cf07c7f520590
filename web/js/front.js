// What the front door knows: the choices, the game they would make, and what a touch on its
// board means. It draws nothing and asks nobody.

import { after } from './record.js';
import { USUAL, setupOf } from './setup.js';

/** @typedef {import('./setup.js').Choices} Choices */
/** @typedef {{[Key in keyof Choices]: Choices[Key] extends number ? Key : never}[keyof Choices]} NumberKey a choice that is a number */

/**
 * What a touch means: the first move, which begins the game, or nothing, because of the
 * rules or because the game has to be started first.
 * @typedef {{means: 'move', square: string, turns: string[], position: string} | {means: 'unplayable', position: string} | {means: 'start first'} | {means: 'wait'}} Touch
 */

export class Front {
  /** @type {Choices} */
  choices;
  /**
   * The match as the server would make it.
   * @type {Api.Match | null}
   */
  preview = null;

  /** @param {Partial<Choices>} kept what this browser remembers */
  constructor(kept) {
    this.choices = { ...USUAL, ...kept };
  }

  /** @param {Partial<Choices>} some */
  choose(some) {
    this.choices = { ...this.choices, ...some };
  }

  /**
   * Takes the usual level instead of one the server does not know, from an older visit.
   * @param {Api.Levels} levels
   */
  fit(levels) {
    if (!levels.levels.some((each) => each.level === this.choices.level)) this.choose({ level: levels.default });
  }

  /** Whether the colours are drawn by lot, so that nobody can move before. */
  get byLot() {
    return this.choices.opponent === 'computer' && this.choices.color === 'random';
  }

  /** Whether the first move is made by whoever sits here. */
  get mine() {
    const { game, setup } = this.preview?.view ?? {};
    if (!game?.to_move || !setup || this.byLot) return false;
    return setup.players[game.to_move].seat === 'person';
  }

  /**
   * What the server is asked for. A colour drawn by lot is Black until it is drawn.
   * @param {() => number} lot a number from 0 to 1
   */
  wish(lot = () => 0) {
    const { choices } = this;
    const color = choices.color === 'random' ? (lot() < 0.5 ? 'black' : 'white') : choices.color;
    return setupOf({ ...choices, color }, choices.level ?? '');
  }

  /**
   * @param {string} square
   * @returns {Touch}
   */
  touch(square) {
    const game = this.preview?.view.game;
    if (!game) return { means: 'wait' };
    if (!this.mine) return { means: 'start first' };
    const { position } = game.board;
    const choice = game.legal.find((each) => each.square === square);
    if (!choice) return { means: 'unplayable', position };
    const color = game.black === game.to_move ? 'black' : 'white';
    return { means: 'move', square, turns: choice.turns, position: after(position, { color, square, turned: choice.turns }) };
  }

  /**
   * A number as it may be chosen: within its limits and on a step. What is no number is the
   * usual one.
   * @param {NumberKey} key
   * @param {number} typed
   * @param {number} min
   * @param {number} max
   * @param {number} step
   */
  static number(key, typed, min, max, step) {
    return Number.isFinite(typed) ? Math.max(min, Math.min(max, Math.round(typed / step) * step)) : USUAL[key];
  }
}

/**
 * The games to go on with: begun ones, and pasted ones, which most look at only, after the others.
 * @param {Api.Summary[]} matches
 */
export function toGoOn(matches) {
  const begun = matches.filter((match) => match.ply > 0);
  return [...begun.filter((match) => !match.imported), ...begun.filter((match) => match.imported)].slice(0, 3);
}
