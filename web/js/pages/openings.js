// The openings one can learn by heart, by family, for either side.

import { api } from '../api.js';
import { chip, h } from '../dom.js';
import { back } from '../exercise.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { openingName } from '../openings.js';
import { thumbnail } from '../picture.js';
import { spelt } from '../record.js';
import { notify, title } from '../shell.js';
import { named, problemText } from '../telling.js';
import { failed } from './missing.js';

/** @typedef {Api.OpeningList['openings'][number]} Line */

/** @type {Api.Opening['family'][]} */
const FAMILIES = ['perpendicular', 'diagonal', 'parallel'];

/** @param {Api.Opening['family']} family */
const familyName = (family) => ({
  perpendicular: l10n.text('web-learn-family-perpendicular'),
  diagonal: l10n.text('web-learn-family-diagonal'),
  parallel: l10n.text('web-learn-family-parallel'),
}[family]);

/**
 * The moves of a line as people write them.
 * @param {string} line
 */
export const moves = (line) => (line.match(/../g) ?? []).map(spelt).join(' ');

/** @param {import('../router.js').Page} page */
export async function show({ root, signal }) {
  await l10n.also('learn');
  title(l10n.text('trainer-title'));
  let openings;
  try {
    openings = (await api.openings(signal)).openings;
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
    return;
  }
  if (signal.aborted) return;

  const search = h('input', { type: 'search', id: 'search', autocomplete: 'off', oninput: () => filter() });
  const none = h('p', { class: 'quiet', hidden: true }, l10n.text('web-learn-openings-none'));

  /**
   * @param {Line} one
   * @param {Color} color
   */
  function side(one, color) {
    const card = one[color];
    const state = !card ? 'new' : card.is_due ? 'due' : 'known';
    const words = {
      new: l10n.text('web-learn-with', { color }),
      due: l10n.text('web-learn-with-due', { color }),
      known: l10n.text('web-learn-with-known', { color }),
    }[state];
    return h('a', {
      class: `button side ${state}`, href: `/openings/${one.line}?color=${color}`, title: words, 'data-color': color,
      'aria-label': named(openingName(one.opening) ?? '', words),
    }, chip(color), state === 'new' ? null : icon(state === 'due' ? 'again' : 'done'));
  }

  /**
   * @param {Line} one
   * @returns {HTMLElement}
   */
  const row = (one) => h('li', { class: 'opening', 'data-line': one.line, 'data-names': [...(one.opening?.en ?? []), ...(one.opening?.fr ?? []), one.line].join(' ').toLowerCase() },
    one.position ? thumbnail(one.position) : null,
    h('div', {},
      h('h3', {}, openingName(one.opening)),
      h('p', { class: 'quiet small' }, moves(one.line))),
    h('div', { class: 'row sides' },
      one.black || one.white ? h('button', {
        type: 'button', class: 'button icon plain forget', title: l10n.text('web-learn-forget'), 'aria-label': named(openingName(one.opening) ?? '', l10n.text('web-learn-forget')),
        onclick: (/** @type {{currentTarget: HTMLElement}} */ event) => forget(one, event.currentTarget),
      }, icon('remove')) : null,
      side(one, 'black'), side(one, 'white')));

  /**
   * @param {Line} one
   * @param {HTMLElement} button
   */
  async function forget(one, button) {
    try {
      for (const color of /** @type {Color[]} */ (['black', 'white'])) if (one[color]) await api.forget(one.line, color);
      one.black = one.white = null;
      const item = button.closest('li');
      const fresh = row(one);
      item?.replaceWith(fresh);
      /** @type {HTMLElement | null} */ (fresh.querySelector('.side'))?.focus();
    } catch (problem) {
      notify(problemText(problem));
    }
  }

  const groups = FAMILIES.map((family) => h('section', { class: 'stack tight' },
    h('h2', {}, familyName(family)),
    h('ul', { class: 'openings' }, openings.filter((one) => one.opening?.family === family).map(row))));

  function filter() {
    const wanted = search.value.trim().toLowerCase();
    let any = false;
    for (const group of groups) {
      let some = false;
      for (const item of group.querySelectorAll('li')) {
        item.hidden = !item.dataset.names?.includes(wanted);
        some ||= !item.hidden;
      }
      group.hidden = !some;
      any ||= some;
    }
    none.hidden = any;
  }

  root.append(h('div', { class: 'puzzles stack' },
    back(),
    h('h1', {}, l10n.text('trainer-title')),
    h('p', { class: 'quiet lead' }, l10n.text('web-learn-openings-about')),
    h('div', { class: 'field narrow-field' }, h('label', { for: 'search' }, l10n.text('web-search')), search),
    none,
    groups));
  root.dataset.ready = 'true';
}
