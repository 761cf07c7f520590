// The board on the screen. It is given what to show and says which square was chosen;
// it knows no rules. For the keyboard and for screen readers it is a grid with one
// square in the tab order: arrows walk, Enter or Space chooses.

import { h } from './dom.js';
import { l10n } from './l10n.js';
import { SQUARES, discAt, indexOf, spelt } from './record.js';
import { turnTime } from './settings.js';

/**
 * What a board shows.
 * @typedef {object} Shown
 * @property {string} position 64 letters, a blank and the side to move
 * @property {Map<string, string[]>} [legal] where one may play, and what that turns over
 * @property {boolean} [hints] whether those squares are marked
 * @property {string|null} [last] the last move
 * @property {Map<string, {text: string, kind?: string, label?: string}>} [notes] a word on a square
 * @property {Map<string, string>} [marks] a class for a square: missed, wrong, better, worse, area, found
 * @property {boolean} [active] whether any square may be chosen
 */

/** @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
  PageUp: [0, -8], PageDown: [0, 8], Home: [-8, 0], End: [8, 0],
};

/** The keys that walk through a record, too. */
const ALONG = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const clamp = (/** @type {number} */ value) => Math.max(0, Math.min(7, value));

/**
 * The parts of one square, and what was last said of it.
 * @typedef {{element: HTMLElement, disc: HTMLElement, faces: Record<Color, HTMLElement>, note: HTMLElement, state: string | null}} Cell
 */

/**
 * The square that something of the page belongs to.
 * @param {EventTarget | null} target
 */
const squareOf = (target) =>
  (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('.cell'))?.dataset.square : undefined);

export class Board {
  /** @type {Map<string, Cell>} */
  #cells = new Map();
  /** @type {Shown} */
  #shown = { position: `${'-'.repeat(64)} X` };
  #focus = 'd3';
  #turned = false;
  /** The letter of a square whose digit is still to be typed. */
  #typed = '';
  #onpick;
  /** What the two colours are called. */
  #tones;

  /** @param {{label: string, onpick: (square: string) => void, tones?: {black: string, white: string}}} options */
  constructor({ label, onpick, tones = { black: 'black', white: 'white' } }) {
    this.#tones = tones;
    this.#onpick = onpick;
    this.grid = h('div', { class: 'grid', role: 'grid', 'aria-label': label, 'aria-rowcount': 8, 'aria-colcount': 8 });
    this.letters = h('div', { class: 'letters', 'aria-hidden': 'true' });
    this.digits = h('div', { class: 'digits', 'aria-hidden': 'true' });
    this.element = h('div', { class: 'board' }, this.letters, this.digits, this.grid);
    this.grid.addEventListener('click', (event) => {
      const square = squareOf(event.target);
      if (square) {
        this.#walkTo(square, false);
        this.#onpick(square);
      }
    });
    // Whoever points at squares has no cursor on the board: the arrows go on walking through the moves, where
    // the page has a record. Tab, or an arrow upwards or downwards, takes the cursor up again.
    this.grid.addEventListener('pointerdown', () => { this.grid.dataset.pointed = ''; });
    this.grid.addEventListener('focusout', () => { delete this.grid.dataset.pointed; });
    this.grid.addEventListener('keydown', (event) => this.#key(event));
    this.grid.addEventListener('focusin', (event) => {
      const square = squareOf(event.target);
      if (square) this.#walkTo(square, false);
    });
    this.#lay();
  }

  /** Seen from the other side. */
  get turned() {
    return this.#turned;
  }

  set turned(turned) {
    if (turned === this.#turned) return;
    this.#turned = turned;
    this.#lay();
    const shown = this.#shown;
    this.#shown = { position: `${'-'.repeat(64)} X` };
    this.show(shown, { still: true });
  }

  /** The cursor of the keyboard. */
  get cursor() {
    return this.#focus;
  }

  /**
   * Moves the cursor by a step, as an arrow on the board does; a focus that is elsewhere stays there.
   * Gives what there is on the square, for whoever has to be told.
   * @param {string} arrow
   */
  step(arrow) {
    this.#walkTo(this.#stepped(arrow), this.grid.contains(document.activeElement));
    return this.#at(this.#focus).element.getAttribute('aria-label') ?? '';
  }

  /** Puts the focus on the board: on a square, or where the cursor is. */
  focus(square = this.#focus) {
    this.#walkTo(square, true);
  }

  /**
   * Draws; discs that changed turn over, unless `still`.
   * @param {Shown} shown
   */
  show(shown, { still = false } = {}) {
    const before = this.#shown;
    this.#shown = shown;
    this.grid.dataset.turn = shown.position[65] === 'O' ? 'white' : 'black';
    this.element.classList.toggle('shows-hints', Boolean(shown.hints));
    const time = still ? 0 : turnTime();
    for (const square of SQUARES) {
      const cell = this.#at(square);
      const color = discAt(shown.position, square);
      const was = discAt(before.position, square);
      if (color !== was) this.#change(cell, square, was, color, shown.last, time);
      const can = Boolean(shown.legal?.has(square));
      const name = ['cell', can && 'can', shown.last === square && 'last', shown.marks?.get(square)].filter(Boolean).join(' ');
      if (cell.element.className !== name) cell.element.className = name;
      const note = shown.notes?.get(square);
      const kind = note?.kind ? `note ${note.kind}` : 'note';
      if (cell.note.className !== kind) cell.note.className = kind;
      if (cell.note.textContent !== (note?.text ?? '')) cell.note.textContent = note?.text ?? '';
      // Words cost more than comparing: most squares are as they were.
      const state = `${color} ${shown.legal?.get(square)?.length} ${shown.last === square} ${shown.marks?.get(square)} ${note?.label ?? note?.text}`;
      if (cell.state !== state) {
        cell.state = state;
        cell.element.setAttribute('aria-label', this.#label(square, color, shown, note));
      }
    }
  }

  /** @param {string} square */
  #at(square) {
    return /** @type {Cell} */ (this.#cells.get(square));
  }

  /**
   * Shakes a square that cannot be chosen.
   * @param {string} square
   */
  refuse(square) {
    const { element } = this.#at(square);
    element.classList.remove('refused');
    requestAnimationFrame(() => element.classList.add('refused'));
    setTimeout(() => element.classList.remove('refused'), 400);
  }

  /**
   * @param {string} square
   * @param {Color | null} color
   * @param {Shown} shown
   * @param {{text: string, label?: string}} [note]
   */
  #label(square, color, shown, note) {
    const name = spelt(square);
    let label;
    if (color) label = l10n.text('web-square-disc', { square: name, color: this.#tones[color] });
    else if (shown.legal?.has(square)) label = l10n.text('web-square-legal', { square: name, count: shown.legal.get(square)?.length });
    else label = l10n.text('web-square-empty', { square: name });
    if (shown.last === square) label = l10n.text('web-square-last', { label });
    const mark = shown.marks?.get(square);
    if (mark === 'missed') label = l10n.text('web-square-missed', { label });
    if (mark === 'found') label = l10n.text('web-square-found', { label });
    if (mark === 'area') label = l10n.text('web-square-area', { label });
    if (mark === 'better') label = l10n.text('web-square-better', { label });
    if (mark === 'worse') label = l10n.text('web-square-worse', { label });
    if (mark === 'wrong') label = l10n.text('web-square-wrong', { label });
    if (note) label = l10n.text('web-square-note', { label, note: note.label ?? note.text });
    return label;
  }

  /**
   * Lets a disc come, go or turn over.
   * @param {Cell} cell
   * @param {string} square
   * @param {Color | null} was
   * @param {Color | null} color
   * @param {string | null | undefined} origin the disc that was placed
   * @param {number} time
   */
  #change({ disc, faces }, square, was, color, origin, time) {
    if (color) disc.dataset.color = color;
    else delete disc.dataset.color;
    if (time === 0) return;
    const from = origin && origin !== square ? indexOf(origin) : null;
    if (was && color) {
      // Away from the disc that was placed, one after the other, over the edge that faces it.
      const dx = from === null ? 1 : (indexOf(square) % 8) - (from % 8);
      const dy = from === null ? 0 : Math.floor(indexOf(square) / 8) - Math.floor(from / 8);
      const delay = from === null ? 0 : (Math.max(Math.abs(dx), Math.abs(dy)) - 1) * time * 0.16;
      const sign = this.#turned ? -1 : 1;
      const at = (/** @type {number} */ degrees, /** @type {number} */ scale) => `perspective(4em) rotate3d(${-dy * sign}, ${dx * sign}, 0, ${degrees}deg) scale(${scale})`;
      /** @type {KeyframeAnimationOptions} */
      const timing = { duration: time, delay, fill: 'backwards', easing: 'ease-in-out' };
      disc.animate([
        { transform: at(0, 1) },
        { transform: at(90, 1.12), offset: 0.5 },
        { transform: at(-90, 1.12), offset: 0.5 },
        { transform: at(0, 1) },
      ], timing);
      for (const [side, face] of Object.entries(faces)) {
        const [first, second] = side === color ? [0, 1] : [1, 0];
        face.animate([
          { opacity: first }, { opacity: first, offset: 0.5 }, { opacity: second, offset: 0.5 }, { opacity: second },
        ], { ...timing, easing: 'linear' });
      }
    } else if (color) {
      disc.animate(
        [{ transform: 'scale(1.28)', opacity: 0 }, { transform: 'scale(1)', opacity: 1 }],
        { duration: Math.min(time, 180), easing: 'cubic-bezier(.2,.8,.3,1)' });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#onpick(this.#focus);
      return;
    }
    if (/^[a-h1-8]$/i.test(event.key) && !event.ctrlKey) this.#type(event.key.toLowerCase());
    if (!STEPS[event.key]) return;
    if (ALONG.has(event.key) && this.grid.dataset.pointed === '' && document.querySelector('.moves .move')) return;
    delete this.grid.dataset.pointed;
    event.preventDefault();
    const corner = this.#turned ? [63, 0] : [0, 63];
    if (event.ctrlKey && event.key === 'Home') this.#walkTo(SQUARES[corner[0]], true);
    else if (event.ctrlKey && event.key === 'End') this.#walkTo(SQUARES[corner[1]], true);
    else this.#walkTo(this.#stepped(event.key), true);
  }

  /**
   * A letter and then a digit put the cursor on their square.
   * @param {string} sign
   */
  #type(sign) {
    if (sign >= 'a') this.#typed = sign;
    else if (this.#typed) {
      delete this.grid.dataset.pointed;
      this.#walkTo(`${this.#typed}${sign}`, true);
      this.#typed = '';
    }
  }

  /**
   * The square a key leads to from the cursor.
   * @param {string} key
   */
  #stepped(key) {
    const [across, down] = STEPS[key];
    const sign = this.#turned ? -1 : 1;
    const index = indexOf(this.#focus);
    return SQUARES[clamp(Math.floor(index / 8) + down * sign) * 8 + clamp((index % 8) + across * sign)];
  }

  /**
   * @param {string} square
   * @param {boolean} focus
   */
  #walkTo(square, focus) {
    this.#at(this.#focus).element.tabIndex = -1;
    this.#focus = square;
    const { element } = this.#at(square);
    element.tabIndex = 0;
    if (focus) element.focus();
  }

  /** Makes the squares, in the order they are seen. */
  #lay() {
    const order = this.#turned ? [...SQUARES].reverse() : SQUARES;
    const spots = [[25, 25], [75, 25], [25, 75], [75, 75]].map(([x, y]) => {
      const spot = h('span', { class: 'spot', 'aria-hidden': 'true' });
      spot.style.left = `${x}%`;
      spot.style.top = `${y}%`;
      return spot;
    });
    const rows = [];
    for (let row = 0; row < 8; row += 1) {
      const cells = order.slice(row * 8, row * 8 + 8).map((square, column) => this.#cell(square, column));
      rows.push(h('div', { class: 'row8', role: 'row', 'aria-rowindex': row + 1 }, cells));
    }
    this.grid.replaceChildren(...rows);
    this.spots?.remove();
    this.spots = h('div', { class: 'spots', 'aria-hidden': 'true' }, spots);
    this.element.append(this.spots);
    this.letters.replaceChildren(...order.slice(0, 8).map((square) => h('span', {}, square[0])));
    this.digits.replaceChildren(...order.filter((_, i) => i % 8 === 0).map((square) => h('span', {}, square[1])));
    this.#at(this.#focus).element.tabIndex = 0;
  }

  /**
   * @param {string} square
   * @param {number} column
   */
  #cell(square, column) {
    const faces = { black: h('span', { class: 'face black' }), white: h('span', { class: 'face white' }) };
    const disc = h('span', { class: 'disc' }, faces.black, faces.white);
    const note = h('span', { class: 'note' });
    const element = h('div', {
      class: 'cell', role: 'gridcell', tabindex: '-1', 'data-square': square, 'aria-colindex': column + 1,
    }, h('span', { class: 'hint' }), h('span', { class: 'ghost' }), disc, note);
    this.#cells.set(square, { element, disc, faces, note, state: null });
    return element;
  }
}

/**
 * The legal moves of the server as a map.
 * @param {Api.Choice[]} choices
 * @returns {Map<string, string[]>}
 */
export const legalMap = (choices) => new Map(choices.map((choice) => [choice.square, choice.turns]));
