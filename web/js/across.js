// At the board with somebody elsewhere: what the other asks for, and ways to answer.

import { h } from './dom.js';
import { l10n } from './l10n.js';
import { PLAYERS } from './record.js';

/**
 * Which player one is in a match with somebody elsewhere; null in every other match, and for whoever
 * looks on.
 * @param {Api.Match} match
 * @returns {Api.Player | null}
 */
export function across(match) {
  const { players } = match.view.setup;
  const you = match.you ?? [];
  return you.length === 1 && PLAYERS.every((player) => players[player].seat !== 'computer') ? you[0] : null;
}

/**
 * Whether the game may still be called off: nobody has made a move of their own.
 * @param {Api.Match} match
 */
export function canCallOff({ view: { game, phase, setup } }) {
  const drawn = setup.start.from === 'opening' ? setup.start.moves.length / 2 : 0;
  return phase === 'playing' && game !== null && game.turns.length <= drawn;
}

/** A question of the other player with its two answers. */
export class Questions {
  #order;
  #shown = '';
  element = h('div', { class: 'notice questions', role: 'alert', hidden: true });

  /** @param {(order: Api.Order) => unknown} order */
  constructor(order) {
    this.#order = order;
  }

  /** @param {Api.Match} match */
  show(match) {
    const { game, phase } = match.view;
    const me = across(match);
    const asked = me && game && phase === 'playing' ? this.#asked(game, me) : '';
    if (asked === this.#shown) return;
    this.#shown = asked;
    this.element.hidden = asked === '';
    this.element.replaceChildren();
    if (!me || asked === '') return;
    if (asked === 'mine') {
      this.element.append(l10n.text('people-asked'));
      return;
    }
    /** @type {(accept: boolean) => Api.Order} */
    const answer = (accept) => (asked === 'pause'
      ? { order: 'answer_pause', player: me, accept }
      : { order: 'answer_take_back', player: me, accept });
    this.element.append(
      h('p', {}, l10n.text(asked === 'pause' ? 'people-asks-pause' : 'people-asks-take-back')),
      h('div', { class: 'row' },
        h('button', { class: 'button', type: 'button', id: 'agree', onclick: () => this.#order(answer(true)) }, l10n.text('people-agree')),
        h('button', { class: 'button', type: 'button', id: 'decline', onclick: () => this.#order(answer(false)) }, l10n.text('people-decline'))));
  }

  /**
   * @param {Api.GameView} game
   * @param {Api.Player} me
   */
  #asked(game, me) {
    if (game.take_back_asked === me || game.pause_asked === me) return 'mine';
    if (game.take_back_asked) return 'take-back';
    return game.pause_asked ? 'pause' : '';
  }
}
