// The console without a page (C1–C9): what is on its tube, worked out from the match and
// from the position that is seen.

import { HUES } from './hues.js';
import { PLAYERS, count, turnOf } from './record.js';

/**
 * One of the two scores: player one's is on the left.
 * @typedef {{color: Color, hue: 'green' | 'red', discs: number, blinking: boolean}} Score
 */

/**
 * Both scores for the position on the screen. The one of the player to move there blinks (C3): while a move
 * is still to be seen, the newest state of the match is ahead of the screen.
 * @param {{phase: Api.Phase, game: Pick<Api.GameView, 'black' | 'board' | 'verdict'>}} view
 * @param {string | null} position
 * @returns {Record<Api.Player, Score>}
 */
export function scoresAt({ phase, game }, position) {
  const shown = position ?? game.board.position;
  const over = Boolean(game.verdict) && shown === game.board.position;
  const score = (/** @type {Api.Player} */ player) => {
    /** @type {Color} */
    const color = game.black === player ? 'black' : 'white';
    const moves = turnOf(shown) === color;
    return { color, hue: HUES[color].name, discs: count(shown, color), blinking: moves && !over && phase !== 'paused' };
  };
  return { one: score(PLAYERS[0]), two: score(PLAYERS[1]) };
}

/** The seconds that are said aloud while the time for a move runs down. */
const SAID = [10, 5, 3, 2, 1];

/** Says which seconds of a countdown are to be said, each once. */
export class Countdown {
  #last = Infinity;

  /**
   * The seconds left now; gives those to be said, or null.
   * @param {number} seconds
   */
  hear(seconds) {
    const before = this.#last;
    this.#last = seconds;
    // More than before: another turn has begun.
    return seconds < before && SAID.includes(seconds) ? seconds : null;
  }
}

/**
 * The game again: the same digits and colours, the same computer.
 * @param {Api.MatchSetup} setup
 * @returns {Api.SetupWish}
 */
export function sameAgain({ variation, colors, series, players, clock }) {
  const computer = players.two.seat === 'computer' ? players.two.level : undefined;
  const substitute = clock?.time_out.kind === 'computer_moves' ? clock.time_out.level : undefined;
  const level = computer ?? substitute;
  return { variation, colors, series, ...(level ? { level } : {}) };
}
