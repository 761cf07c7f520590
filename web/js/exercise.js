// Something to do on a board: a step of a lesson, a puzzle, an opening from memory. The
// server says what to show and what comes of a try; here it is shown, one board after
// the other, said aloud, and kept over a reload.

import { Board, legalMap } from './board.js';
import { h, setText } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { settings, turnTime } from './settings.js';
import { announce, notify } from './shell.js';
import { sound } from './sound.js';
import { problemText } from './telling.js';

/** How long a board stays before the next when nothing moves, in milliseconds. */
const LOOK = 600;

/** Little discs that fly up when something is right. */
const confetti = () => h('span', { class: 'confetti', 'aria-hidden': 'true' }, Array.from({ length: 12 }, () => h('i')));

/**
 * What the server says to the tries so far: the exercise, and the answer to the last try.
 * @typedef {{exercise: Api.ExerciseView, answer: Api.AnswerView | null}} Told
 */

/** @template {Told} State what is said about this sort of exercise beside that */
export class Exercise {
  #ask;
  #told;
  #signal;
  #key;
  /** @type {Api.Try[]} */
  #tries = [];
  #busy = false;
  /**
   * Touches that came before the last one was answered.
   * @type {Api.Try[]}
   */
  #waiting = [];
  /** @type {State | null} */
  #state = null;
  #givenUp = false;
  /** What was said aloud last. */
  #spoken = '';

  /**
   * @param {object} how
   * @param {AbortSignal} how.signal
   * @param {(tries: Api.Try[]) => Promise<State>} how.ask the server's answer to all tries so far
   * @param {(state: State) => void} how.told called with every answer, once it is on the board
   * @param {() => string} how.key what it is, to find its tries again after a reload
   */
  constructor({ signal, ask, told, key }) {
    this.#ask = ask;
    this.#told = told;
    this.#signal = signal;
    this.#key = key;
    this.board = new Board({ label: l10n.text('web-board'), onpick: (square) => this.try(square) });
    this.task = h('p', { class: 'task', id: 'task' });
    this.options = h('div', { class: 'options', role: 'group', 'aria-labelledby': 'task', hidden: true });
    this.reply = h('div', { class: 'reply', id: 'reply', hidden: true });
    this.coach = h('div', { class: 'coach', id: 'comment', hidden: true });
    this.actions = h('div', { class: 'row actions' });
    this.place = h('div', { class: 'board-place' }, this.board.element);
  }

  /**
   * All of it: the way back, where one is, and further lines of a head above the task.
   * @param {HTMLElement} way
   * @param {HTMLElement} where
   * @param {HTMLElement[]} head
   */
  layout(way, where, ...head) {
    return h('div', { class: 'game exercise' },
      h('header', { class: 'exercise-head' }, h('div', { class: 'row spread' }, way, where), head),
      this.task,
      this.place,
      h('div', { class: 'exercise-foot' }, this.options, this.reply, this.coach, this.actions));
  }

  /** What the server said last. */
  get state() {
    return this.#state;
  }

  /** The tries so far. */
  get tries() {
    return this.#tries;
  }

  /** Begins, or begins anew; tries of this very thing come back after a reload. */
  async begin({ fresh = false } = {}) {
    const kept = history.state;
    this.#tries = !fresh && kept?.exercise === this.#key() ? kept.tries : [];
    this.#waiting = [];
    this.#givenUp = false;
    await this.#send(true);
  }

  /**
   * The reader tries something.
   * @param {Api.Try} what
   * @returns {Promise<void>}
   */
  async try(what) {
    if (this.#busy) {
      // Squares to be found may be touched faster than the server answers; moves come one at a time.
      if (this.#state && this.#state.exercise.kind !== 'place') this.#waiting.push(what);
      return;
    }
    if (!this.#state || this.#state.exercise.done || this.#givenUp) return;
    this.#tries.push(what);
    if (!await this.#send(false)) this.#tries.pop();
    const next = this.#waiting.shift();
    if (next !== undefined) await this.try(next);
  }

  /**
   * The reader has given up; nothing is tried any more.
   * @param {State} state
   */
  give(state) {
    this.#state = state;
    this.#givenUp = true;
    history.replaceState(null, '');
  }

  /** Puts the focus where the next thing is done. */
  focus() {
    const { options, done } = this.#state?.exercise ?? { options: [], done: true };
    if (options.length > 0 && !done) this.options.querySelector('button')?.focus();
    else this.board.focus();
  }

  /**
   * Shows boards one after the other.
   * @param {Api.Frame[]} frames
   */
  async play(frames) {
    for (const { position, last } of frames) {
      if (this.#signal.aborted) return;
      this.board.show({ position, last });
      if (last) sound('place', 2);
      const wait = settings().animation === 'off' ? 0 : Math.max(turnTime() * 1.9, LOOK);
      if (wait > 0) await new Promise((resolve) => { setTimeout(resolve, wait); });
    }
  }

  /**
   * Says something under the board, and aloud.
   * @param {string} text
   * @param {Api.AnswerView['result']} kind
   */
  say(text, kind) {
    const good = kind === 'right' || kind === 'more';
    this.reply.hidden = false;
    this.reply.className = `reply ${kind}`;
    this.reply.replaceChildren(
      h('span', { class: 'reply-sign' }, icon(good ? 'done' : 'again'), kind === 'right' ? confetti() : null),
      h('p', {}, text));
    // The same answer to another try is news as well; a text that stays is not read again.
    if (text === this.#spoken) {
      announce('');
      setTimeout(() => announce(text), 50);
    } else {
      announce(text);
    }
    this.#spoken = text;
  }

  /** Says nothing any more. */
  hush() {
    this.reply.hidden = true;
    this.coach.hidden = true;
  }

  /** @param {boolean} first whether it has just begun */
  async #send(first) {
    this.#busy = true;
    this.#signal.throwIfAborted();
    try {
      const state = await this.#ask(this.#tries);
      if (this.#signal.aborted) return false;
      await this.#show(state, first);
      return true;
    } catch (problem) {
      if (this.#signal.aborted) return false;
      if (first) throw problem;
      notify(problemText(problem));
      return false;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * @param {State} state
   * @param {boolean} first
   */
  async #show(state, first) {
    this.#state = state;
    const { exercise, answer } = state;
    const task = l10n.said(exercise.task);
    if (first) {
      setText(this.task, task);
      this.hush();
    }
    // What is done must not be tried again after a reload: it would count twice.
    const keep = exercise.done || this.#tries.length === 0 ? null : { exercise: this.#key(), tries: this.#tries };
    if (keep ?? history.state) history.replaceState(keep, '');
    if (answer && !first) {
      const square = this.#tries.at(-1);
      const bad = answer.result === 'wrong' || answer.result === 'illegal';
      if (bad) {
        sound('refuse');
        if (typeof square === 'string' && square !== 'hint') this.board.refuse(square);
      }
      this.say(l10n.said(answer.message), answer.result);
      await this.play(answer.frames);
      if (this.#signal.aborted) return;
      if (answer.result === 'right') sound('end');
    }
    if (this.task.textContent !== task) {
      setText(this.task, task);
      if (!first) announce(`${answer ? l10n.said(answer.message) : ''} ${task}`);
    }
    this.draw();
    this.#choices(exercise);
    this.#told(state);
    // On a phone the answer, and the way on, may be below the edge.
    if (answer && !first) (this.actions.querySelector('#next') ?? this.reply).scrollIntoView({ block: 'nearest' });
  }

  /** The board as it stands. */
  draw() {
    if (!this.#state) return;
    const { exercise, answer } = this.#state;
    const found = exercise.kind === 'point' ? exercise.found : [];
    // What was just played stays marked; a wrong move has been taken back.
    const played = answer?.result === 'right' || answer?.result === 'more' ? answer.frames.at(-1)?.last : null;
    this.board.show({
      position: exercise.position,
      last: exercise.last ?? played,
      legal: legalMap(exercise.legal),
      hints: settings().hints,
      marks: new Map(found.map((square) => [square, 'found'])),
      notes: new Map(exercise.notes.map(({ square, count }) => [square, { text: String(count) }])),
    });
    this.place.classList.toggle('of-console', exercise.television);
    this.place.classList.toggle('joy', exercise.done);
  }

  /** @param {Api.ExerciseView} exercise */
  #choices({ options, done }) {
    this.options.hidden = options.length === 0;
    const tried = this.#tries.filter((one) => typeof one === 'number');
    const last = tried.at(-1);
    this.options.replaceChildren(...options.map((option, number) => {
      const state = !tried.includes(number) ? '' : done && number === last ? 'right' : 'wrong';
      return h('button', {
        type: 'button', class: `button option ${state}`, 'data-option': number, disabled: done && state !== 'right',
        onclick: () => this.try(number),
      }, l10n.said(option), state ? icon(state === 'right' ? 'done' : 'close') : null);
    }));
    if (!done && last !== undefined) this.options.querySelectorAll('button')[last]?.focus();
  }
}

/**
 * Small bars for how far one is: `done` of `count`, the one after them being tried.
 * @param {number} done
 * @param {number} count
 */
export const bars = (done, count) =>
  h('span', { class: 'bars', 'aria-hidden': 'true' }, Array.from({ length: count }, (_, i) => h('i', { class: i < done ? 'done' : i === done ? 'now' : '' })));

/**
 * A button that leads on; it gets the focus, so that Enter alone goes through everything.
 * @param {string} text
 * @param {() => void} act
 */
export function onward(text, act) {
  const button = h('button', { type: 'button', class: 'button primary big', id: 'next', onclick: act }, text, icon('next'));
  queueMicrotask(() => button.focus({ preventScroll: true }));
  return button;
}

/** The way back to everything there is to learn. */
export const back = () => h('a', { class: 'back', href: '/learn' }, icon('previous'), l10n.text('web-nav-learn'));
