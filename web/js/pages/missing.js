// Nothing is there.

import { Problem } from '../api.js';
import { h } from '../dom.js';
import { l10n } from '../l10n.js';
import { title } from '../shell.js';
import { problemText } from '../telling.js';

/**
 * Says so, and shows the way back.
 * @param {HTMLElement} root
 * @param {string} text
 */
export function missing(root, text) {
  title(text);
  root.replaceChildren(h('div', { class: 'empty stack' },
    h('h1', {}, text),
    h('p', {}, h('a', { class: 'button primary', href: '/' }, l10n.text('web-to-the-board')))));
}

/**
 * Says why a page cannot be shown: nothing is there, or the server has trouble.
 * @param {HTMLElement} root
 * @param {unknown} problem
 */
export function failed(root, problem) {
  const nothing = problem instanceof Problem && (problem.code === 'not_found' || problem.code === 'malformed');
  missing(root, nothing ? l10n.text('web-page-missing') : problemText(problem));
}

/** @param {import('../router.js').Page} page */
export function show({ root }) {
  missing(root, l10n.text('web-page-missing'));
}
