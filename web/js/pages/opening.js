// An opening played from memory. The other side answers by itself, and what was missed is
// asked again another day.

import { api } from '../api.js';
import { chip, h, setText } from '../dom.js';
import { Exercise, back, bars, onward } from '../exercise.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { openingName } from '../openings.js';
import { other, spelt } from '../record.js';
import { go } from '../router.js';
import { title } from '../shell.js';
import { failed } from './missing.js';

/** @param {import('../router.js').Page} page */
export async function show({ root, params: [line], query, signal }) {
  await l10n.also('learn');
  if (signal.aborted) return;
  const color = query.get('color') === 'white' ? 'white' : 'black';
  const heading = h('h1', {});
  const where = h('p', { class: 'quiet small' });
  const played = h('p', { class: 'played quiet' });
  const exercise = new Exercise({
    signal, key: () => `${line} ${color}`, told, ask: (tries) => api.opening(line, color, tries, signal),
  });
  root.append(exercise.layout(
    h('a', { class: 'back', href: '/openings' }, icon('previous'), l10n.text('trainer-title')), where, heading, played));

  /** @param {Api.Training} state */
  function told(state) {
    const name = openingName(state.opening) ?? '';
    title(name);
    setText(heading, name);
    where.replaceChildren(chip(color), ' ', bars(state.played.length, state.moves),
      h('span', { class: 'spoken' }, l10n.text('web-learn-step', { step: state.played.length, steps: state.moves })));
    setText(played, state.played.map(spelt).join(' '));
    const focused = exercise.actions.contains(document.activeElement);
    exercise.actions.replaceChildren(...(state.exercise.done ? end(state) : [hint()]));
    if (focused) exercise.actions.querySelector('button')?.focus();
    root.dataset.ready = 'true';
    root.dataset.line = line;
    root.dataset.tries = String(exercise.tries.length);
    root.dataset.done = String(state.exercise.done);
  }

  const hint = () => h('button', { type: 'button', class: 'button', id: 'hint', onclick: () => exercise.try('hint') }, icon('coach'), l10n.text('web-learn-hint'));

  /** @param {Api.Training} state */
  function end({ card, exercise: { mistakes }, next_due: due }) {
    const known = mistakes === 0 ? l10n.text('web-learn-line-known') : l10n.text('web-learn-line-missed', { count: mistakes });
    const again = card ? l10n.text('web-learn-line-due', { date: l10n.day(card.due) }) : '';
    return [
      h('p', { class: 'quiet' }, `${known} ${again}`),
      due ? onward(l10n.text('web-learn-next-opening'), () => go(`/openings/${due.line}?color=${due.color}`))
        : onward(l10n.text('web-learn-more-openings'), () => go('/openings')),
      h('button', {
        type: 'button', class: 'button', id: 'again',
        onclick: async () => {
          await exercise.begin({ fresh: true });
          exercise.focus();
        },
      }, icon('again'), l10n.text('web-learn-again')),
      h('a', { class: 'button', href: `/openings/${line}?color=${color === 'black' ? 'white' : 'black'}` }, chip(color === 'black' ? 'white' : 'black'), l10n.text('web-learn-other-side')),
      h('a', { class: 'button', href: `/analyse?moves=${line}` }, icon('analyse'), l10n.text('web-nav-analyse')),
    ];
  }

  try {
    await exercise.begin();
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
  }
}
