// The course of a game as a curve: how many discs Black is ahead after each turn.
// A table says the same to people who do not see it.

import { h, s } from './dom.js';
import { l10n } from './l10n.js';

const HEIGHT = 150;
const PAD = { left: 34, right: 8, top: 10, bottom: 18 };

/**
 * What is known about a turn.
 * @typedef {object} Point
 * @property {number | null} [black] how many discs Black is ahead
 * @property {string | null} [move]
 * @property {number} [loss] discs given away
 * @property {string | null} [grade]
 */

export class Graph {
  #jump;
  /** @type {(Point | undefined)[]} */
  #points = [];
  #plies = 0;
  #limit = 16;
  #width = 320;
  #at = 0;
  #number = (/** @type {number} */ ply) => ply;

  /** @param {(ply: number) => void} jump called with the turn clicked on */
  constructor(jump) {
    this.#jump = jump;
    this.svg = s('svg', { class: 'graph', 'aria-hidden': 'true' });
    this.svg.addEventListener('click', (event) => {
      const box = this.svg.getBoundingClientRect();
      const share = (event.clientX - box.left - PAD.left) / (box.width - PAD.left - PAD.right);
      jump(Math.max(0, Math.min(this.#plies, Math.round(share * this.#plies))));
    });
    // Drawn in the pixels there are, so that letters and dots keep their shape.
    new ResizeObserver(() => {
      const width = Math.round(this.svg.clientWidth);
      if (width === 0 || width === this.#width) return;
      this.#width = width;
      this.show(this.#points, this.#plies, this.#at, this.#number);
    }).observe(this.svg);
    this.slider = h('input', {
      type: 'range', min: 0, step: 1, class: 'graph-slider', 'aria-label': l10n.text('web-graph-slider'),
      oninput: () => this.#jump(Number(this.slider.value)),
    });
    this.table = h('table', { class: 'figures' });
    this.element = h('figure', { class: 'graph-place' },
      h('figcaption', { class: 'label' }, l10n.text('web-graph-title')),
      this.svg, this.slider,
      h('details', { class: 'more' }, h('summary', {}, l10n.text('web-graph-table')), h('div', { class: 'scroller', tabindex: '0', role: 'region', 'aria-label': l10n.text('web-graph-table') }, this.table)));
  }

  /** @param {number} ply */
  #x(ply) {
    return PAD.left + (ply / Math.max(1, this.#plies)) * (this.#width - PAD.left - PAD.right);
  }

  /** @param {number} discs */
  #y(discs) {
    const share = Math.max(-1, Math.min(1, discs / this.#limit));
    return PAD.top + ((1 - share) / 2) * (HEIGHT - PAD.top - PAD.bottom);
  }

  /**
   * Draws. What is not known yet is missing; `at` is the turn the board shows.
   * @param {(Point | undefined)[]} points by ply
   * @param {number} plies
   * @param {number} at
   * @param {(ply: number) => number} number of the move of a turn
   */
  show(points, plies, at, number) {
    this.#number = number;
    this.#points = points;
    this.#plies = plies;
    this.#at = at;
    this.svg.setAttribute('viewBox', `0 0 ${this.#width} ${HEIGHT}`);
    this.slider.max = String(plies);
    this.slider.value = String(at);
    this.slider.setAttribute('aria-valuetext', this.#spoken(at));
    const known = points.flatMap((point, ply) => (typeof point?.black === 'number' ? [{ ...point, ply, black: point.black }] : []));
    const most = Math.max(4, ...known.map((point) => Math.abs(point.black)));
    // Scaled to the game: a game of small differences fills the height as well.
    this.#limit = Math.min(64, Math.ceil(most / 2) * 2);
    const zero = this.#y(0);
    const line = known.map((point) => `${this.#x(point.ply).toFixed(1)} ${this.#y(point.black).toFixed(1)}`);
    const parts = [
      ...[this.#limit, 0, -this.#limit].map((discs) => s('text', { x: 4, y: this.#y(discs) + 4 }, discs > 0 ? `+${discs}` : discs < 0 ? `−${-discs}` : '0')),
      s('path', { class: 'zero', d: `M${PAD.left} ${zero}H${this.#width - PAD.right}` }),
    ];
    if (line.length > 1) {
      parts.push(s('path', { class: 'area', d: `M${this.#x(known[0].ply)} ${zero}L${line.join('L')}L${this.#x(known[known.length - 1].ply)} ${zero}Z` }));
      parts.push(s('path', { class: 'curve', d: `M${line.join('L')}` }));
    }
    parts.push(s('path', { class: 'cursor', d: `M${this.#x(at)} ${PAD.top}V${HEIGHT - PAD.bottom}` }));
    for (const point of known.filter((each) => each.grade === 'mistake' || each.grade === 'blunder')) {
      // Told apart by size and shape too: a dot for a mistake, a larger diamond for a blunder.
      const [x, y] = [this.#x(point.ply), this.#y(point.black)];
      parts.push(point.grade === 'blunder'
        ? s('path', { class: 'slip blunder', d: `M${x} ${y - 7}l6 7l-6 7l-6-7Z` })
        : s('circle', { class: 'slip', cx: x, cy: y, r: 4.5 }));
    }
    this.svg.replaceChildren(...parts);
    this.#fillTable(known);
  }

  /** @param {number} ply */
  #spoken(ply) {
    const black = this.#points[ply]?.black;
    return typeof black === 'number'
      ? l10n.text('web-graph-point', { ply: this.#number(ply), discs: signed(black) })
      : l10n.text('web-graph-no-point', { ply: this.#number(ply) });
  }

  /** @param {(Point & {ply: number, black: number})[]} known */
  #fillTable(known) {
    const cells = (/** @type {'th' | 'td'} */ tag, /** @type {string[]} */ values) => h('tr', {}, values.map((value) => h(tag, tag === 'th' ? { scope: 'col' } : {}, value)));
    this.table.replaceChildren(
      h('thead', {}, cells('th', [l10n.text('web-column-turn'), l10n.text('web-column-played'), l10n.text('web-column-black'), l10n.text('web-column-loss')])),
      h('tbody', {}, known.map((point) => cells('td', [
        String(this.#number(point.ply)), point.move ?? '–', signed(point.black), point.loss ? String(point.loss) : '–',
      ]))));
  }
}

/**
 * A number with its sign, with a real minus.
 * @param {number} number
 */
export function signed(number) {
  if (number > 0) return `+${number}`;
  return number < 0 ? `−${-number}` : '0';
}
