// The sleeve of the cassette (C9): what the two digits mean, which keys there are, and whose
// rules these are.

import { openDialog } from './dialogs.js';
import { h } from './dom.js';
import { HUES } from './hues.js';
import { l10n } from './l10n.js';
import { lettering } from './letters.js';

const key = (/** @type {string} */ name) => h('kbd', {}, name);
const digit = (/** @type {string} */ text) => h('span', { class: 'digit' }, text);

/** The picture on the front: a row about to be enclosed, as fig. 1's discs are drawn on the tube. */
function cover() {
  const row = ['red', 'green', 'green', 'green', 'green', 'red placed'];
  const front = h('div', { class: 'sleeve-cover', 'aria-hidden': 'true' },
    h('p', { class: 'sleeve-band' }, h('span', {}, 'H-21'), h('span', {}, 'VIDEO')),
    h('p', { class: 'sleeve-name' }, lettering('Outflank')),
    h('div', { class: 'sleeve-row' }, row.map((color) => h('span', { class: `blocky ${color}` }))),
    h('p', { class: 'sleeve-band' }, h('span', {}, l10n.text('web-sleeve-cassette')), h('span', {}, '1982')));
  for (const [color, { rgb }] of Object.entries(HUES)) front.style.setProperty(`--hue-${color}`, rgb);
  return front;
}

/**
 * The names of the letter keys where they lie on this keyboard: ZQSD in France.
 * @returns {Promise<string[]>}
 */
async function letterKeys() {
  const places = ['KeyW', 'KeyA', 'KeyS', 'KeyD'];
  // Not every browser knows its keyboard.
  const { keyboard } = /** @type {{keyboard?: {getLayoutMap(): Promise<Map<string, string>>}}} */ (navigator);
  const layout = await keyboard?.getLayoutMap().catch(() => null);
  return places.map((place) => (layout?.get(place) ?? place.at(-1) ?? '').toUpperCase());
}

/** Shows the sleeve until it is closed. */
export async function showSleeve() {
  const letters = await letterKeys();
  const heading = (/** @type {string} */ text) => h('h3', {}, text);
  const line = (/** @type {import('./dom.js').Children} */ name, /** @type {import('./dom.js').Children} */ text) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, text));
  const { closed } = openDialog(l10n.text('web-sleeve'), h('div', { class: 'sleeve' },
    cover(),
    h('section', {},
      heading(l10n.text('web-sleeve-left-digit')),
      h('dl', {},
        line(digit('0'), l10n.text('web-sleeve-even')),
        line([digit('1'), '–', digit('4')], l10n.text('web-sleeve-extra')),
        line([digit('5'), '–', digit('9')], l10n.text('web-sleeve-timed', { count: 15 })))),
    h('section', {},
      heading(l10n.text('web-sleeve-right-digit')),
      h('dl', {},
        line(digit('1'), l10n.text('web-console-two')),
        line(digit('2'), l10n.text('web-console-player-starts')),
        line(digit('3'), l10n.text('web-console-computer-starts')))),
    h('p', { class: 'small' }, l10n.text('web-sleeve-corners')),
    h('section', {},
      heading(l10n.text('web-sleeve-controls')),
      h('dl', { class: 'controls' },
        line(l10n.text('web-console-left-pad'), [...letters.map(key), ' ', key(l10n.text('web-sleeve-space'))]),
        line(l10n.text('web-console-right-pad'), [...['↑', '←', '↓', '→'].map(key), ' ', key('Enter')]),
        line(l10n.text('web-sleeve-gamepads'), l10n.text('web-sleeve-gamepads-about')),
        line(l10n.text('web-pause'), key('P'))),
      h('p', {}, l10n.text('web-sleeve-ent')),
      h('p', {}, l10n.text('web-sleeve-share')),
      h('p', {}, l10n.text('web-sleeve-leave'))),
    h('section', {},
      heading(l10n.text('web-sleeve-scores')),
      h('p', {}, l10n.text('web-sleeve-scores-about'))),
    h('p', { class: 'sleeve-credit' }, l10n.text('web-sleeve-credit'))), { kind: 'sleeve-dialog' });
  await closed;
}
