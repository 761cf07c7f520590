// The list of moves, which can be walked through.

import { able, h } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { numberOf } from './record.js';

/** What uses arrows, Home and End itself while it has the focus. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=grid]:not([data-pointed]), [role=region][tabindex]';

/**
 * A turn as it is listed.
 * @typedef {{color: Color, square?: string | null, substitute?: boolean, lent?: boolean}} Listed
 */
/**
 * What is special about a turn: a class, words, and a sign.
 * @typedef {{kind: string, text: string, sign?: string}} Kind
 */

export class MoveList {
  #walk;
  #list = h('ol', { class: 'moves' });
  /** @type {string[]} */
  #keys = [];
  #state = { length: 0, at: 0 };

  /**
   * @param {(ply: number) => void} walk called with the number of turns to show
   * @param {AbortSignal} signal says when the page is left, and its keys with it
   */
  constructor(walk, signal) {
    this.#walk = walk;
    /** @type {[name: import('./icons.js').Picture, label: string, key: string, keyName: string, to: () => number][]} */
    const steps = [
      ['first', l10n.text('web-walk-first'), 'Home', l10n.text('web-key-home'), () => 0],
      ['previous', l10n.text('web-walk-previous'), 'ArrowLeft', '←', () => Math.max(0, this.#state.at - 1)],
      ['next', l10n.text('web-walk-next'), 'ArrowRight', '→', () => Math.min(this.#state.length, this.#state.at + 1)],
      ['last', l10n.text('web-walk-last'), 'End', l10n.text('web-key-end'), () => this.#state.length],
    ];
    this.buttons = steps.map(([name, label, key, keyName, to]) => h('button', {
      class: 'button icon plain', type: 'button', title: `${label} (${keyName})`, 'aria-label': label, 'aria-keyshortcuts': key,
      onclick: () => this.#step(to()),
    }, icon(name)));
    document.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = steps.find(([, , key]) => key === event.key)?.[4];
      // The record may be covered by a dialog, or have made room for the editor.
      if (!to || !this.element.isConnected || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      event.preventDefault();
      this.#step(to());
    }, { signal });
    /** The steps. A page that wants them elsewhere takes them out of the record. */
    this.buttonRow = h('div', { class: 'walk' }, this.buttons);
    /** Room beside the heading. */
    this.aside = h('div', {}, this.buttonRow);
    this.#list.setAttribute('aria-label', l10n.text('web-moves'));
    // What comes up beside the list, as the buttons at the end of a game, takes room from it.
    const room = new ResizeObserver(() => this.#reveal());
    room.observe(this.#list);
    signal.addEventListener('abort', () => room.disconnect());
    this.element = h('section', { class: 'record' },
      h('div', { class: 'row spread' }, h('h2', { class: 'label' }, l10n.text('web-moves')), this.aside),
      this.#list);
  }

  /**
   * Draws the turns; `at` is how many of them the board shows. `kinds` gives a turn a
   * class, a word and a sign: a mistake.
   * @param {Listed[]} turns
   * @param {number} at
   * @param {Map<number, Kind>} kinds
   */
  show(turns, at, kinds = new Map()) {
    const keys = turns.map((turn, i) => `${turn.color} ${turn.square} ${kinds.get(i + 1)?.text}`);
    const same = keys.findIndex((key, i) => key !== this.#keys[i]);
    const kept = same < 0 ? keys.length : same;
    while (this.#list.children.length > kept) this.#list.lastElementChild?.remove();
    this.#list.append(...turns.slice(kept).map((turn, i) => this.#item(turn, kept + i + 1, numberOf(turns, kept + i + 1), kinds.get(kept + i + 1))));
    this.#keys = keys;
    this.#state = { length: turns.length, at };
    this.buttons.forEach((button, i) => able(button, i < 2 ? at > 0 : at < turns.length));
    const before = this.#list.querySelector('[aria-current]');
    const now = /** @type {HTMLElement | null} */ (this.#list.children[at - 1]?.firstElementChild ?? null);
    // The list is one stop of the Tab key: the move one is at, else the first.
    const stop = now ?? this.#list.querySelector('button');
    for (const button of this.#list.querySelectorAll('button[tabindex="0"]')) if (button !== stop) button.setAttribute('tabindex', '-1');
    stop?.setAttribute('tabindex', '0');
    const within = this.#list.contains(document.activeElement);
    // Whoever has scrolled to look at other moves is left alone until another one is current.
    if (now === before) return;
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'step');
    if (within) stop?.focus({ preventScroll: true });
    this.#reveal();
  }

  /** Brings the current move into sight. */
  #reveal() {
    const item = this.#list.querySelector('[aria-current]')?.closest('li');
    if (!item) return;
    // Within the list only: the page must not jump. Items are placed relative to the list.
    const top = item.offsetTop;
    if (top < this.#list.scrollTop || top + item.offsetHeight > this.#list.scrollTop + this.#list.clientHeight) {
      // With the row before it, and no row cut in two.
      this.#list.scrollTop = top - item.offsetHeight - /** @type {HTMLElement} */ (this.#list.firstElementChild).offsetTop;
    }
  }

  /** @param {number} ply */
  #step(ply) {
    if (ply !== this.#state.at) this.#walk(ply);
  }

  /**
   * @param {Listed} turn
   * @param {number} ply
   * @param {number} number of the move; a pass has none
   * @param {Kind} [kind]
   */
  #item(turn, ply, number, kind) {
    const move = turn.square ?? l10n.text('web-pass-short');
    return h('li', {},
      h('button', {
        type: 'button', class: ['move', turn.color, kind?.kind].filter(Boolean).join(' '), title: kind?.text,
        'data-ply': ply, tabindex: '-1', onclick: () => this.#walk(ply),
      }, h('span', { class: 'quiet' }, turn.square ? `${number}` : '–'), ' ', h('b', {}, move),
      turn.substitute || turn.lent || kind ? h('span', { class: 'sign', 'aria-hidden': 'true' }, kind?.sign ?? '•') : null,
      kind ? h('span', { class: 'spoken' }, `, ${kind.text}`) : null));
  }
}
