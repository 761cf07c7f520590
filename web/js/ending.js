// The end of a game on the page: who won and by how much, the discs counted out by colour, and
// every other score folded away.

import { h, setText } from './dom.js';
import { l10n } from './l10n.js';
import { resultOf } from './result.js';
import { scoresText, statusText } from './telling.js';

const SQUARES = 64;

/**
 * The result in one sentence.
 * @param {import('./result.js').Result} result
 */
function headline({ who, mine, theirs }) {
  const score = { mine, theirs };
  if (mine === null) {
    return {
      won: () => l10n.text('web-end-won-plain'), lost: () => l10n.text('web-end-lost-plain'), drawn: () => l10n.text('web-end-drawn-plain'),
      black: () => l10n.text('web-end-wins-plain', { color: 'black' }), white: () => l10n.text('web-end-wins-plain', { color: 'white' }),
    }[who]();
  }
  return {
    won: () => l10n.text('web-end-won', score), lost: () => l10n.text('web-end-lost', score), drawn: () => l10n.text('web-end-drawn', score),
    black: () => l10n.text('web-end-wins', { color: 'black', ...score }), white: () => l10n.text('web-end-wins', { color: 'white', ...score }),
  }[who]();
}

/**
 * What is said at the end: the result, and why the game is over.
 * @param {Api.Match} match
 */
export function endingText(match) {
  const result = resultOf(match);
  if (!result) return { result: statusText(match), reason: '' };
  // The first sentence of the server says who has won; this one does too, to whoever played.
  const { status } = match.words;
  return { result: headline(result), reason: l10n.tell(status.slice(1)) };
}

/** The discs of the board in two rows, Black's from the left and White's from the right, and the scores. */
export class Ending {
  #row = h('div', { class: 'counted', 'aria-hidden': 'true' });
  #scores = h('p', { class: 'small quiet' });
  #shown = '';

  constructor() {
    this.element = h('div', { class: 'ending', id: 'ending', hidden: true }, this.#row,
      h('details', { class: 'more scores' }, h('summary', {}, l10n.text('web-end-scores')), this.#scores));
  }

  /** @param {Api.Match} match */
  show(match) {
    const verdict = match.view.game?.verdict;
    this.element.hidden = !verdict;
    if (!verdict) {
      this.#shown = '';
      return;
    }
    setText(this.#scores, scoresText(match));
    const { black, white } = verdict.discs;
    const shown = `${match.view.game?.game} ${black} ${white}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#row.replaceChildren(...Array.from({ length: SQUARES }, (_, place) => {
      const fromRight = SQUARES - 1 - place;
      const color = place < black ? 'black' : fromRight < white ? 'white' : 'none';
      const disc = h('i', { class: color });
      // Both are counted at the same time, each from its side.
      disc.style.setProperty('--n', String(color === 'white' ? fromRight : place));
      return disc;
    }));
  }
}
