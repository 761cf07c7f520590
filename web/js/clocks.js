// Clocks on the screen. The server says what they showed at a moment; from there the
// running one is counted down here, and nothing is decided by it.

import { setText } from './dom.js';
import { l10n } from './l10n.js';
import { PLAYERS } from './record.js';

/**
 * A time as people read it on a clock: minutes and seconds, tenths when it is short.
 * @param {number} millis
 */
export function clockText(millis) {
  const left = Math.max(0, millis);
  if (left < 10_000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Draws both clocks again and again until the signal says stop. `places` has an element for each player. */
export class Clocks {
  /** @type {Api.ClocksView | null} */
  #clocks = null;
  #since = 0;
  #places;
  #draw;

  /**
   * @param {Record<Api.Player, HTMLElement>} places
   * @param {AbortSignal} signal
   * @param {(element: HTMLElement, millis: number, running: boolean) => void} [draw]
   */
  constructor(places, signal, draw = (element, millis) => setText(element, clockText(millis))) {
    this.#places = places;
    this.#draw = draw;
    const timer = setInterval(() => this.#tick(), 100);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /**
   * What the server has said now.
   * @param {Api.ClocksView | null} clocks
   */
  show(clocks) {
    if (clocks && this.#clocks && clocks.at === this.#clocks.at && clocks.running === this.#clocks.running) return;
    this.#clocks = clocks;
    this.#since = performance.now();
    this.#tick();
  }

  #tick() {
    for (const player of PLAYERS) {
      const place = this.#places[player];
      place.hidden = !this.#clocks;
      if (!this.#clocks) continue;
      const clock = this.#clocks[player];
      const running = this.#clocks.running === player;
      const left = clock.left - (running ? performance.now() - this.#since : 0);
      this.#draw(place, left, running);
      place.classList.toggle('running', running);
      place.classList.toggle('short', running && left < 10_000);
      const period = clock.periods > 0 ? l10n.text('web-clock-periods', { count: clock.periods }) : '';
      place.title = clock.overtime ? l10n.text('web-clock-overtime') : period;
    }
  }
}
