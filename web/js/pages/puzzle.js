// A puzzle, of the collection or of the rulebook: find the move, see the replies, learn
// why; and then the next, or play on against the computer.

import { Problem, Unreachable, api } from '../api.js';
import { h, setText } from '../dom.js';
import { Exercise, back, onward } from '../exercise.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { playOn, printedLine } from '../play-on.js';
import { analysisLink, spelt } from '../record.js';
import { go } from '../router.js';
import { announce, notify, title } from '../shell.js';
import { problemText } from '../telling.js';
import { failed } from './missing.js';

const RULEBOOK = /^puz-/;

/** @typedef {Api.Puzzle | Api.RulebookPuzzle} State */

/** How long a try stands before the coach is asked about it, in milliseconds. */
const PAUSE = 200;

/**
 * Five dots, as many filled as a puzzle is hard.
 * @param {number} level
 */
export const difficulty = (level) =>
  h('span', { class: 'difficulty', role: 'img', 'aria-label': l10n.text('puzzle-level', { level }), title: l10n.text('puzzle-level', { level }) },
    Array.from({ length: 5 }, (_, i) => h('i', { class: i < level ? 'on' : '' })));

/**
 * Days in a row.
 * @param {Api.Streak} streak
 */
export const streakText = (streak) => l10n.text('web-learn-streak', { count: streak.length });

/**
 * `daily` and `due` stand for a puzzle of today.
 * @param {string} id
 * @param {AbortSignal} signal
 */
async function resolve(id, signal) {
  if (id !== 'daily' && id !== 'due') return id;
  const { daily, due } = await api.learn(signal);
  return id === 'daily' ? daily?.puzzle : due.puzzles[0];
}

/** @param {import('../router.js').Page} page */
export async function show({ root, params: [asked], query, signal }) {
  await l10n.also('learn');
  /** @type {string | undefined} */
  let puzzle;
  try {
    puzzle = await resolve(asked, signal);
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
    return;
  }
  if (signal.aborted) return;
  if (!puzzle) {
    go('/learn', { replace: true });
    return;
  }
  const id = puzzle;
  const rulebook = RULEBOOK.test(id);
  // Whoever repeats what is due today goes on with that.
  const repeating = asked === 'due' || query.has('due');
  if (asked !== id) history.replaceState(history.state, '', `/puzzles/${id}${repeating ? '?due' : ''}`);

  const heading = h('h1', {});
  const where = h('p', { class: 'quiet small' });
  let giveUp = false;
  let firstPosition = '';
  /** @type {AbortController | null} */
  let listening = null;
  /** @type {Exercise<State>} */
  const exercise = new Exercise({
    signal, key: () => id, told,
    ask: (tries) => (rulebook ? api.rulebook(id, tries, signal) : api.puzzle(id, tries, signal)),
  });
  root.append(exercise.layout(back(), where, heading));

  /** @param {State} state */
  function told(state) {
    const name = l10n.said(state.exercise.title);
    title(name);
    setText(heading, name);
    const place = l10n.text('web-learn-place', state.place);
    where.replaceChildren(...('level' in state ? [difficulty(state.level), ' ', state.daily ? l10n.text('web-learn-daily') : place] : [place]));
    exercise.actions.replaceChildren();
    if (state.exercise.done) end(state);
    else exercise.actions.append(rulebook ? hintButton() : solutionButton());
    if (!rulebook && !giveUp) listen(state);
    root.dataset.ready = 'true';
    root.dataset.puzzle = id;
    root.dataset.tries = String(exercise.tries.length);
    root.dataset.done = String(state.exercise.done);
  }

  const solutionButton = () => h('button', { type: 'button', class: 'button', id: 'give-up', onclick: () => surrender() }, l10n.text('web-learn-give-up'));

  /** In the rulebook's puzzles one is told one move at a time, and goes on. */
  const hintButton = () => h('button', { type: 'button', class: 'button', id: 'hint', onclick: () => exercise.try('hint') }, icon('coach'), l10n.text('web-learn-hint'));

  /**
   * What there is to do after a puzzle.
   * @param {State} state
   */
  function end(state) {
    const next = repeating ? state.next_due : state.next;
    const way = repeating ? '?due' : '';
    const onwards = next
      ? onward(l10n.text('web-learn-next-puzzle'), () => go(`/puzzles/${next}${way}`))
      : onward(l10n.text('web-learn-back'), () => go('/learn'));
    // A puzzle of the collection has a solution and more; one of the rulebook may have a printed line.
    const collected = 'solution' in state ? state : null;
    const printed = 'printed' in state ? state.printed : null;
    const solution = collected?.solution;
    const parts = [
      collected?.daily && collected.streak.today ? h('p', { class: 'streak' }, icon('flame'), streakText(collected.streak)) : null,
      collected && collected.replies.length > 0 ? replies(collected.replies) : null,
      collected && solution ? h('div', { class: 'quiet small' }, facts(solution, collected.share).map((fact) => h('p', {}, fact))) : null,
      printed ? printedLine(printed, exercise, signal) : null,
      onwards,
      giveUp ? h('button', { type: 'button', class: 'button', id: 'again', onclick: () => again() }, icon('again'), l10n.text('web-learn-again')) : null,
      h('a', { class: 'button', href: analysisLink(solution ? firstPosition : state.play_on, []) }, icon('analyse'), l10n.text('web-nav-analyse')),
      state.play_on ? playOn(state.play_on, firstPosition, signal) : null,
    ];
    exercise.actions.append(...parts.filter((part) => part !== null));
  }

  /**
   * The result, how hard it is, and the solution where it was a line.
   * @param {Api.Solution} solution
   * @param {number} share
   */
  function facts(solution, share) {
    const moves = solution.moves.map(spelt).join(' ');
    const parts = [l10n.text('puzzle-share', { share })];
    if (solution.moves.length > 1 && !giveUp) parts.unshift(l10n.text('puzzle-solution', { line: moves }));
    if (solution.trap) parts.push(l10n.text('puzzle-trap', { trap: spelt(solution.trap) }));
    return parts;
  }

  /** @param {Api.ReplyView[]} list */
  function replies(list) {
    const one = (/** @type {Api.ReplyView} */ { reply, corners }) => h('li', {}, reply
      ? l10n.text('web-learn-reply', { reply: spelt(reply), corners: corners.map(spelt).join(', ') })
      : l10n.text('web-learn-reply-pass', { corners: corners.map(spelt).join(', ') }));
    return h('div', { class: 'replies' }, h('p', {}, l10n.text('web-learn-replies')), h('ul', {}, list.map(one)));
  }

  /**
   * What the coach adds to the last try, as soon as it has thought about it.
   * @param {State} state
   */
  async function listen(state) {
    listening?.abort();
    exercise.coach.hidden = true;
    const { answer } = state;
    if (!answer || answer.result === 'illegal' || answer.result === 'more') return;
    const stop = new AbortController();
    listening = stop;
    await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
    if (stop.signal.aborted || signal.aborted) return;
    try {
      const { sentences } = await api.puzzleComment(id, exercise.tries, stop.signal);
      if (stop.signal.aborted || signal.aborted || sentences.length === 0) return;
      const words = l10n.said(sentences);
      exercise.coach.replaceChildren(h('div', { class: 'coach-body' }, icon('coach'), h('p', { class: 'coach-words' }, words)));
      exercise.coach.hidden = false;
      // It comes late, above the way on, and must not push that below the edge of a phone.
      exercise.actions.querySelector('#next')?.scrollIntoView({ block: 'nearest' });
      announce(`${l10n.said(answer.message)} ${words}`);
    } catch (problem) {
      // The puzzle can be solved without a word from the coach.
      const expected = problem instanceof Problem || problem instanceof Unreachable;
      if (!stop.signal.aborted && !expected) throw problem;
    }
  }

  async function surrender() {
    let state;
    try {
      state = await api.puzzle(id, [...exercise.tries, 'hint'], signal);
    } catch (problem) {
      if (!signal.aborted) notify(problemText(problem));
      return;
    }
    giveUp = true;
    listening?.abort();
    exercise.coach.hidden = true;
    exercise.give(state);
    if (state.answer) exercise.say(l10n.said(state.answer.message), state.answer.result);
    await exercise.play([{ position: firstPosition, last: null }, ...state.solution?.frames ?? []]);
    if (signal.aborted) return;
    exercise.actions.replaceChildren();
    end(state);
    root.dataset.done = 'given up';
  }

  async function again() {
    giveUp = false;
    await exercise.begin({ fresh: true });
    exercise.focus();
  }

  try {
    await exercise.begin();
    const first = exercise.tries.length === 0 || rulebook ? exercise.state : await api.puzzle(id, [], signal);
    firstPosition = first?.exercise.position ?? '';
  } catch (problem) {
    if (!signal.aborted) failed(root, problem);
  }
  signal.addEventListener('abort', () => listening?.abort());
}
