// Somebody who has an account: how strong they are, and how that has changed.

import { api, isProblem } from '../api.js';
import { h } from '../dom.js';
import { l10n } from '../l10n.js';
import { chart, ratingList } from '../ratings.js';
import { title } from '../shell.js';
import { problemText } from '../telling.js';
import { missing } from './missing.js';

/** @param {import('../router.js').Page} page */
export async function show({ root, params: [name], signal }) {
  await l10n.also('people');
  title(name);
  try {
    const player = await api.player(name, signal);
    const list = ratingList(player.ratings);
    root.append(h('div', { class: 'my-account stack' },
      h('h1', {}, player.name),
      h('p', { class: 'quiet' }, [player.bot ? l10n.text('people-program') : '', l10n.text('people-since', { date: l10n.day(player.since.slice(0, 10)) })].filter(Boolean).join(' · ')),
      h('h2', { class: 'label' }, l10n.text('people-ratings')),
      list));
    const histories = await Promise.all(player.ratings.map(({ category }) => api.ratingHistory(player.name, category, signal)));
    player.ratings.forEach(({ category }, index) => {
      if (histories[index].games.length > 0) list.querySelector(`[data-category=${category}]`)?.append(chart(histories[index]));
    });
  } catch (problem) {
    if (signal.aborted) return;
    if (!isProblem(problem)) throw problem;
    missing(root, problemText(problem));
    return;
  }
  root.dataset.ready = 'true';
}
