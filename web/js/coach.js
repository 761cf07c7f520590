// The coach's words: hints in three steps beside a game, comments on moves. What it says
// comes from the server as ids of texts; here it is said in the reader's language.

import { api } from './api.js';
import { able, h } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { spelt } from './record.js';
import { announce, notify } from './shell.js';
import { taught } from './taught.js';
import { problemText } from './telling.js';

/**
 * What the coach calls a move.
 * @param {Api.Grade} word
 */
export const gradeWord = (word) => ({
  best: l10n.text('coach-grade-best'),
  good: l10n.text('coach-grade-good'),
  inaccuracy: l10n.text('coach-grade-inaccuracy'),
  mistake: l10n.text('coach-grade-mistake'),
  blunder: l10n.text('coach-grade-blunder'),
}[word]);

/**
 * The usual signs for a move that could have been better, told apart without colour.
 * @type {{[Name in Api.Grade]?: string}}
 */
export const GRADE_SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/**
 * A grade and how sure it is, as two small signs. Only what is proven is called best.
 * @param {Pick<Api.CommentReport, 'grade' | 'proven'>} comment
 */
export function gradeSigns(comment) {
  if (!comment.grade) return [];
  const word = comment.grade === 'best' && !comment.proven ? l10n.text('coach-grade-looks-best') : gradeWord(comment.grade);
  return [
    h('span', { class: `grade is-${comment.grade}` }, word),
    comment.proven ? h('span', { class: 'grade proven' }, l10n.text('web-proven')) : null,
  ];
}

/**
 * A comment on a move, with all that the move does folded away.
 * @param {Api.CommentReport} comment
 * @param {number} number of the move
 */
function commentCard(comment, number) {
  return [
    h('p', { class: 'row coach-head' }, icon('coach'), h('b', {}, `${number}. ${spelt(comment.square)}`), gradeSigns(comment)),
    h('p', { class: 'coach-words' }, l10n.said(comment.sentences)),
    taught(comment),
    h('details', { class: 'more facts' }, h('summary', {}, l10n.text('web-facts')),
      h('ul', {}, comment.facts.map((fact) => h('li', {}, l10n.said(fact))))),
  ];
}

/** How long one stays at a move before the coach is asked about it, in milliseconds. */
const PAUSE = 250;

/** The coach's comment on the move one looks at; asked for when it is not known yet. */
export class Comments {
  #signal;
  /** @type {AbortController | null} */
  #asking = null;

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
    this.element = h('section', { class: 'coach', id: 'comment', 'aria-label': l10n.text('web-coach'), hidden: true });
    signal.addEventListener('abort', () => this.#asking?.abort());
  }

  /** What it says, without the counts. */
  get words() {
    return this.element.hidden ? '' : this.element.querySelector('.coach-words')?.textContent ?? '';
  }

  /** No move to speak of. A search still going on ends. */
  rest() {
    this.#asking?.abort();
    this.#asking = null;
    this.element.hidden = true;
  }

  /**
   * Shows a comment on the move of the turn `ply`.
   * @param {Api.CommentReport} comment
   * @param {number} ply
   * @param {number} number of the move
   */
  say(comment, ply, number) {
    this.#asking?.abort();
    this.#asking = null;
    this.element.hidden = false;
    this.element.dataset.about = `${ply} ${comment.square}`;
    this.element.replaceChildren(...commentCard(comment, number));
  }

  /**
   * Asks about the move `square` in `position`, the turn `ply`, unless one walks on.
   * @param {string} position
   * @param {string} square
   * @param {number} ply
   * @param {number} number of the move
   */
  async ask(position, square, ply, number) {
    this.#asking?.abort();
    const stop = new AbortController();
    this.#asking = stop;
    await new Promise((resolve) => { setTimeout(resolve, PAUSE); });
    if (stop.signal.aborted || this.#signal.aborted) return;
    try {
      const { comment } = await api.comment(position, square, stop.signal);
      if (!stop.signal.aborted) this.say(comment, ply, number);
    } catch (problem) {
      if (!stop.signal.aborted) notify(problemText(problem));
    }
  }
}

/**
 * Hints beside a game: an idea, then a part of the board, then the move. What was found
 * belongs to one version of the match and goes with it.
 */
export class Hints {
  /**
   * What was asked about which version, and how much of the answer is told.
   * @type {{version: number, step: number, found: Api.Hint | null, stop: AbortController} | null}
   */
  #state = null;
  /** @type {Stored | null} */
  #match = null;
  #ready = false;
  #draw;
  #point;
  #more;

  /**
   * @param {AbortSignal} signal
   * @param {{draw: () => void, point: (square: string) => void}} board to draw it again, and to put the focus on a square
   */
  constructor(signal, { draw, point }) {
    this.#draw = draw;
    this.#point = point;
    this.button = h('button', {
      type: 'button', class: 'button icon', id: 'hint', title: l10n.text('web-hint'),
      onclick: () => this.next(),
    }, icon('coach'), h('span', {}, l10n.text('web-hint')));
    this.words = h('div', { class: 'stack tight coach-words' });
    this.#more = h('button', { type: 'button', class: 'button', id: 'hint-more', onclick: () => this.next() });
    this.element = h('section', { class: 'coach', 'aria-label': l10n.text('web-coach'), hidden: true },
      h('div', { class: 'coach-body' }, icon('coach'), this.words), this.#more);
    signal.addEventListener('abort', () => this.#forget());
  }

  /**
   * The squares the coach points at, for the board. The board may be drawn before `update` hears of a new version.
   * @param {Pick<Api.Match, 'version'>} match
   * @returns {Map<string, string> | undefined}
   */
  marks(match) {
    if (!this.#state?.found || this.#state.step < 2 || this.#state.version !== match.version) return undefined;
    const { found, step } = this.#state;
    return step === 2 ? new Map(found.area.map((square) => [square, 'area'])) : new Map([[found.square, 'better']]);
  }

  /**
   * The match as it is now; `ready` says whether somebody here is to move and looks at it.
   * @param {Stored} match
   * @param {boolean} ready
   */
  update(match, ready) {
    this.#match = match;
    this.#ready = ready;
    this.button.hidden = !match.hints;
    able(this.button, ready);
    if (this.#state && this.#state.version !== match.version) this.#forget();
    if (this.#state && ready) this.element.hidden = false;
    else this.#hide();
  }

  /** Asks, or goes a step further. */
  async next() {
    if (!this.#ready || !this.#match) return;
    if (this.#state) {
      if (this.#state.found && this.#state.step < 3) {
        this.#state.step += 1;
        this.#show();
      }
      return;
    }
    const { id, version } = this.#match;
    const asked = { version, step: 1, found: /** @type {Api.Hint | null} */ (null), stop: new AbortController() };
    this.#state = asked;
    this.#show();
    try {
      const found = await api.hint(id, version, asked.stop.signal);
      if (this.#state !== asked) return;
      asked.found = found;
      this.#show();
    } catch (problem) {
      if (this.#state !== asked) return;
      this.#forget();
      notify(problemText(problem));
    }
  }

  /** Puts the hint away; a search still going on ends with its question. */
  #forget() {
    this.#state?.stop.abort();
    this.#state = null;
    this.#hide();
    this.words.replaceChildren();
  }

  #hide() {
    const focused = this.element.contains(document.activeElement);
    this.element.hidden = true;
    if (focused) this.button.focus();
  }

  #show() {
    if (!this.#state) return;
    const { found, step } = this.#state;
    this.element.hidden = false;
    this.element.dataset.step = found ? String(step) : '0';
    if (!found) {
      this.words.replaceChildren(h('p', { class: 'quiet' }, l10n.text('web-hint-thinking')));
      this.#more.hidden = true;
      return;
    }
    const steps = [l10n.said(found.idea), l10n.said(found.place), l10n.said(found.answer)].slice(0, step);
    const proven = step === 3 && (found.score.kind === 'exact' || found.score.kind === 'outcome');
    this.words.replaceChildren(...steps.map((text) => h('p', {}, text)),
      ...(proven ? [h('p', {}, h('span', { class: 'grade proven' }, l10n.text('web-proven')))] : []));
    // With the last step its button goes, and the focus on it to where the move is made.
    const focused = document.activeElement === this.#more;
    this.#more.hidden = step === 3;
    this.#more.textContent = step === 1 ? l10n.text('web-hint-place') : l10n.text('web-hint-move');
    announce(steps[steps.length - 1]);
    this.#draw();
    if (focused && step === 3) this.#point(found.square);
  }
}
