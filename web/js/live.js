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
  /** What kind of order that is, or was. */
  #kind = '';
  /** The answer to the last order. */
  #answer = Promise.resolve();
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
          this.match = this.#mine(message.match);
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
    return this.you.includes(player) ? player : null;
  }

  /**
   * The players whose moves are made at this screen: both where two people share it, nobody's for
   * whoever looks on.
   * @returns {Api.Player[]}
   */
  get you() {
    return this.match.you ?? [];
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
   * state is then the server's, whatever was shown in the meantime. While one is on its way, another
   * of its kind is a click too many and means nothing; a pause or a resignation waits its turn.
   * @param {Api.Order} order
   * @returns {Promise<Problem | import('./api.js').Unreachable | null>}
   */
  order(order) {
    if (this.sending) {
      const waits = order.order !== this.#kind && (order.order === 'pause' || order.order === 'resign');
      return waits ? this.#answer.then(() => this.order(order)) : Promise.resolve(null);
    }
    this.#sending = this.match.version;
    this.#kind = order.order;
    const answer = this.#send(order);
    this.#answer = answer.then(() => {}, () => {});
    return answer;
  }

  /**
   * Pauses a game that is left, even while the page goes away: once an order on its way is answered.
   * @param {Api.Player} player
   */
  async leave(player) {
    if (this.sending) await this.#answer;
    let { match } = this;
    // The computer may just have moved: then there is a newer match to pause.
    for (let tries = 0; tries < 2; tries += 1) {
      if (match.view.phase !== 'playing' || !match.view.setup.customs.pauses) return;
      try {
        await api.order(match.id, match.version, { order: 'pause', player }, { keepalive: true });
        return;
      } catch (error) {
        if (!(error instanceof Problem) || !error.body.match) return;
        match = stored(error.body.match);
      }
    }
  }

  /** @param {Api.Order} order */
  async #send(order) {
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
   * What is told to many does not say who one is; that stays the same.
   * @param {Api.Match} match
   */
  #mine(match) {
    return stored({ ...match, you: match.you ?? this.match.you });
  }

  /**
   * @param {Api.Match} match
   * @param {Api.Event[]} events
   */
  #take(match, events) {
    if (match.version <= this.match.version) return;
    this.match = this.#mine(match);
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
