// Settings. Each takes effect at once; the board beside them shows it.

import { api } from '../api.js';
import { Board } from '../board.js';
import { h, segments, toggle } from '../dom.js';
import { l10n } from '../l10n.js';
import { change, settings } from '../settings.js';
import { languages, title } from '../shell.js';
import { sound } from '../sound.js';

const SAMPLE = '------------------XO------XXX------OXX-----O-------------------- O';

/** @param {import('../router.js').Page} page */
export async function show({ root, signal }) {
  title(l10n.text('web-nav-settings'));
  const board = new Board({ label: l10n.text('web-settings-sample'), onpick: () => {} });
  // To be looked at: there is nothing to play.
  board.element.inert = true;
  const legal = new Map([['b3', []], ['f4', []], ['g6', []], ['b5', []]]);
  const draw = () => board.show({ position: SAMPLE, last: 'c4', legal, hints: settings().hints }, { still: true });
  const now = settings();
  /** @param {keyof Settings} key */
  const set = (key) => (/** @type {unknown} */ value) => {
    change({ [key]: value });
    draw();
  };
  const about = h('p', { class: 'quiet small' });

  root.append(h('div', { class: 'narrow stack' },
    h('h1', {}, l10n.text('web-nav-settings')),
    h('div', { class: 'settings-grid' },
      h('div', { class: 'stack' },
        h('section', { class: 'card stack' },
          h('h2', {}, l10n.text('web-settings-language')),
          languages()),
        h('section', { class: 'card stack' },
          h('h2', {}, l10n.text('web-settings-look')),
          segments('theme', l10n.text('web-theme'), [
            ['auto', l10n.text('web-theme-auto')], ['light', l10n.text('web-theme-light')], ['dark', l10n.text('web-theme-dark')], ['contrast', l10n.text('web-theme-contrast')],
          ], now.theme, set('theme'), { wrap: 'two' }),
          segments('board', l10n.text('web-board-style'), [
            ['felt', l10n.text('web-board-felt')], ['wood', l10n.text('web-board-wood')], ['plain', l10n.text('web-board-plain')],
          ], now.board, set('board')),
          segments('discs', l10n.text('web-discs-style'), [
            ['classic', l10n.text('web-discs-classic')], ['french', l10n.text('web-discs-french')], ['safe', l10n.text('web-discs-safe')],
          ], now.discs, set('discs')),
          toggle(l10n.text('web-coordinates'), now.coordinates, set('coordinates')),
          toggle(l10n.text('web-show-moves'), now.hints, set('hints'))),
        h('section', { class: 'card stack' },
          h('h2', {}, l10n.text('web-settings-motion')),
          segments('animation', l10n.text('web-animation'), [
            ['slow', l10n.text('web-animation-slow')], ['normal', l10n.text('web-animation-normal')], ['fast', l10n.text('web-animation-fast')], ['off', l10n.text('web-animation-off')],
          ], now.animation, set('animation'), { wrap: 'two' }),
          toggle(l10n.text('web-sound'), now.sound, (value) => {
            change({ sound: value });
            sound('place', 2);
          })),
        about),
      h('div', { class: 'try-board board-place' }, board.element))));
  draw();
  root.dataset.ready = 'true';
  const { version } = await api.about();
  if (!signal.aborted) about.textContent = l10n.text('web-about', { version });
}
