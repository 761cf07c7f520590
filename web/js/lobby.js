// The lobby without a page: a connection over which it is told, and when one goes to the board.

import { api, socket } from './api.js';
import { askAgain, me } from './me.js';

/** What one click asks for, the quickest first. */
export const POOLS = /** @type {const} */ (['1', '3', '5', '5+3', '15', '3d']);

/** @typedef {{room?: Api.Room, mine: Api.MyLobby}} Lobby what has been told */

/** Where this tab keeps the match one was sent to last: whoever comes back from there is not sent again. */
const SENT = 'outflank-sent';

/**
 * Whether one goes to this match now; true once.
 * @param {string} match
 */
function isNews(match) {
  try {
    if (sessionStorage.getItem(SENT) === match) return false;
    sessionStorage.setItem(SENT, match);
  } catch {
    // A browser that keeps nothing may send one there twice.
  }
  return true;
}

/** A place in the lobby until the signal says stop. */
export class Waiting {
  #hooks;
  #signal;
  /** Ends the connection. */
  #connection = new AbortController();

  /**
   * @param {AbortSignal} signal
   * @param {{told: () => void, found: (match: string) => void, lost: (lost: boolean) => void}} hooks
   */
  constructor(signal, hooks) {
    this.#signal = signal;
    this.#hooks = hooks;
    /** @type {Lobby} */
    this.lobby = { mine: { seeks: [], found: null, offer: null } };
    /** When it was told what one looks for, to count on from there. */
    this.toldAt = 0;
    this.#connect();
    signal.addEventListener('abort', () => this.#connection.abort());
  }

  /** The live game one looks for, if any. */
  get seek() {
    return this.lobby.mine.seeks.find(({ pool }) => pool !== '3d') ?? null;
  }

  /** @param {Api.Pool} pool */
  looksFor(pool) {
    return this.lobby.mine.seeks.some((each) => each.pool === pool);
  }

  /**
   * Looks for a game. A visitor is somebody by it: the connection begins anew as that one.
   * @param {Api.Pool} pool
   * @param {boolean} rated
   */
  async look(pool, rated) {
    const { kind } = await me();
    const mine = await api.seek(pool, rated);
    if (kind === 'visitor') {
      await askAgain();
      this.#connect();
    }
    this.#mine(mine);
  }

  /** @param {Api.Pool} pool */
  async stop(pool) {
    await api.unseek(pool);
    const { mine } = this.lobby;
    this.#mine({ ...mine, seeks: mine.seeks.filter((each) => each.pool !== pool) });
  }

  /** @param {Api.MyLobby} mine */
  #mine(mine) {
    if (this.#signal.aborted) return;
    this.lobby.mine = mine;
    this.toldAt = performance.now();
    if (mine.found && isNews(mine.found)) this.#hooks.found(mine.found);
    else this.#hooks.told();
  }

  #connect() {
    this.#connection.abort();
    if (this.#signal.aborted) return;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    /** @type {typeof socket<Api.SocketWish, Api.SocketMessage>} */
    const open = socket;
    const line = open('/api/socket', {
      signal,
      heard: (message) => {
        if (message.type === 'mine') this.#mine(message.mine);
        if (message.type === 'room') {
          this.lobby.room = message.room;
          this.#hooks.told();
        }
      },
      state: (connected) => {
        this.#hooks.lost(!connected);
        if (connected) line.send({ type: 'sub', topic: 'lobby' });
      },
    });
  }
}
