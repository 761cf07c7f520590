// A button that opens what does not fit beside it: further tools, each with its words.

import { h } from './dom.js';
import { icon } from './icons.js';

/**
 * @param {string} label
 * @param {HTMLElement[]} entries
 * @param {AbortSignal} signal says when the page is left
 */
export function menu(label, entries, signal) {
  const summary = h('summary', { class: 'button' }, icon('more'), h('span', {}, label));
  const element = h('details', { class: 'menu' }, summary, h('div', { class: 'menu-list' }, entries));
  const close = () => {
    if (!element.open) return;
    const focused = element.contains(document.activeElement);
    element.open = false;
    if (focused) summary.focus();
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Node) || !summary.contains(event.target)) close();
  }, { signal });
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  return element;
}
