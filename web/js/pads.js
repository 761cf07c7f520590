// A controller of the console on the screen: a cross, and the three ENT keys of which any will
// do (C4). Two people have one each, at both ends (C9).

import { h, s } from './dom.js';
import { l10n } from './l10n.js';

/** @typedef {import('./controllers.js').Key} Key */

/** @type {[Key, string, () => string][]} */
const CROSS = [
  ['up', 'M12 5l7 12H5Z', () => l10n.text('web-key-up')],
  ['left', 'M5 12l12-7v14Z', () => l10n.text('web-key-left')],
  ['right', 'M19 12 7 5v14Z', () => l10n.text('web-key-right')],
  ['down', 'M12 19 5 7h14Z', () => l10n.text('web-key-down')],
];

/**
 * A controller.
 * @param {string} label whose it is
 * @param {string} place `left` or `right`, where it lies
 * @param {(key: Key) => void} pressed
 */
export function pad(label, place, pressed) {
  const arrow = (/** @type {typeof CROSS[number]} */ [key, shape, name]) => h('button', {
    type: 'button', class: `key key-${key}`, 'data-key': key, 'aria-label': name(), onclick: () => pressed(key),
  }, s('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: shape, fill: 'currentColor' })));
  const enter = () => h('button', {
    type: 'button', class: 'key key-ent', 'data-key': 'ent', onclick: () => pressed('ent'),
  }, l10n.text('web-console-enter'));
  return h('div', { class: `pad ${place}`, role: 'group', 'aria-label': label },
    h('div', { class: 'cross' }, CROSS.map(arrow), h('span', { class: 'pad-disc', 'aria-hidden': 'true' })),
    h('div', { class: 'ents' }, enter(), enter(), enter()));
}
