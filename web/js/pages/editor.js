// Setting up a position by hand, for the analysis board: one chooses a colour and paints, by press
// and drag or with the keyboard.

import { Board } from '../board.js';
import { EMPTY, Brush } from '../brush.js';
import { chip, h, segments } from '../dom.js';
import { l10n } from '../l10n.js';
import { START } from '../record.js';
import { again, go } from '../router.js';

/**
 * Shows the editor in the place of the page.
 * @param {HTMLElement} root
 * @param {string} position
 */
export function editor(root, position) {
  const brush = new Brush(position);
  /** @type {import('../brush.js').Paint | null} what the press that goes on has painted */
  let stroke = null;
  /** Whether the click to come belongs to a press that has painted. */
  let pressed = false;
  // A pointer paints when it goes down; what is chosen here comes from the keyboard.
  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => byKey(square) });
  const { grid } = board;
  const draw = () => board.show({ position: brush.position });
  /** @param {string} square */
  function byKey(square) {
    if (pressed) return;
    brush.paint(square);
    draw();
  }
  /** @param {PointerEvent} event */
  function touch(event) {
    const cell = /** @type {HTMLElement | null | undefined} */ (document.elementFromPoint(event.clientX, event.clientY)?.closest('.cell'));
    const square = cell?.dataset.square;
    if (!square || !grid.contains(cell)) return;
    stroke = brush.paint(square, stroke ?? undefined);
    draw();
  }
  grid.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    pressed = true;
    stroke = null;
    // A finger would go on touching the square it began on.
    if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
    touch(event);
  });
  grid.addEventListener('pointermove', (event) => {
    if (stroke && event.buttons === 1) touch(event);
  });
  const lift = () => {
    stroke = null;
    setTimeout(() => { pressed = false; });
  };
  grid.addEventListener('pointerup', lift);
  grid.addEventListener('pointercancel', lift);
  grid.addEventListener('pointerleave', () => { stroke = null; });

  const put = (/** @type {string} */ text) => {
    brush.put(text);
    for (const choice of turn.querySelectorAll('input')) choice.checked = choice.value === brush.turn;
    draw();
  };
  const colors = () => /** @type {[string, import('../dom.js').Children][]} */ ([
    ['X', [chip('black'), l10n.text('color', { color: 'black' })]], ['O', [chip('white'), l10n.text('color', { color: 'white' })]],
  ]);
  const paint = segments('brush', l10n.text('web-edit-brush'), [...colors(), ['-', l10n.text('web-edit-nothing')]], brush.color,
    (color) => { brush.color = /** @type {import('../brush.js').Paint} */ (color); });
  const turn = segments('turn', l10n.text('web-edit-turn'), colors(), brush.turn, (letter) => {
    brush.turn = letter;
    draw();
  });
  root.replaceChildren(h('div', { class: 'game editor' },
    h('h1', { class: 'spoken' }, l10n.text('web-edit-position')),
    h('div', { class: 'board-place' }, board.element),
    h('div', { class: 'stack' },
      h('p', {}, l10n.text('web-edit-about')),
      paint,
      turn,
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'button', onclick: () => put(EMPTY) }, l10n.text('web-edit-clear')),
        h('button', { type: 'button', class: 'button', onclick: () => put(START) }, l10n.text('web-edit-start'))),
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'button primary', id: 'edit-done', onclick: () => go(`/analyse?start=${encodeURIComponent(brush.position)}`) }, l10n.text('web-edit-done')),
        h('button', { type: 'button', class: 'button', id: 'edit-cancel', onclick: () => again() }, l10n.text('web-cancel'))))));
  draw();
  board.focus();
}
