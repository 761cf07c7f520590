// The analysis board as it is drawn: all its parts, filled from a study.

import { proven, scoreLong, scoreShort } from './analysis.js';
import { Board, legalMap } from './board.js';
import { Comments } from './coach.js';
import { h, setText, toggle } from './dom.js';
import { Graph } from './graph.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { MoveList } from './moves.js';
import { numberOf, spelt } from './record.js';
import { mistakeList, mistakeSigns, turningLinks, turningPoints } from './review.js';

/**
 * What can be done on the page.
 * @typedef {object} Acts
 * @property {(square: string) => void} pick
 * @property {(ply: number) => void} walk
 * @property {(ply: number) => void} jump
 * @property {(ply: number) => void} tryAgain
 * @property {() => void} analyseGame
 * @property {() => void} stopGame
 * @property {() => void} backToGame
 * @property {() => void} solve
 * @property {(on: boolean) => void} engine
 * @property {(on: boolean) => void} coach
 */

/**
 * @param {string} text
 * @param {Record<string, any>} more
 * @param {() => void} act
 * @param {import('./icons.js').Picture} [picture]
 */
const button = (text, { class: kind = 'button', ...more }, act, picture) =>
  h('button', { type: 'button', class: kind, ...more, onclick: act }, picture && icon(picture), text);

export class StudyView {
  #root;
  #study;
  #acts;
  /** Which turning points are listed. */
  #listed = '';

  /**
   * @param {HTMLElement} root
   * @param {AbortSignal} signal
   * @param {import('./study.js').Study} study
   * @param {Acts} acts
   * @param {HTMLElement[]} tools what stands under the board
   */
  constructor(root, signal, study, acts, tools) {
    this.#root = root;
    this.#study = study;
    this.#acts = acts;
    this.board = new Board({ label: l10n.text('web-board'), onpick: (square) => acts.pick(square) });
    this.moves = new MoveList((ply) => acts.walk(ply), signal);
    this.graph = new Graph((ply) => acts.walk(ply));
    this.coach = new Comments(signal);
    this.status = h('p', { class: 'status', id: 'status' });
    this.sub = h('p', { class: 'status-sub', role: 'status' });
    this.depth = h('p', { class: 'quiet small engine-row row' });
    this.best = h('ol', { class: 'lines', id: 'lines', 'aria-label': l10n.text('web-best-lines') });
    this.progress = h('progress', { max: 1, value: 0, 'aria-label': l10n.text('web-analyse-progress') });
    this.done = h('span', { class: 'small quiet' });
    this.cancel = button(l10n.text('web-cancel'), { id: 'cancel-game' }, () => acts.stopGame());
    this.working = h('div', { class: 'stack tight', hidden: true }, this.progress, h('div', { class: 'row spread' }, this.done, this.cancel));
    this.whole = button(l10n.text('web-analyse-game'), { class: 'button primary', id: 'analyse-game' }, () => acts.analyseGame(), 'analyse');
    this.list = h('div', { class: 'turnings', id: 'turnings' });
    this.back = button(l10n.text('web-back-to-game'), { hidden: true }, () => acts.backToGame());
    this.giveUp = button(l10n.text('web-show-answer'), { hidden: true }, () => acts.solve());
    // What changes its height while one walks comes last, so that nothing moves away under a finger: the
    // buttons stay under the board; the engine's lines, which have their room whether there are five or none,
    // and the list of moves under the status.
    this.panel = h('div', { class: 'panel-scroll' },
      h('div', { class: 'status-box' }, this.status, this.sub, h('div', { class: 'row end-row' }, this.back, this.giveUp)),
      h('div', { class: 'row' }, this.whole), this.working,
      h('section', { class: 'engine', 'aria-label': l10n.text('web-engine') }, this.depth, this.best),
      this.moves.element,
      this.coach.element,
      this.graph.element, this.list,
      h('div', { class: 'row spread switches' },
        toggle(l10n.text('web-engine'), study.engine, acts.engine),
        toggle(l10n.text('web-coach'), study.coaching, acts.coach)));
    root.append(h('div', { class: 'game analysis' },
      h('h1', { class: 'spoken' }, l10n.text('web-nav-analyse')),
      h('div', { class: 'board-place' }, this.board.element, h('div', { class: 'under-board' }, this.moves.buttonRow,
        h('div', { class: 'toolbar', role: 'toolbar', 'aria-label': l10n.text('web-tools') }, tools))),
      this.panel));
  }

  drawBoard() {
    const { position, last, answer, marks, scored } = this.#study;
    const notes = scored?.lines.map((line, i) => /** @type {const} */ ([line.move, {
      text: scoreShort(line.score),
      kind: [i === 0 && 'best', proven(line.score) && 'exact'].filter(Boolean).join(' '),
      label: scoreLong(line.score),
    }]));
    this.board.show({
      position, last, marks, hints: true, legal: answer ? legalMap(answer.legal) : undefined, notes: notes && new Map(notes),
    });
  }

  drawEngine() {
    const { scored, trial } = this.#study;
    if (!scored) {
      setText(this.depth, trial ? l10n.text('web-engine-hidden') : '');
      this.best.replaceChildren();
      return;
    }
    setText(this.depth, l10n.text('web-engine-depth', { depth: scored.depth, percent: scored.percent, nodes: scored.nodes }));
    this.best.replaceChildren(...scored.lines.slice(0, 5).map((line) => h('li', { class: 'line' },
      h('b', {}, line.move),
      h('span', { class: proven(line.score) ? 'score exact' : 'score', title: scoreLong(line.score) }, scoreShort(line.score)),
      h('span', { class: 'variation' }, line.variation.slice(1).join(' ')))));
    if (scored.lines.length > 0) this.#root.dataset.scored = scored.position;
  }

  drawGraph() {
    const { points, plies, at, number } = this.#study.course;
    this.graph.element.hidden = !points.some((point) => Number.isFinite(point?.black));
    this.graph.show(points, plies, at, number);
  }

  #drawReview() {
    const study = this.#study;
    const { review, side, point } = study;
    // Made anew only when there is another one: a button must not vanish under a finger.
    const shown = review.turning ? `${side} ${JSON.stringify(review.turning)}` : '';
    if (this.#listed !== shown) {
      this.#listed = shown;
      /** @type {import('./review.js').How} */
      const how = {
        side, yours: study.yours, jump: this.#acts.jump, tryAgain: this.#acts.tryAgain, number: study.numberer(),
        choose: (chosen) => {
          study.side = chosen;
          this.#drawReview();
        },
      };
      const focused = document.activeElement?.matches?.('[name=turning]');
      this.moves.aside.replaceChildren(...(shown ? [turningLinks(review, how)] : []));
      this.list.replaceChildren(...(shown ? [...turningPoints(review, how), ...mistakeList(review.mistakes ?? [], how)] : []));
      if (focused) for (const choice of this.list.querySelectorAll('input')) if (choice.checked) choice.focus();
    }
    for (const card of this.list.querySelectorAll('article')) card.classList.toggle('on', Number(card.dataset.turning) === point?.ply);
    for (const link of this.moves.aside.querySelectorAll('button')) link.classList.toggle('on', Number(link.dataset.link) === point?.ply);
  }

  draw() {
    const study = this.#study;
    this.moves.show(study.turns, study.ply, mistakeSigns(study.mistakes));
    this.drawBoard();
    this.drawEngine();
    this.drawGraph();
    this.#drawReview();
    this.back.hidden = !study.left;
    this.giveUp.hidden = !study.trial;
    this.whole.hidden = !study.reviewable;
    setText(this.status, statusText(study.status));
    // Where the answer stands has no place beside the question.
    this.list.hidden = Boolean(study.trial);
    this.#root.dataset.ply = String(study.ply);
  }

  /** What the engine thinks about is being looked for. */
  drawThinking() {
    this.depth.classList.add('thinking');
    if (!this.#study.lines) setText(this.depth, l10n.text('web-engine-starts'));
  }

  /** A game is being looked through. */
  beginWork() {
    this.working.hidden = false;
    if (document.activeElement === this.whole) this.cancel.focus({ preventScroll: true });
    this.whole.disabled = true;
    this.progress.value = 0;
  }

  /**
   * So many turns of it are done.
   * @param {Pick<Api.ReviewedPly, 'done' | 'total'>} work
   */
  drawWork({ done, total }) {
    this.progress.value = done / total;
    setText(this.done, l10n.text('web-analyse-done', { done, total }));
  }

  /**
   * Nothing is being worked on any more; the focus goes from there to what is to be done next.
   * @param {HTMLElement} next
   */
  endWork(next) {
    const focused = this.working.contains(document.activeElement);
    this.working.hidden = true;
    this.whole.disabled = false;
    if (focused) next.focus({ preventScroll: true });
  }

  /** Has the coach comment on the move: from the review, or asked anew. */
  comment() {
    const { comment } = this.#study;
    if (!comment) this.coach.rest();
    else if ('known' in comment) this.coach.say(comment.known, comment.ply, numberOf(this.#study.turns, comment.ply));
    else this.coach.ask(comment.position, comment.square, comment.ply, numberOf(this.#study.turns, comment.ply));
  }
}

/**
 * How things stand, in words.
 * @param {import('./study.js').Status} status
 */
function statusText(status) {
  switch (status.says) {
    case 'find': return l10n.text('web-trial-find', { color: status.color, played: spelt(status.played) });
    case 'right': return l10n.text('web-trial-right', { move: spelt(status.move) });
    case 'over': return l10n.text('web-analysis-over', { score: status.discs });
    case 'must pass': return `${l10n.text('must-pass', { color: status.color })} · ${status.discs}`;
    case 'to move': return `${l10n.text('to-move', { color: status.color })} · ${status.discs}`;
  }
}
