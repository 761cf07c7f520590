// The two players beside the board: who they are, their discs, their supply, their time.

import { h, setText, chip } from './dom.js';
import { Clocks } from './clocks.js';
import { l10n } from './l10n.js';
import { count } from './record.js';
import { playerName } from './telling.js';

export class Players {
  #parts = {};
  #clocks;

  constructor(match, signal) {
    for (const player of ['one', 'two']) this.#parts[player] = this.#make(match, player);
    this.element = h('div', { class: 'players' }, this.#parts.one.element, this.#parts.two.element);
    this.#clocks = new Clocks({ one: this.#parts.one.clock, two: this.#parts.two.clock }, signal);
  }

  #make(match, player) {
    const disc = chip('black');
    const name = h('span', { class: 'player-name' }, playerName(match, player));
    const discs = h('span', { class: 'player-discs numbers' });
    const supply = h('span', { class: 'player-supply' });
    const tube = h('span', { class: 'tube', 'aria-hidden': 'true' }, h('span', {}));
    const clock = h('span', { class: 'player-clock numbers', hidden: true });
    const element = h('section', { class: 'player', 'data-player': player },
      h('div', { class: 'player-line' }, disc, name),
      h('div', { class: 'player-line' }, discs, h('span', { class: 'player-store' }, clock, supply, tube)));
    return { element, disc, name, discs, supply, tube, clock };
  }

  /** Draws them as they are; `position` is what the board shows just now. */
  show(match, position) {
    const { game } = match.view;
    if (!game) return;
    for (const player of ['one', 'two']) {
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
      part.tube.firstChild.style.width = `${(Math.min(left, 32) / 32) * 100}%`;
      part.element.classList.toggle('to-move', game.to_move === player);
      part.element.style.order = color === 'black' ? 0 : 1;
      if (game.to_move === player) part.element.setAttribute('aria-current', 'true');
      else part.element.removeAttribute('aria-current');
    }
    this.#clocks.show(game.clocks);
  }
}
