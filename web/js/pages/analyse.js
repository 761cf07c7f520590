// The analysis board: any position, any game. The engine's scores appear on the squares
// while it deepens, and the coach comments on the move walked to; a whole game becomes a
// curve with its turning points, and each of them can be tried again. What is known stands
// in `study.js` and is drawn by `study-view.js`; here it is asked for.

import { Analyst } from '../analysis.js';
import { Problem, api } from '../api.js';
import { paste, share } from '../dialogs.js';
import { setText } from '../dom.js';
import { l10n } from '../l10n.js';
import { openingText } from '../openings.js';
import { analysisLink, spelt } from '../record.js';
import { go, rename } from '../router.js';
import { settings } from '../settings.js';
import { announce, notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { Study } from '../study.js';
import { StudyView } from '../study-view.js';
import { problemText, unplayableText, walkedText } from '../telling.js';
import { tool } from './game.js';
import { missing } from './missing.js';
import { editor } from './editor.js';

/** @param {import('../router.js').Page} page */
export async function show({ root, query, signal }) {
  title(l10n.text('web-nav-analyse'));
  let record;
  try {
    record = await api.line(query.get('start'), [query.get('moves') ?? ''], signal);
  } catch (problem) {
    if (signal.aborted) return;
    const unreadable = problem instanceof Problem && problem.code === 'malformed';
    missing(root, unreadable ? l10n.text('web-unreadable-link') : problemText(problem));
    return;
  }
  await new Analysis(root, signal, new Study(record, { ply: query.get('ply'), review: query.get('review') })).begin();
}

/** The page: does what is touched. */
class Analysis {
  #root;
  #signal;
  #study;
  #analyst;
  #view;

  /**
   * @param {HTMLElement} root
   * @param {AbortSignal} signal
   * @param {Study} study
   */
  constructor(root, signal, study) {
    this.#root = root;
    this.#signal = signal;
    this.#study = study;
    const tools = [
      tool('paste', l10n.text('web-paste-game'), () => this.#pasteGame()),
      tool('edit', l10n.text('web-edit-position'), () => this.#edit()),
      tool('flip', l10n.text('web-flip-board'), () => { this.#view.board.turned = !this.#view.board.turned; }),
      tool('share', l10n.text('web-share'), () => this.#shareLine()),
      tool('play', l10n.text('web-play-from-here'), () => this.#playOn()),
    ];
    this.#view = new StudyView(root, signal, study, {
      pick: (square) => this.#pick(square),
      walk: (ply) => this.#walk(ply),
      jump: (ply) => this.#jump(ply),
      tryAgain: (ply) => this.#tryAgain(ply),
      analyseGame: () => this.#analyseGame(),
      stopGame: () => this.#stopGame(),
      backToGame: () => this.#backToGame(),
      solve: () => this.#solve(),
      engine: (on) => {
        study.engine = on;
        this.#think();
      },
      coach: (on) => {
        study.coaching = on;
        this.#view.comment();
      },
    }, tools);
    this.#analyst = new Analyst(signal, this.#hooks());
  }

  async begin() {
    await this.#arrive();
    this.#root.dataset.ready = 'true';
    if (this.#study.wanted && this.#study.reviewable) this.#analyseGame();
  }

  /**
   * What to do with what the engine says.
   * @returns {import('../analysis.js').AnalysisHooks}
   */
  #hooks() {
    const study = this.#study;
    return {
      lines: (message) => {
        study.lines = message;
        this.#view.drawEngine();
        this.#view.drawBoard();
      },
      ply: (message) => {
        study.hear(message);
        this.#view.drawWork(message);
        this.#view.drawGraph();
        if (message.comment && message.ply === study.commented) this.#view.comment();
      },
      report: (message) => {
        const first = study.finish(message);
        this.#view.draw();
        // Who has waited at the end of the game sees where it turned; who looks at something else goes on.
        if (first) this.#jump(first);
      },
      done: (message, task) => {
        if (task === 'game') {
          this.#view.endWork(this.#view.moves.aside.querySelector('button') ?? this.#view.whole);
          announce(l10n.text('web-analyse-ready'));
          this.#root.dataset.analysed = message.reason;
        } else {
          this.#view.depth.classList.remove('thinking');
          this.#root.dataset.thought = message.reason;
        }
      },
      problem: (message) => notify(problemText(new Problem(message.problem))),
    };
  }

  /**
   * Moves to another place of the line.
   * @param {number} to
   */
  async #walk(to) {
    this.#study.walk(to);
    announce(walkedText(this.#study.turns, this.#study.ply));
    await this.#arrive();
  }

  /** Shows another position; the server says what is legal there, unless it has just done so. */
  async #arrive(known = false) {
    const study = this.#study;
    const { start, turns, ply, position } = study;
    study.lines = null;
    setText(this.#view.sub, '');
    rename(analysisLink(start, turns, ply));
    this.#view.draw();
    this.#view.comment();
    if (!known) {
      try {
        const answer = await api.line(start, study.played, this.#signal);
        if (study.position !== position) return;
        study.here = answer;
      } catch (problem) {
        if (!this.#signal.aborted) notify(problemText(problem));
        return;
      }
    }
    if (!study.trial) setText(this.#view.sub, openingText(study.answer?.turns.findLast((turn) => turn.opening)?.opening, ply));
    this.#view.draw();
    this.#think();
  }

  /** Has the engine think about the position, or rest. */
  #think() {
    const { question } = this.#study;
    this.#root.dataset.thought = '';
    if (question) {
      this.#analyst.position(question);
      this.#view.drawThinking();
    } else {
      this.#rest();
    }
  }

  #rest() {
    this.#analyst.cancel('position');
    this.#study.lines = null;
    this.#view.drawEngine();
    this.#view.drawBoard();
  }

  /** @param {string} square */
  async #pick(square) {
    const touch = this.#study.touch(square);
    if (touch.means === 'wait' || touch.means === 'unplayable') {
      this.#view.board.refuse(square);
      if (touch.means === 'unplayable') unplayableText(touch.position, square).then(notify);
    } else if (touch.means === 'answer') {
      this.#solve();
    } else if (touch.means === 'try') {
      await this.#judge(square, touch);
    } else {
      sound('place', touch.turns.length);
      if (touch.means === 'walk') await this.#walk(touch.ply);
      else await this.#leave(touch);
    }
  }

  /** @param {Extract<import('../study.js').Touch, {means: 'line'}>} touch */
  async #leave({ moves, from }) {
    try {
      const line = await api.line(from.start, moves, this.#signal);
      if (this.#study.take(line, from)) this.#stopGame();
      await this.#arrive(true);
    } catch (problem) {
      if (!this.#signal.aborted) notify(problemText(problem));
    }
  }

  #analyseGame() {
    const study = this.#study;
    study.begin();
    delete this.#root.dataset.analysed;
    this.#view.beginWork();
    this.#analyst.game(study.start, study.turns.flatMap((turn) => turn.square ?? []));
    this.#view.draw();
  }

  #stopGame() {
    this.#analyst.cancel('game');
    this.#view.endWork(this.#view.whole);
  }

  /**
   * Shows the board before a move of the game, with the move and the better one.
   * @param {number} ply
   */
  async #jump(ply) {
    this.#study.lookAt(ply);
    // On a phone the list lies below the board.
    this.#view.board.element.scrollIntoView({ block: 'nearest' });
    await this.#arrive();
    announce(this.#view.coach.words);
  }

  /** @param {number} ply */
  async #tryAgain(ply) {
    this.#study.tryAgain(ply);
    await this.#arrive();
    // The question and what is said to a try stand at the top, above the list one came from.
    this.#view.panel.scrollTo(0, 0);
    this.#view.board.focus();
    announce(this.#view.status.textContent);
  }

  /**
   * Asks what a try is worth; the best move of the review needs no asking.
   * @param {string} square
   * @param {{position: string, trial: Api.Mistake}} asked
   */
  async #judge(square, { position, trial }) {
    let found;
    try {
      found = (await api.comment(position, square, this.#signal)).comment;
    } catch (problem) {
      if (!this.#signal.aborted) notify(problemText(problem));
      return;
    }
    if (this.#study.trial !== trial) return;
    if (found.grade === 'best') {
      this.#solve(square);
      return;
    }
    this.#view.board.refuse(square);
    sound('refuse');
    setText(this.#view.sub, found.lost
      ? l10n.text('web-trial-loses', { move: spelt(square), count: found.lost })
      : l10n.text('web-trial-wrong', { move: spelt(square) }));
  }

  /** @param {string} [best] another move that is as good as the review's */
  #solve(best) {
    const study = this.#study;
    if (document.activeElement === this.#view.giveUp) this.#view.board.focus();
    study.solve(best);
    sound('end');
    const line = study.point?.line ?? [];
    setText(this.#view.sub, line.length > 0 ? l10n.text('web-trial-line', { line: line.join(' ') }) : '');
    this.#view.comment();
    this.#view.draw();
    this.#think();
  }

  async #backToGame() {
    this.#view.board.focus();
    this.#study.backToGame();
    announce(walkedText(this.#study.turns, this.#study.ply));
    await this.#arrive();
  }

  #pasteGame() {
    paste(async (text) => {
      const read = await api.read(text, false);
      const game = read.games[0];
      if (game) await go(analysisLink(game.start, game.moves.map((move) => ({ square: move === 'pass' ? null : move })), 0));
      else if (read.positions.length > 0) await go(`/analyse?start=${encodeURIComponent(read.positions[0].position)}`);
      if (read.games.length > 1) notify(l10n.text('web-paste-first', { count: read.games.length }));
    });
  }

  #shareLine() {
    const { start, turns, position, last, left, review } = this.#study;
    share({ start, turns, position, last, caption: this.#view.status.textContent ?? '', scored: left ? null : review.ggf });
  }

  #edit() {
    this.#rest();
    editor(this.#root, this.#study.position);
  }

  async #playOn() {
    const { here, position } = this.#study;
    if (here?.over) {
      notify(this.#view.status.textContent ?? '');
      return;
    }
    try {
      const level = settings().setup.level ?? (await api.levels()).default;
      const made = await api.make({
        setup: {
          players: { one: { seat: 'person' }, two: { seat: 'computer', level } },
          start: { from: 'position', position },
        },
      });
      await go(`/game/${made.id}`);
    } catch (problem) {
      notify(problemText(problem));
    }
  }
}
