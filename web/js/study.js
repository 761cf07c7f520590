// What the analysis board knows: the line on the board and how far it is walked, the game
// it left, what the engine and a review have said, and the mistake that is tried again. It
// draws nothing and asks nobody.

import { count, numberOf, positions, sameDiscs, turnOf } from './record.js';

/**
 * A game looked through, filled while the engine thinks. `points` are by turn, from 0.
 * @typedef {object} Review
 * @property {import('./graph.js').Point[]} points
 * @property {Map<number, {comment: Api.CommentReport, position: string}>} comments
 * @property {Api.Mistake[] | null} mistakes none before it is finished
 * @property {Api.TurningPoints | null} turning
 * @property {string | null} ggf
 */
/** @typedef {Color | 'both'} Side whose turning points are shown */
/** @typedef {{start: string, turns: Turn[]}} Game */
/**
 * What a touch on the board means: nothing, because of the rules or because the server has not answered yet; a
 * try of the mistake that is tried again, or its answer; the next turn of the line; or another line, to be asked for.
 * @typedef {{means: 'unplayable', position: string} | {means: 'wait'} | {means: 'try', position: string, trial: Api.Mistake} | {means: 'answer'} | {means: 'walk', ply: number, turns: string[]}
 *   | {means: 'line', moves: string[], turns: string[], from: Game & {ply: number}}} Touch
 */
/**
 * How things stand, to be said beside the board.
 * @typedef {{says: 'find', color: Color, played: string} | {says: 'right', move: string} | {says: 'over', discs: string}
 *   | {says: 'must pass' | 'to move', color: Color, discs: string}} Status
 */

/** @returns {Review} an empty one */
const newReview = () => ({ points: [], comments: new Map(), mistakes: null, turning: null, ggf: null });

/**
 * The last finished review, kept while the reader changes the language.
 * @type {{key: string, review: Review} | null}
 */
let kept = null;

/** @param {Game} game */
const keyOf = ({ start, turns }) => `${start} ${turns.map((turn) => turn.square ?? '-').join('')}`;

/**
 * The turning points of one side or of both, each with the comment on its move.
 * @param {Review} review
 * @param {Side} side
 */
export const turningPoints = ({ turning, comments }, side) => (turning?.[side] ?? []).flatMap((ply) => {
  const known = comments.get(ply);
  return known ? [{ ply, ...known }] : [];
});

const between = (/** @type {number} */ low, /** @type {number} */ number, /** @type {number} */ high) => Math.max(low, Math.min(number, high));

export class Study {
  /** @type {string} */
  start;
  /** @type {Turn[]} */
  turns;
  /** How many turns the board shows. */
  ply;
  /**
   * What the server says about the position on the board, as soon as it does.
   * @type {Api.Line | null}
   */
  here = null;
  /**
   * The engine's scores.
   * @type {Api.AnalysisLines | null}
   */
  lines = null;
  engine = true;
  coaching = true;
  /**
   * The game this line has left, and the first turn that is another one.
   * @type {(Game & {branch: number}) | null}
   */
  left = null;
  /**
   * The mistake one is looking at, from before it.
   * @type {Api.Mistake | null}
   */
  point = null;
  /**
   * The mistake for which one is looking for the better move.
   * @type {Api.Mistake | null}
   */
  trial = null;
  /** Whether `point` was tried again, and the better move found or shown. */
  solved = false;
  /**
   * Whose review the address asks for.
   * @type {Side | null}
   */
  wanted;
  /** @type {Side} */
  side;
  /** @type {Review} */
  review;

  /**
   * @param {Game} game
   * @param {{ply?: string | null, review?: string | null}} asked parts of the address: the turn to begin with, whose review is wanted
   */
  constructor({ start, turns }, { ply, review } = {}) {
    this.start = start;
    this.turns = turns;
    this.ply = between(0, Math.trunc(Number(ply ?? turns.length)) || 0, turns.length);
    this.wanted = review === 'black' || review === 'white' || review === 'both' ? review : null;
    this.side = this.wanted ?? 'both';
    this.review = kept?.key === keyOf(this) ? kept.review : newReview();
  }

  /** The reader's own side, where the address tells. */
  get yours() {
    return this.wanted === 'both' ? null : this.wanted;
  }

  /** The position on the board. */
  get position() {
    return positions(this.start, this.turns)[this.ply];
  }

  /** The turn that led to it. */
  get last() {
    return this.turns[this.ply - 1]?.square ?? null;
  }

  /** The squares that led to it, a pass without a name. */
  get played() {
    return this.turns.slice(0, this.ply).map((turn) => turn.square ?? '');
  }

  /** What the server says about this very position. A forced pass belongs to the position before it. */
  get answer() {
    return this.here && sameDiscs(this.here.position, this.position) ? this.here : null;
  }

  /** The engine's scores for this position, where they may be seen. */
  get scored() {
    return this.engine && !this.trial && this.lines && sameDiscs(this.lines.position, this.position) ? this.lines : null;
  }

  /** The position the engine is to think about. */
  get question() {
    return this.engine && !this.trial && this.answer && !this.answer.over ? this.answer.position : null;
  }

  /**
   * The move of a mistake and the better one, on the board before it.
   * @returns {Map<string, string> | undefined}
   */
  get marks() {
    if (!this.point || this.ply !== this.point.ply - 1) return undefined;
    const { played, best } = this.point;
    return new Map([[played, 'worse'], ...(best ? [/** @type {const} */ ([best, 'better'])] : [])]);
  }

  /** @returns {Status} */
  get status() {
    const { position, answer, trial, point } = this;
    const color = turnOf(position);
    const discs = `${count(position, 'black')}–${count(position, 'white')}`;
    if (trial) return { says: 'find', color, played: trial.played };
    if (this.solved && point?.best) return { says: 'right', move: point.best };
    // Nobody passes in a game that is over, whoever the position says is to move. On a board without a disc there
    // was none, and no score is made of it.
    if (answer?.over) {
      const scored = answer.federation && count(position, 'black') + count(position, 'white') > 0;
      return { says: 'over', discs: scored ? `${answer.federation.black}–${answer.federation.white}` : discs };
    }
    return { says: answer && answer.position !== position ? 'must pass' : 'to move', color, discs };
  }

  /** The mistakes of the line on the board: of a game that was left, none. */
  get mistakes() {
    return this.left ? [] : this.review.mistakes ?? [];
  }

  /** The course of the game, and the turn of it that the board shows. */
  get course() {
    const plies = this.left ? this.left.turns.length : this.turns.length;
    return { points: this.review.points, plies, at: Math.min(this.ply, plies), number: this.numberer() };
  }

  /** What tells the number of a move of the game from its turn: passes have none. */
  numberer() {
    const turns = this.left ? this.left.turns : this.turns;
    return (/** @type {number} */ ply) => numberOf(turns, ply);
  }

  /** Whether there is a game to look through. */
  get reviewable() {
    return this.turns.length > 0 && !this.left && !this.review.turning;
  }

  /** The turn the coach speaks of: the mistake one looks at, else the move walked to. */
  get commented() {
    if (this.point && this.ply === this.point.ply - 1) return this.point.ply;
    return this.last ? this.ply : null;
  }

  /**
   * What the coach says of it: known from the review, or to be asked for.
   * @returns {{ply: number, known: Api.CommentReport} | {ply: number, position: string, square: string} | null}
   */
  get comment() {
    const ply = this.commented;
    const square = ply && this.turns[ply - 1]?.square;
    if (!this.coaching || this.trial || !ply || !square) return null;
    const known = this.left && ply >= this.left.branch ? undefined : this.review.comments.get(ply)?.comment;
    return known ? { ply, known } : { ply, position: positions(this.start, this.turns)[ply - 1], square };
  }

  /**
   * Walks to a turn; before the first that is another one, one is back in the game.
   * @param {number} to
   */
  walk(to) {
    this.#lookAway();
    if (this.left && to < this.left.branch) this.#rejoin();
    this.ply = between(0, to, this.turns.length);
  }

  /** Goes back to where the game was left. */
  backToGame() {
    if (this.left) this.walk(this.left.branch - 1);
  }

  /**
   * Looks at the board before a mistake.
   * @param {number} ply
   */
  lookAt(ply) {
    this.#lookAway();
    this.#rejoin();
    this.point = this.review.mistakes?.find((mistake) => mistake.ply === ply) ?? null;
    this.ply = ply - 1;
  }

  /**
   * Looks for the better move there.
   * @param {number} ply
   */
  tryAgain(ply) {
    this.lookAt(ply);
    this.trial = this.point;
    this.point = null;
  }

  /**
   * The better move was found, or the reader has given up.
   * @param {string | null} [best] another one that is as good
   */
  solve(best) {
    if (!this.trial) return;
    this.point = { ...this.trial, best: best ?? this.trial.best };
    this.trial = null;
    this.solved = true;
  }

  /**
   * @param {string} square
   * @returns {Touch}
   */
  touch(square) {
    const { answer } = this;
    if (!answer) return { means: 'wait' };
    const choice = answer.legal.find((each) => each.square === square);
    if (!choice) return answer.over ? { means: 'wait' } : { means: 'unplayable', position: answer.position };
    const { trial } = this;
    if (trial) return trial.best === square ? { means: 'answer' } : { means: 'try', position: answer.position, trial };
    if (this.turns[this.ply]?.square === square) return { means: 'walk', ply: this.ply + 1, turns: choice.turns };
    const { start, turns, ply } = this;
    return { means: 'line', moves: [...this.played, square], turns: choice.turns, from: { start, turns, ply } };
  }

  /**
   * The line that was asked for. Says whether it is another game now, and not one that left another.
   * @param {Api.Line} line
   * @param {Game & {ply: number}} from where it left the line of before
   */
  take(line, { start, turns, ply }) {
    if (!this.left && turns.length > ply) this.left = { start, turns, branch: ply + 1 };
    this.#lookAway();
    this.here = line;
    this.turns = line.turns;
    this.ply = line.turns.length;
    if (this.left) return false;
    this.review = newReview();
    return true;
  }

  /** A review begins. */
  begin() {
    this.review = newReview();
    this.#lookAway();
  }

  /**
   * Takes what the engine says about one turn.
   * @param {Api.ReviewedPly} said
   */
  hear({ ply, black, played, loss, grade, comment, position }) {
    this.review.points[ply - 1] = { black, move: played, loss, grade };
    if (comment) this.review.comments.set(ply, { comment, position });
  }

  /**
   * A review has ended; it is kept. Gives the turn where the game turned first, if the reader has waited for it
   * at the end of the game.
   * @param {Api.ReviewReport} report
   * @returns {number | null}
   */
  finish({ mistakes, turning_points: turning, ggf }) {
    Object.assign(this.review, { mistakes, turning, ggf });
    kept = { key: keyOf(this.left ?? this), review: this.review };
    if (this.left || this.trial || this.point || this.ply !== this.turns.length) return null;
    return turningPoints(this.review, this.side)[0]?.ply ?? null;
  }

  #lookAway() {
    this.point = null;
    this.trial = null;
    this.solved = false;
  }

  #rejoin() {
    if (this.left) ({ start: this.start, turns: this.turns } = this.left);
    this.left = null;
  }
}
