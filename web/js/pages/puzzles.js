// All puzzles of a kind at a glance, the easier ones first, each with what has become of it.

import { api } from '../api.js';
import { h } from '../dom.js';
import { back } from '../exercise.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { thumbnail } from '../picture.js';
import { title } from '../shell.js';
import { failed } from './missing.js';
import { difficulty } from './puzzle.js';

/** @param {Api.PuzzleState} state */
const stateWord = (state) => ({
  new: l10n.text('web-learn-state-new'),
  solved: l10n.text('web-learn-state-solved'),
  failed: l10n.text('web-learn-state-failed'),
  due: l10n.text('web-learn-state-due'),
}[state]);

/** @param {import('../router.js').Page} page */
export async function show({ root, query, signal }) {
  await l10n.also('learn');
  let kinds;
  let wanted;
  let list;
  try {
    ({ kinds } = await api.learn(signal));
    wanted = query.get('kind') ?? kinds[0].kind;
    list = await api.puzzles(wanted, signal);
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
    return;
  }
  if (signal.aborted) return;
  const name = l10n.text(list.title);
  title(name);

  /** @param {Api.LearnOverview['kinds'][number]} kind */
  const tab = ({ kind, title: text }) =>
    h('a', { class: 'button tab', href: `/puzzles?kind=${kind}`, 'aria-current': kind === wanted ? 'page' : undefined, 'data-kind': kind }, l10n.text(text));

  let number = 0;
  /** @param {Api.PuzzleList['puzzles'][number]} entry */
  const tile = ({ puzzle, state, position }) => {
    number += 1;
    return h('li', {}, h('a', {
      class: `tile ${state}`, href: `/puzzles/${puzzle}`, 'data-puzzle': puzzle, 'data-state': state,
      'aria-label': l10n.text('web-learn-tile', { number, state: stateWord(state) }), title: stateWord(state),
    }, thumbnail(position), h('span', { class: 'tile-state' }, state === 'solved' ? icon('done') : state === 'new' ? String(number) : icon('again'))));
  };
  const levels = [1, 2, 3, 4, 5]
    .map((level) => ({ level, puzzles: list.puzzles.filter((one) => one.level === level) }))
    .filter(({ puzzles }) => puzzles.length > 0)
    .map(({ level, puzzles }) => h('section', { class: 'stack tight' },
      h('h2', { class: 'level-head' }, l10n.text('puzzle-level', { level }), h('span', { 'aria-hidden': 'true' }, difficulty(level))),
      h('ol', { class: 'wall' }, puzzles.map(tile))));

  root.append(h('div', { class: 'puzzles stack' },
    back(),
    h('div', { class: 'page-head' },
      h('h1', {}, name),
      list.next ? h('a', { class: 'button primary big', id: 'solve', href: `/puzzles/${list.next}` }, icon('resume'), l10n.text('web-learn-solve-next')) : null),
    h('nav', { class: 'tabs', 'aria-label': l10n.text('web-learn-puzzles') }, kinds.map(tab)),
    levels));
  root.dataset.ready = 'true';
  root.dataset.kind = wanted;
}
