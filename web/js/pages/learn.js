// Everything there is to learn, and how far one has come: the course in its two parts,
// and beside it what today brings.

import { api } from '../api.js';
import { h } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { thumbnail } from '../picture.js';
import { title } from '../shell.js';
import { failed } from './missing.js';
import { difficulty, streakText } from './puzzle.js';

/**
 * How much of something is done, as a thin bar with its words beside it.
 * @param {number} done
 * @param {number} count
 */
function meter(done, count) {
  const bar = h('i', { class: done === count ? 'full' : '' });
  bar.style.width = `${(100 * done) / count}%`;
  return h('span', { class: 'meter', 'aria-hidden': 'true' }, bar);
}

/**
 * @param {Api.LearnOverview['courses'][number]['lessons'][number]} info
 * @param {string} [next] the one to go on with
 */
function lesson({ lesson: id, title: name, steps, done }, next) {
  const state = done >= steps ? l10n.text('web-learn-done') : done > 0 ? l10n.text('web-learn-begun', { done, steps }) : '';
  return h('li', {},
    h('a', { class: `lesson ${done >= steps ? 'done' : id === next ? 'now' : ''}`, href: `/learn/${id}`, 'data-lesson': id },
      h('span', { class: 'lesson-sign' }, done >= steps ? icon('done') : null),
      h('span', { class: 'lesson-name' }, l10n.text(name)),
      state ? h('span', { class: done >= steps ? 'spoken' : 'quiet small' }, state) : null));
}

/**
 * @param {Api.LearnOverview['courses'][number]} info
 * @param {string} [next]
 */
function course({ title: name, lessons }, next) {
  const done = lessons.filter((one) => one.done >= one.steps).length;
  return h('section', { class: 'course' },
    h('div', { class: 'row spread' },
      h('h2', {}, l10n.text(name)),
      h('span', { class: 'quiet small numbers' }, l10n.text('web-learn-lessons-done', { done, count: lessons.length }))),
    meter(done, lessons.length),
    h('ol', { class: 'lessons' }, lessons.map((one) => lesson(one, next))));
}

/** @param {Api.LearnOverview['go_on']} goOn */
function begin(goOn) {
  if (!goOn) return h('p', { class: 'notice' }, l10n.text('web-learn-course-finished'));
  const label = goOn.begun ? l10n.text('web-learn-continue') : l10n.text('web-learn-begin');
  return h('a', { class: 'button primary big', id: 'go-on', href: `/learn/${goOn.lesson}` },
    icon('resume'), h('span', {}, label), h('span', { class: 'go-on-name' }, l10n.text(goOn.title)));
}

/** @param {Api.LearnOverview['daily']} daily */
function today(daily) {
  if (!daily) return null;
  const { streak } = daily;
  return h('section', { class: 'card today' },
    h('a', { class: 'today-board', href: '/puzzles/daily', tabindex: '-1', 'aria-hidden': 'true' }, thumbnail(daily.position)),
    h('div', { class: 'stack tight' },
      h('h2', {}, l10n.text('web-learn-daily')),
      h('p', { class: 'row' }, l10n.text(daily.title), difficulty(daily.level)),
      h('p', { class: `streak ${streak.today ? 'lit' : ''}` }, icon('flame'), streakText(streak)),
      streak.longest > streak.length ? h('p', { class: 'quiet small' }, l10n.text('web-learn-longest', { count: streak.longest })) : null,
      h('a', { class: `button ${streak.today ? '' : 'primary'}`, id: 'daily', href: '/puzzles/daily' },
        streak.today ? [icon('done'), l10n.text('web-learn-daily-done')] : l10n.text('web-learn-daily-solve'))));
}

/** @param {Api.LearnOverview['due']} due */
function repeats({ puzzles, openings }) {
  if (puzzles.length + openings.length === 0) return null;
  const line = openings[0];
  return h('section', { class: 'card stack tight due' },
    h('h2', {}, l10n.text('web-learn-due')),
    h('div', { class: 'row' },
      puzzles.length > 0 ? h('a', { class: 'button', id: 'due-puzzles', href: '/puzzles/due' }, icon('again'), l10n.text('web-learn-due-puzzles', { count: puzzles.length })) : null,
      line ? h('a', { class: 'button', id: 'due-openings', href: `/openings/${line.line}?color=${line.color}` }, icon('again'), l10n.text('web-learn-due-openings', { count: openings.length })) : null));
}

/** @param {Api.LearnOverview['kinds'][number]} info */
function kind({ kind: id, title: name, count, solved }) {
  return h('li', {},
    h('a', { class: 'kind', href: `/puzzles?kind=${id}`, 'data-kind': id },
      h('span', { class: 'kind-name' }, l10n.text(name)),
      h('span', { class: 'quiet small numbers' }, l10n.text('web-learn-solved-of', { solved, count })),
      meter(solved, count)));
}

/** @param {Api.LearnOverview['rulebook']} puzzles */
function rulebook(puzzles) {
  return h('section', { class: 'card stack tight' },
    h('h2', {}, l10n.text('web-learn-rulebook')),
    h('p', { class: 'quiet small' }, l10n.text('web-learn-rulebook-about')),
    h('ol', { class: 'numbers-row' }, puzzles.map(({ puzzle, title: name, solved }, i) => h('li', {},
      h('a', { class: `number ${solved ? 'done' : ''}`, href: `/puzzles/${puzzle}`, 'data-rulebook': puzzle, 'aria-label': solved ? `${l10n.said(name)}, ${l10n.text('web-learn-done')}` : l10n.said(name) },
        solved ? icon('done') : String(i + 1))))));
}

/** @param {import('../router.js').Page} page */
export async function show({ root, signal }) {
  await l10n.also('learn');
  title(l10n.text('web-nav-learn'));
  let seen;
  try {
    seen = await api.learn(signal);
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
    return;
  }
  if (signal.aborted) return;
  const next = seen.go_on?.lesson;
  root.append(h('div', { class: 'learn' },
    h('header', { class: 'learn-head' },
      h('h1', {}, l10n.text('web-learn-title')),
      h('div', { class: 'row' },
        begin(seen.go_on),
        h('a', { class: 'button big', id: 'rules', href: '/rules' }, icon('rules'), l10n.text('web-learn-rules')))),
    h('div', { class: 'learn-side learn-today' }, today(seen.daily), repeats(seen.due)),
    h('div', { class: 'learn-course' }, seen.courses.map((one) => course(one, next))),
    h('div', { class: 'learn-side learn-more' },
      h('section', { class: 'card stack tight' },
        h('h2', {}, l10n.text('web-learn-puzzles')),
        h('ul', { class: 'kinds' }, seen.kinds.map(kind))),
      rulebook(seen.rulebook),
      h('section', { class: 'card stack tight' },
        h('h2', {}, l10n.text('trainer-title')),
        h('p', { class: 'quiet small' }, l10n.text('web-learn-openings-about')),
        h('a', { class: 'button', id: 'openings', href: '/openings' }, icon('tree'), l10n.text('web-learn-openings-begun', seen.openings))))));
  root.dataset.ready = 'true';
}
