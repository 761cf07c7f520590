// Nothing is there.

import { h } from '../dom.js';
import { l10n } from '../l10n.js';
import { title } from '../shell.js';

/** Says so, and shows the way back. */
export function missing(root, text) {
  title(text);
  root.replaceChildren(h('div', { class: 'empty stack' },
    h('h1', {}, text),
    h('p', {}, h('a', { class: 'button primary', href: '/' }, l10n.text('web-to-the-board')))));
}

export function show({ root }) {
  missing(root, l10n.text('web-page-missing'));
}
