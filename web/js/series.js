// A series after each of its games (R11): what every point came from, who says who starts the
// next one, and the way on. All words are the server's.

import { openDialog } from './dialogs.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { PLAYERS } from './record.js';
import { playerName } from './telling.js';

/**
 * Shows the score sheet: every finished game, and what they add up to.
 * @param {Api.Match} match
 */
export function showSheet({ words: { sheet, standing } }) {
  const paragraph = (/** @type {Api.Sentence[]} */ sentences) => l10n.tell(sentences);
  openDialog(l10n.text('sheet-title'), [
    sheet.games.length > 0
      ? h('ol', { class: 'sheet' }, sheet.games.map((game) => h('li', {}, paragraph(game))))
      : h('p', {}, standing ? l10n.tell([standing]) : ''),
    sheet.total.length > 0 ? h('ul', { class: 'sheet-total' }, sheet.total.map((sentence) => h('li', {}, paragraph([sentence])))) : null,
  ]);
}

/** What stands beside the board when a game of a series has ended; nothing for a single game. */
export class SeriesEnd {
  #order;
  /** @type {Api.Match | null} */
  #match = null;
  #drawn = '';

  /** @param {{order: (order: Api.Order) => Promise<unknown>}} hands gives an order, and tells if it was refused */
  constructor({ order }) {
    this.#order = order;
    this.element = h('div', { class: 'series-end stack tight', id: 'series', hidden: true });
  }

  /**
   * Draws it as the match stands.
   * @param {Api.Match} match
   */
  show(match) {
    this.#match = match;
    const { phase, standing, game } = match.view;
    const { sheet, decision } = match.words;
    const drawn = `${phase} ${game?.game} ${sheet.games.length} ${standing.chooser} ${l10n.language}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const ended = (phase === 'between' || phase === 'over' || phase === 'aborted') && sheet.games.length > 0;
    this.element.hidden = !ended;
    if (!ended) return;
    this.element.replaceChildren(
      decision ? h('p', { class: 'decision' }, l10n.tell([decision])) : '',
      h('div', { class: 'row' }, phase === 'between' ? this.#ways(match) : null,
        h('button', { type: 'button', class: 'button', id: 'sheet', onclick: () => showSheet(match) }, l10n.text('sheet-title'))),
      h('p', { class: 'small' }, l10n.tell(sheet.games.at(-1) ?? [])));
  }

  /** Begins the next game, if there is one and nothing has to be decided before. */
  begin() {
    const view = this.#match?.view;
    if (view?.phase === 'between' && !view.standing.chooser) return this.#order({ order: 'begin' });
    return undefined;
  }

  /**
   * The ways to the next game: one, or whoever the winner wants to start (ES).
   * @param {Api.Match} match
   */
  #ways(match) {
    const { standing: { chooser } } = match.view;
    if (!chooser) {
      return h('button', { type: 'button', class: 'button primary', id: 'next-game', onclick: () => this.begin() }, icon('next'), l10n.text('web-next-game'));
    }
    // Whoever plays from elsewhere says so there.
    if (match.you && !match.you.includes(chooser)) return null;
    return PLAYERS.map((starter) => h('button', {
      type: 'button', class: 'button primary', 'data-starter': starter,
      onclick: async () => {
        if (await this.#order({ order: 'choose_starter', player: chooser, starter })) await this.#order({ order: 'begin' });
      },
    }, l10n.text('web-starts', { name: playerName(match, starter) })));
  }
}
