// The two players beside the board: who they are, their discs, their supply, their time.

import { h, setText, chip } from './dom.js';
import { Clocks } from './clocks.js';
import { l10n } from './l10n.js';
import { PLAYERS, count, other } from './record.js';
import { ratingMark } from './ratings.js';
import { turnTime } from './settings.js';
import { playerName } from './telling.js';
import { across } from './across.js';

export class Players {
  #parts;
  #clocks;

  /**
   * @param {Api.Match} match
   * @param {AbortSignal} signal
   */
  constructor(match, signal) {
    this.#parts = { one: this.#make(match, 'one'), two: this.#make(match, 'two') };
    this.element = h('div', { class: 'players' }, this.#parts.one.element, this.#parts.two.element);
    this.#clocks = new Clocks({ one: this.#parts.one.clock, two: this.#parts.two.clock }, signal);
  }

  /**
   * @param {Api.Match} match
   * @param {Api.Player} player
   */
  #make(match, player) {
    const disc = chip('black');
    const name = h('span', { class: 'player-name' }, playerName(match, player));
    const rating = h('span', { class: 'player-rating' });
    const discs = h('span', { class: 'player-discs numbers' });
    const supply = h('span', { class: 'player-supply' });
    const fill = h('span', {});
    const tube = h('span', { class: 'tube', 'aria-hidden': 'true' }, fill);
    const clock = h('span', { class: 'player-clock numbers', hidden: true });
    const element = h('section', { class: 'player', 'data-player': player },
      h('div', { class: 'player-line' }, disc, name, rating),
      h('div', { class: 'player-line' }, discs, h('span', { class: 'player-store' }, clock, supply, tube)));
    return { element, disc, name, rating, discs, supply, fill, clock };
  }

  /**
   * A disc goes over from one store to the other (R8).
   * @param {Color} borrower
   */
  lend(borrower) {
    const time = turnTime();
    if (time === 0) return;
    const store = (/** @type {Color} */ color) => {
      const part = PLAYERS.map((player) => this.#parts[player]).find(({ disc }) => disc.classList.contains(color));
      const tube = part?.fill.parentElement;
      return (tube?.offsetWidth ? tube : part?.supply)?.getBoundingClientRect();
    };
    const [from, to] = [store(other(borrower)), store(borrower)];
    if (!from || !to) return;
    const side = (/** @type {Color} */ color) => h('span', { class: `chip ${color}` });
    const disc = h('div', { class: 'lent-disc', 'aria-hidden': 'true' }, side(other(borrower)), side(borrower));
    document.body.append(disc);
    const at = (/** @type {DOMRect} */ { left, top, width, height }) => `translate(${left + width / 2}px, ${top + height / 2}px)`;
    const middle = `translate(${(from.left + to.left + from.width) / 2}px, ${(from.top + to.top) / 2 - 48}px) scale(2.2) rotateY(180deg)`;
    disc.animate([{ transform: at(from) }, { transform: middle }, { transform: `${at(to)} rotateY(180deg)` }], { duration: time * 4, easing: 'ease-in-out' })
      .finished.finally(() => disc.remove());
  }

  /**
   * Draws them as they are; `position` is what the board shows just now.
   * @param {Api.Match} match
   * @param {string | null} [position]
   */
  show(match, position) {
    const { game } = match.view;
    if (!game) return;
    for (const player of PLAYERS) {
      const part = this.#parts[player];
      const color = game.black === player ? 'black' : 'white';
      part.disc.className = `chip ${color}`;
      const me = across(match);
      setText(part.name, me === player && !match.names[player] ? l10n.text('player-you') : playerName(match, player));
      part.element.classList.toggle('mine', me === player);
      const rating = match.ratings[player];
      if (rating) part.rating.replaceChildren(ratingMark(rating));
      const discs = count(position ?? game.board.position, color);
      setText(part.discs, String(discs));
      part.discs.setAttribute('aria-label', l10n.text('web-discs-of', { color, count: discs }));
      part.discs.setAttribute('role', 'img');
      const left = game.board.supply[color];
      setText(part.supply, l10n.text('web-in-hand', { count: left }));
      part.fill.style.width = `${(Math.min(left, 32) / 32) * 100}%`;
      part.element.classList.toggle('to-move', game.to_move === player);
      part.element.style.order = color === 'black' ? '0' : '1';
      if (game.to_move === player) part.element.setAttribute('aria-current', 'true');
      else part.element.removeAttribute('aria-current');
    }
    this.#clocks.show(game.clocks);
  }
}
