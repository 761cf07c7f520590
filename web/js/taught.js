// From what the coach says to where it is taught: the lesson, and puzzles like it.

import { api } from './api.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';

/** Words of a comment's grade that ask for a lesson: praise needs none. */
const FAULTS = new Set(['inaccuracy', 'mistake', 'blunder']);

/**
 * The links of a comment; empty until the server has said where the idea is taught, and where there is nothing to learn.
 * @param {Pick<Api.CommentReport, 'idea' | 'grade'>} comment
 */
export function taught({ idea, grade }) {
  const place = h('p', { class: 'row taught', hidden: true });
  if (idea && grade && FAULTS.has(grade)) fill(place, idea);
  return place;
}

/**
 * @param {HTMLElement} place
 * @param {Api.Idea} wanted
 */
async function fill(place, wanted) {
  try {
    const [{ ideas }] = await Promise.all([api.ideas(), l10n.also('learn')]);
    const info = ideas.find(({ idea }) => idea === wanted);
    if (!info) return;
    place.append(
      h('a', { class: 'button', href: `/learn/${info.lesson}`, 'data-lesson': info.lesson }, icon('learn'), l10n.text('web-taught-lesson', { title: l10n.text(info.title) })),
      h('a', { class: 'button', href: `/puzzles?kind=${info.kind}`, 'data-kind': info.kind }, icon('resume'), l10n.text('web-taught-puzzles')));
    place.hidden = false;
  } catch {
    // The comment stands without them.
  }
}
