// A match as it happens. It knows the latest state the server has told, sends orders,
// and passes on what happens, each thing once and in order.

import { Problem, api, isProblem, socket } from './api.js';

/**
 * @typedef {object} LiveHooks
 * @property {(match: Stored, events: Api.Event[]) => void} happened called for every change
 * @property {() => void} [fresh] the same state was told anew
 * @property {(away: boolean) => void} [lost] the connection breaks or comes back
 * @property {() => void} [gone] the match is deleted
 */

/** Follows a match until the signal says stop. */
export class LiveMatch {
  #hooks;
  /**
   * The version an order was given on that is not answered yet.
   * @type {number | null}
   */
  #sending = null;
  /** @type {number | undefined} */
  #away;

  /**
   * @param {Stored} match
   * @param {AbortSignal} signal
   * @param {LiveHooks} hooks
   */
  constructor(match, signal, hooks) {
    this.match = match;
    this.#hooks = hooks;
    /** @type {typeof socket<never, Api.LiveMessage>} */ (socket)(`/api/matches/${encodeURIComponent(match.id)}/live`, {
      signal,
      heard: (message) => {
        if (message.type === 'deleted') hooks.gone?.();
        else if (message.type === 'state' && message.match.version === this.match.version) {
          // Nothing has happened, but the clocks may have stood still with the server.
          this.match = stored(message.match);
          hooks.fresh?.();
        } else this.#take(message.match, message.type === 'events' ? message.events : []);
      },
      state: (connected) => {
        clearTimeout(this.#away);
        // A blink of the network is not worth a word.
        if (connected) hooks.lost?.(false);
        else this.#away = setTimeout(() => hooks.lost?.(true), 700);
      },
    });
    signal.addEventListener('abort', () => clearTimeout(this.#away));
  }

  get view() {
    return this.match.view;
  }

  get game() {
    return this.match.view.game;
  }

  get sending() {
    return this.#sending !== null;
  }

  /** The player whose move a person at this screen may make, or null. */
  get mover() {
    const player = this.game?.to_move;
    if (this.view.phase !== 'playing' || !player) return null;
    return this.view.setup.players[player].seat === 'person' ? player : null;
  }

  /**
   * @param {Api.Player} player
   * @returns {Color}
   */
  colorOf(player) {
    return this.game?.black === player ? 'black' : 'white';
  }

  /**
   * @param {Color} color
   * @returns {Api.Player}
   */
  playerOf(color) {
    const black = this.game?.black ?? 'one';
    if (color === 'black') return black;
    return black === 'one' ? 'two' : 'one';
  }

  /**
   * Gives an order and waits until it is on disk. Returns null, or the problem: the
   * state is then the server's, whatever was shown in the meantime.
   * @param {Api.Order} order
   */
  async order(order) {
    if (this.sending) return null;
    this.#sending = this.match.version;
    try {
      const answer = await api.order(this.match.id, this.match.version, order);
      this.#take(answer.match, answer.events);
      return null;
    } catch (error) {
      this.#sending = null;
      if (!isProblem(error)) throw error;
      if (error instanceof Problem && error.body.match) this.#take(error.body.match, []);
      this.#hooks.happened(this.match, []);
      return error;
    }
  }

  /**
   * @param {Api.Match} match
   * @param {Api.Event[]} events
   */
  #take(match, events) {
    if (match.version <= this.match.version) return;
    this.match = stored(match);
    // The events of an order may come before its answer.
    if (this.#sending !== null && this.#sending < match.version) this.#sending = null;
    this.#hooks.happened(this.match, events);
  }
}

/**
 * Whatever is followed has a name.
 * @param {Api.Match} match
 */
const stored = (match) => /** @type {Stored} */ (match);
