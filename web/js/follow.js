// A match on a board: what happens is shown one thing after the other, at a pace eyes
// can follow, and a person's own move at once. The flips of every legal move have come
// with the state, so a click needs no answer before it is seen; the server's answer then
// confirms it or takes it back.

import { api } from './api.js';
import { legalMap } from './board.js';
import { l10n } from './l10n.js';
import { LiveMatch } from './live.js';
import { START, after, positions } from './record.js';
import { settings, turnTime } from './settings.js';
import { problemText } from './telling.js';
import { announceNext, notify } from './shell.js';

/** @typedef {import('./board.js').Shown} Shown */
/**
 * Something to be seen or heard in its turn; without a position it is only heard.
 * @typedef {{position: string | null, last?: string | null, sound: [name: string, turned?: number], moves?: boolean, told?: string}} Scene
 */

export class Follow {
  #board;
  #sound;
  #changed;
  /** @type {Scene[]} */
  #queue = [];
  /** @type {number | undefined} */
  #timer;
  /** @type {string | null} */
  #shown = null;
  /**
   * A move made here that the server has not confirmed yet.
   * @type {Shown | null}
   */
  #pending = null;
  #hints;
  #marks;
  #tell;
  #lend;
  /** @type {number | null} */
  #cursor = null;
  #movedAt = -Infinity;

  /**
   * @param {object} options
   * @param {Stored} options.match as the server gave it
   * @param {import('./board.js').Board} options.board
   * @param {AbortSignal} options.signal
   * @param {(name: string, turned?: number) => void} options.sound
   * @param {(follow: Follow) => void} options.changed called when there is something else to draw beside the board
   * @param {() => boolean} [options.hints] whether legal moves are marked
   * @param {(match: Stored) => Map<string, string>|undefined} [options.marks] squares to point at while somebody here is to move
   * @param {(text: string, how?: {said?: boolean}) => void} [options.tell] shows what has happened or was refused; unless it was `said`
   *   it is read out, too
   * @param {(borrower: Color) => void} [options.lend] a disc goes over from one player's store to the other's (R8)
   * @param {(lost: boolean) => void} [options.lost]
   * @param {() => void} [options.gone]
   */
  constructor({ match, board, signal, sound, changed, lost, gone, tell = notify, lend = () => {}, hints = () => settings().hints, marks = () => undefined }) {
    this.#tell = tell;
    this.#lend = lend;
    this.#hints = hints;
    this.#marks = marks;
    this.#board = board;
    this.#sound = sound;
    this.#changed = changed;
    this.live = new LiveMatch(match, signal, {
      happened: (state, events) => this.#happened(state, events),
      fresh: () => this.#changed(this),
      lost,
      gone,
    });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
    this.draw({ still: true });
  }

  get match() {
    return this.live.match;
  }

  /** The turn walked to, or null for the game as it stands. */
  get cursor() {
    return this.#cursor;
  }

  /** The board with the discs as they are shown, for counts beside it. */
  get position() {
    return this.#shown;
  }

  /**
   * Shows the game after so many turns; null or the last for how it stands.
   * @param {number | null} ply
   */
  walk(ply) {
    const turns = this.live.game?.turns.length ?? 0;
    this.#cursor = ply === null || ply >= turns ? null : Math.max(0, ply);
    this.#flush();
    this.draw();
    this.#changed(this);
  }

  /** Says every move so far, to those who come when the game has begun already. */
  async tellAll() {
    const { game } = this.live;
    if (!game) return;
    const { sentences } = await api.game(this.match.id, game.game);
    // What has happened since then was told when it happened.
    for (const turn of sentences.slice(0, game.turns.length)) announceNext(l10n.tell(turn));
  }

  /**
   * A person chose a square.
   * @param {string} square
   */
  async place(square) {
    const { live } = this;
    this.#flush();
    if (this.#cursor !== null) {
      this.walk(null);
      return;
    }
    const { game, mover: player } = live;
    if (!game || !player || live.sending) return;
    const choice = game.legal.find((each) => each.square === square);
    if (choice) {
      const turn = { color: live.colorOf(player), square, turned: choice.turns };
      this.#pending = { position: after(game.board.position, turn), last: square };
      this.#movedAt = performance.now();
      this.#sound('place', choice.turns.length);
      this.draw();
      this.#changed(this);
    }
    await this.#send({ order: 'place', player, square }, square);
  }

  /**
   * Gives any other order, and tells if it was refused.
   * @param {Api.Order} order
   * @param {string} [square] where it was given
   */
  async order(order, square) {
    this.#flush();
    if (this.#cursor !== null) this.walk(null);
    return this.#send(order, square);
  }

  /** Draws the board as it is to be seen now. */
  draw({ still = false } = {}) {
    const { live } = this;
    const { game } = live;
    if (!game) return;
    /** @type {Shown} */
    let shown;
    if (this.#cursor !== null) {
      const all = positions(this.match.start ?? START, game.turns);
      shown = { position: all[this.#cursor], last: game.turns[this.#cursor - 1]?.square ?? null };
    } else if (this.#pending) {
      shown = this.#pending;
    } else {
      const mine = live.mover !== null;
      shown = {
        position: game.board.position,
        last: game.turns.at(-1)?.square ?? null,
        legal: mine ? legalMap(game.legal) : undefined,
        hints: this.#hints(),
        marks: mine ? this.#marks(this.match) : undefined,
      };
      if (game.table?.placed) shown.last = game.table.placed;
      const marks = game.table?.marks ?? [];
      if (marks.length > 0) shown.marks = this.marksAt(game.turns.length);
    }
    if (this.#cursor !== null && (game.table?.marks ?? []).length > 0) shown.marks = this.marksAt(this.#cursor);
    this.#shown = shown.position;
    this.#board.show(shown, { still });
  }

  /**
   * The mistakes of one turn at the table, by square.
   * @param {number} ply
   */
  marksAt(ply) {
    const mark = this.live.game?.table?.marks.find((each) => each.ply === ply);
    if (!mark) return undefined;
    /** @type {Map<string, string>} */
    const marks = new Map();
    for (const square of mark.missed) marks.set(square, 'missed');
    for (const square of mark.wrong) marks.set(square, 'wrong');
    return marks;
  }

  /**
   * @param {Api.Order} order
   * @param {string} [square]
   */
  async #send(order, square) {
    const problem = await this.live.order(order);
    this.#pending = null;
    if (!problem) return true;
    this.draw();
    this.#changed(this);
    if (square) this.#board.refuse(square);
    this.#sound('refuse');
    this.#tell(problemText(problem));
    return false;
  }

  /**
   * @param {Stored} match
   * @param {Api.Event[]} events
   */
  #happened(match, events) {
    const said = events.flatMap((event) => event.sentences);
    if (said.length > 0) announceNext(l10n.tell(said));
    this.#pending = null;
    this.#cursor = null;
    for (const event of events) {
      if (event.event === 'disc_placed') {
        // A loan is rare, and part of the game (R8): it is shown to everyone. So is a move that somebody else made.
        if (event.lent) this.#lend(event.color);
        const told = event.lent || event.substitute ? l10n.tell(event.sentences) : undefined;
        this.#queue.push({ position: event.board.position, last: event.square, sound: ['place', event.turned.length], moves: true, told });
      } else if (event.event === 'time_ran_out' && event.consequence.kind !== 'loss') {
        // A game that is lost by it says so itself.
        this.#queue.push({ position: null, sound: ['refuse'], told: l10n.tell(event.sentences) });
      } else if (event.event === 'passed') {
        this.#queue.push({ position: event.board.position, last: null, sound: ['pass'], told: l10n.tell(event.sentences) });
      } else if (event.event === 'game_ended') {
        this.#queue.push({ position: null, sound: ['end'] });
      } else if (event.event === 'disc_turned') {
        this.#queue.push({ position: event.board.position, last: match.view.game?.table?.placed ?? null, sound: ['turn'] });
      }
    }
    if (this.#timer === undefined) this.#next();
    this.#changed(this);
  }

  /** Shows the next thing in the queue, once the move before has been seen. */
  #next() {
    this.#timer = undefined;
    const frame = this.#queue[0];
    if (!frame) {
      this.draw();
      this.#changed(this);
      return;
    }
    const seen = frame.position === null || frame.position.slice(0, 64) === this.#shown?.slice(0, 64);
    // The eye needs the turning and a moment more; with animation off it wants no wait.
    const wait = seen ? 0 : this.#movedAt + turnTime() * 1.9 - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#queue.shift();
    if (!seen && frame.position !== null) {
      this.#shown = frame.position;
      this.#board.show({ position: frame.position, last: frame.last });
      if (frame.moves) this.#movedAt = performance.now();
    }
    if (!seen || !frame.moves) this.#sound(...frame.sound);
    if (frame.told) this.#tell(frame.told, { said: true });
    this.#changed(this);
    this.#next();
  }

  #flush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queue.length === 0) return;
    this.#queue = [];
    this.draw();
  }
}
