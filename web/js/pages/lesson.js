// A lesson: one short screen after the other, each with one thing to do.

import { api } from '../api.js';
import { h, setText } from '../dom.js';
import { Exercise, back, bars, onward } from '../exercise.js';
import { l10n } from '../l10n.js';
import { playOn } from '../play-on.js';
import { go } from '../router.js';
import { announce, announceNext, title } from '../shell.js';
import { failed } from './missing.js';

/** @param {import('../router.js').Page} page */
export async function show({ root, params: [lesson], query, signal }) {
  await l10n.also('learn');
  if (signal.aborted) return;
  let step = Number(query.get('step')) || undefined;
  const heading = h('h1', {});
  const where = h('p', { class: 'quiet small' });
  const exercise = new Exercise({
    signal, key: () => `${lesson} ${step}`, told, ask: (tries) => api.lesson(lesson, step, tries, signal),
  });
  root.append(exercise.layout(back(), where, heading));

  /** @param {Api.Lesson} state */
  function told(state) {
    if (!step) {
      // From here on the address says which step it is, for a reload or another language.
      step = state.step;
      history.replaceState(history.state, '', `/learn/${lesson}?step=${step}`);
    }
    const name = l10n.said(state.exercise.title);
    title(name);
    setText(heading, name);
    where.replaceChildren(
      h('span', {}, l10n.text('web-learn-lesson-place', state.place)),
      state.steps > 1 ? bars(state.step - 1 + Number(state.exercise.done), state.steps) : '',
      state.steps > 1 ? h('span', { class: 'spoken' }, l10n.text('web-learn-step', { step: state.step, steps: state.steps })) : '');
    exercise.actions.replaceChildren();
    if (state.exercise.done) exercise.actions.append(...onwards(state));
    root.dataset.ready = 'true';
    root.dataset.lesson = state.lesson;
    root.dataset.step = String(state.step);
    root.dataset.tries = String(exercise.tries.length);
    root.dataset.done = String(state.exercise.done);
  }

  /** @param {Api.Lesson} state */
  function onwards(state) {
    if (!state.finished) return [onward(l10n.text('web-learn-next'), further)];
    const words = state.next ? l10n.text('web-learn-lesson-finished') : l10n.text('web-learn-course-finished');
    const end = h('p', { class: 'finished' }, words);
    announceNext(words);
    if (!state.next) return [end, onward(l10n.text('web-learn-to-puzzles'), () => go('/puzzles'))];
    const next = onward(l10n.text('web-learn-next-lesson'), () => go(`/learn/${state.next}`));
    // Who knows the rules can play; the weakest level waits.
    return state.play_now ? [end, playOn(null, '', signal, '1'), next] : [end, next];
  }

  async function further() {
    step = (step ?? 1) + 1;
    history.pushState(null, '', `/learn/${lesson}?step=${step}`);
    await exercise.begin({ fresh: true });
    scrollTo(0, 0);
    exercise.focus();
    announce(exercise.task.textContent);
  }

  try {
    await exercise.begin();
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
  }
}
