// Opening the box (T4): the lids come off, four feet go under the board, 64 discs fill two trays,
// and four of them are laid in the middle. Shown once by itself, and again to whoever asks.

import { h, setText } from './dom.js';
import { l10n } from './l10n.js';
import { turnTime } from './settings.js';
import { announce } from './shell.js';

/** How long each picture stands: long enough to read it, with what moves over within. */
const STANDS = 1900;

/** @returns {string[]} */
const words = () => [
  l10n.text('web-box-closed'), l10n.text('web-box-lids'), l10n.text('web-box-feet'), l10n.text('web-box-discs'), l10n.text('web-box-centre'),
];

/** The discs of a tray, on edge as they stand there. */
const discs = () => Array.from({ length: 32 }, (_, i) => {
  const disc = h('span', {});
  disc.style.setProperty('--nth', String(i));
  return disc;
});

export class Box {
  #signal;
  #done;
  /** @type {number | undefined} */
  #timer;
  #says = h('p', { class: 'box-says' });

  /**
   * @param {AbortSignal} signal
   * @param {() => void} done it has been seen, or skipped
   */
  constructor(signal, done) {
    this.#signal = signal;
    this.#done = done;
    const skip = h('button', { type: 'button', class: 'button', id: 'skip-box', onclick: () => this.#close() }, l10n.text('web-box-skip'));
    const part = (/** @type {string} */ name, /** @type {HTMLElement[]} */ ...inside) => h('div', { class: name }, inside);
    this.element = h('div', { class: 'box', hidden: true, role: 'group', 'aria-label': l10n.text('web-box') },
      h('div', { class: 'box-scene', 'aria-hidden': 'true' },
        ['nw', 'ne', 'sw', 'se'].map((corner) => part(`box-foot ${corner}`)),
        part('box-tray left', ...discs()), part('box-board', ...['white', 'black', 'black', 'white'].map((color) => h('span', { class: `chip ${color}` }))), part('box-tray right', ...discs()),
        part('box-lid left'), part('box-lid right')),
      h('div', { class: 'box-foot-line' }, this.#says, skip));
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Opens it for somebody who has not seen it; who wants no motion is left in peace. */
  greet() {
    if (turnTime() > 0) this.open();
  }

  /** Opens it. Without motion there are pictures, one after the other. */
  open() {
    this.element.hidden = false;
    this.#step(0);
  }

  /** @param {number} step */
  #step(step) {
    clearTimeout(this.#timer);
    const texts = words();
    if (step >= texts.length) {
      this.#close();
      return;
    }
    this.element.dataset.step = String(step);
    setText(this.#says, texts[step]);
    announce(texts[step]);
    if (!this.#signal.aborted) this.#timer = setTimeout(() => this.#step(step + 1), STANDS);
  }

  #close() {
    clearTimeout(this.#timer);
    const held = this.element.contains(document.activeElement);
    this.element.hidden = true;
    delete this.element.dataset.step;
    this.#done();
    if (held) document.getElementById('start')?.focus();
  }
}
