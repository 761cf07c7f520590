// Asking the engine, and hearing its answers while it still thinks.

import { socket } from './api.js';
import { signed } from './graph.js';
import { l10n } from './l10n.js';

/** @typedef {'position' | 'game'} Task */
/**
 * What to do with each kind of message.
 * @typedef {{[Type in Api.AnalysisMessage['type']]?: (message: Extract<Api.AnalysisMessage, {type: Type}>, task: Task) => void}} AnalysisHooks
 */

/** Speaks to the server's analysis; one position and one game at a time. */
export class Analyst {
  #socket;
  /** @type {Extract<Api.AnalysisWish, {type: 'position'}> | null} */
  #position = null;
  /** @type {Extract<Api.AnalysisWish, {type: 'game'}> | null} */
  #game = null;
  #number = 0;

  /**
   * @param {AbortSignal} signal
   * @param {AnalysisHooks} hooks by kind of message
   */
  constructor(signal, hooks) {
    this.#socket = /** @type {typeof socket<Api.AnalysisWish, Api.AnalysisMessage>} */ (socket)('/api/analysis', {
      signal,
      heard: (message) => {
        const task = message.id === this.#position?.id ? 'position' : message.id === this.#game?.id ? 'game' : null;
        // What still arrives for a question no longer asked.
        if (!task) return;
        // Each hook is for the messages of its name.
        /** @type {((message: Api.AnalysisMessage, task: Task) => void) | undefined} */ (hooks[message.type])?.(message, task);
        if (message.type === 'done' || message.type === 'problem') {
          if (task === 'position') this.#position = null;
          else this.#game = null;
        }
      },
      state: (connected) => {
        if (!connected) return;
        if (this.#position) this.#socket.send(this.#position);
        if (this.#game) this.#socket.send(this.#game);
      },
    });
  }

  /**
   * Scores every move of a position, deeper and deeper.
   * @param {string} position
   */
  position(position, seconds = 30) {
    this.#number += 1;
    this.#position = { type: 'position', id: `p${this.#number}`, position, seconds };
    this.#socket.send(this.#position);
  }

  /**
   * Looks through a game for mistakes.
   * @param {string | null} start
   * @param {string[]} moves
   */
  game(start, moves) {
    this.#number += 1;
    this.#game = { type: 'game', id: `g${this.#number}`, start, moves };
    this.#socket.send(this.#game);
  }

  /**
   * Ends what is being thought about.
   * @param {Task} task
   */
  cancel(task) {
    const asked = task === 'position' ? this.#position : this.#game;
    if (asked) this.#socket.send({ type: 'cancel', id: asked.id });
    if (task === 'position') this.#position = null;
    else this.#game = null;
  }
}

/**
 * A score for the side to move, short enough for a square.
 * @param {Api.Score} score
 */
export function scoreShort(score) {
  if (score.kind !== 'outcome') return signed(score.discs);
  return { win: l10n.text('web-score-win-short'), draw: '=', loss: l10n.text('web-score-loss-short') }[score.result];
}

/**
 * The same in full.
 * @param {Api.Score} score
 */
export const scoreLong = (score) => l10n.said(score.sentence);

/**
 * Whether a score is proven.
 * @param {Api.Score} score
 */
export const proven = (score) => score.kind === 'exact' || score.kind === 'outcome';
