// The television of 1982: its wooden case with knobs, the tube, and what the machine says on it
// in its own letters (C6–C8).

import { h } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { write } from './letters.js';
import { change, settings } from './settings.js';
import { announceNext } from './shell.js';
import { chirp } from './sound.js';

/** How long a message stands, and how long when the next one waits already, in milliseconds. */
const STANDS = 4500;
const HURRIES = 1800;

/** The line at the foot of the tube: how things stand, and for a moment what has just happened. */
export class TubeLine {
  /** @type {string[]} */
  #waiting = [];
  /** @type {number | undefined} */
  #timer;
  #since = 0;
  #status = '';
  #text = h('span', { id: 'status' });

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.element = h('span', { class: 'crt-says' }, this.#text);
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /**
   * How things stand; a message that stands there now is read first.
   * @param {string} text
   */
  status(text) {
    this.#status = text;
    if (this.#timer === undefined) this.#write(text, false);
  }

  /**
   * Something happened. Those who do not see the tube hear it once, here or, if it was `said`, before.
   * @param {string} text
   * @param {{said?: boolean}} [how]
   */
  say(text, { said = false } = {}) {
    if (!said) announceNext(text);
    this.#waiting.push(text);
    if (this.#timer === undefined) this.#next();
    else this.#wait(this.#since + HURRIES - performance.now());
  }

  /** What was said belongs to the past: the status is to be read again. */
  clear() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#write(this.#status, false);
  }

  #next() {
    this.#timer = undefined;
    const text = this.#waiting.shift();
    if (text === undefined) {
      this.#write(this.#status, false);
      return;
    }
    this.#since = performance.now();
    this.#write(text, true);
    this.#wait(this.#waiting.length > 0 ? HURRIES : STANDS);
  }

  /** @param {number} millis */
  #wait(millis) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(0, millis));
  }

  /**
   * @param {string} text
   * @param {boolean} news
   */
  #write(text, news) {
    write(this.#text, text);
    this.element.classList.toggle('news', news);
  }
}

/**
 * A knob of the television that does something.
 * @param {import('./icons.js').Picture} picture
 * @param {string} label
 * @param {() => void} onclick
 */
export function knob(picture, label, onclick) {
  return h('button', { type: 'button', class: 'knob', title: label, 'aria-label': label, onclick }, icon(picture));
}

/** The knob for the sound. */
export function soundKnob() {
  const button = knob(settings().sound ? 'sound' : 'silent', l10n.text('web-sound'), () => {
    change({ sound: !settings().sound });
    draw();
    chirp('key');
  });
  function draw() {
    button.setAttribute('aria-pressed', String(settings().sound));
    button.replaceChildren(icon(settings().sound ? 'sound' : 'silent'));
  }
  draw();
  return button;
}

/**
 * The television with its parts.
 * @param {{left: import('./dom.js').Children, middle: import('./dom.js').Children, right: import('./dom.js').Children,
 *   line: import('./dom.js').Children, knobs: HTMLElement[]}} parts
 */
export function television({ left, middle, right, line, knobs }) {
  return h('div', { class: 'tv' },
    h('div', { class: 'crt' },
      h('div', { class: 'blocks', 'aria-hidden': 'true' }),
      h('div', { class: 'crt-side left' }, left),
      h('div', { class: 'crt-middle' }, middle),
      h('div', { class: 'crt-side right' }, right),
      h('p', { class: 'crt-line', id: 'console-line' }, line),
      h('div', { class: 'scanlines', 'aria-hidden': 'true' })),
    h('div', { class: 'tv-panel' },
      h('span', { class: 'tv-name', 'aria-hidden': 'true' }, 'H-21'), h('span', { class: 'grille', 'aria-hidden': 'true' }), knobs));
}
