// Setting up a position by hand, for the analysis board.

import { Board } from '../board.js';
import { chip, h, segments } from '../dom.js';
import { l10n } from '../l10n.js';
import { indexOf, START } from '../record.js';
import { again, go } from '../router.js';

/** @type {Record<string, string>} */
const NEXT = { '-': 'X', X: 'O', O: '-' };

/**
 * Shows the editor in the place of the page.
 * @param {HTMLElement} root
 * @param {string} position
 */
export function editor(root, position) {
  let letters = [...position];
  const board = new Board({
    label: l10n.text('web-board'),
    onpick: (square) => {
      letters[indexOf(square)] = NEXT[letters[indexOf(square)]];
      draw();
    },
  });
  const draw = () => board.show({ position: letters.join('') });
  const put = (/** @type {string} */ text) => {
    letters = [...text];
    for (const choice of turn.querySelectorAll('input')) choice.checked = choice.value === letters[65];
    draw();
  };
  const turn = segments('turn', l10n.text('web-edit-turn'), [
    ['X', [chip('black'), l10n.text('color', { color: 'black' })]], ['O', [chip('white'), l10n.text('color', { color: 'white' })]],
  ], letters[65], (letter) => {
    letters[65] = letter;
    draw();
  });
  root.replaceChildren(h('div', { class: 'game' },
    h('h1', { class: 'spoken' }, l10n.text('web-edit-position')),
    h('div', { class: 'board-place' }, board.element),
    h('div', { class: 'stack' },
      h('p', {}, l10n.text('web-edit-about')),
      turn,
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'button', onclick: () => put(`${'-'.repeat(64)} ${letters[65]}`) }, l10n.text('web-edit-clear')),
        h('button', { type: 'button', class: 'button', onclick: () => put(START) }, l10n.text('web-edit-start'))),
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'button primary', id: 'edit-done', onclick: () => go(`/analyse?start=${encodeURIComponent(letters.join(''))}`) }, l10n.text('web-edit-done')),
        h('button', { type: 'button', class: 'button', id: 'edit-cancel', onclick: () => again() }, l10n.text('web-cancel'))))));
  draw();
  board.focus();
}
