// The two players beside the board: who they are, their discs, their supply, their time.

import { h, setText, chip } from './dom.js';
import { Clocks } from './clocks.js';
import { l10n } from './l10n.js';
import { PLAYERS, count } from './record.js';
import { playerName } from './telling.js';

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
    const discs = h('span', { class: 'player-discs numbers' });
    const supply = h('span', { class: 'player-supply' });
    const fill = h('span', {});
    const tube = h('span', { class: 'tube', 'aria-hidden': 'true' }, fill);
    const clock = h('span', { class: 'player-clock numbers', hidden: true });
    const element = h('section', { class: 'player', 'data-player': player },
      h('div', { class: 'player-line' }, disc, name),
      h('div', { class: 'player-line' }, discs, h('span', { class: 'player-store' }, clock, supply, tube)));
    return { element, disc, name, discs, supply, fill, clock };
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
      setText(part.name, playerName(match, player));
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
