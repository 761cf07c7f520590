// The analysis board: any position, any game. The engine's scores appear on the squares
// while it deepens, and the coach comments on the move walked to; a whole game becomes a
// curve with its turning points, and each of them can be tried again.

import { Analyst, proven, scoreLong, scoreShort } from '../analysis.js';
import { Problem, api } from '../api.js';
import { Board, legalMap } from '../board.js';
import { Comments } from '../coach.js';
import { paste, share } from '../dialogs.js';
import { h, setText, toggle } from '../dom.js';
import { Graph } from '../graph.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { MoveList } from '../moves.js';
import { openingText } from '../openings.js';
import { analysisLink, count, positions, sameDiscs, spelt, turnOf } from '../record.js';
import { hear, keepReview, keptReview, mistakeList, mistakeSigns, newReview, turningLinks, turningPoints } from '../review.js';
import { go, rename } from '../router.js';
import { settings } from '../settings.js';
import { announce, notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { problemText, unplayableText, walkedText } from '../telling.js';
import { tool } from './game.js';
import { missing } from './missing.js';
import { editor } from './editor.js';

export async function show({ root, query, signal }) {
  title(l10n.text('web-nav-analyse'));
  let record;
  try {
    record = await api.line(query.get('start'), [query.get('moves') ?? ''], signal);
  } catch (problem) {
    if (signal.aborted) return;
    missing(root, problem.code === 'malformed' ? l10n.text('web-unreadable-link') : problemText(problem));
    return;
  }

  // What is looked at: the line on the board, how far it is walked, and the game it left.
  let { start, turns } = record;
  let ply = Math.max(0, Math.min(Math.trunc(Number(query.get('ply') ?? turns.length)) || 0, turns.length));
  let here = null;
  let lines = null;
  let engine = true;
  let coaching = true;
  let trial = null;
  let left = null;
  /** The turning point that was jumped to. */
  let point = null;
  let review = keptReview(start, turns) ?? newReview();
  let listed = null;
  const wanted = ['black', 'white', 'both'].includes(query.get('review')) ? query.get('review') : null;
  const yours = wanted === 'both' ? null : wanted;
  let side = wanted ?? 'both';

  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => pick(square) });
  const moves = new MoveList((to) => walk(to), signal);
  const graph = new Graph((to) => walk(to));
  graph.element.hidden = true;
  const status = h('p', { class: 'status', id: 'status' });
  const sub = h('p', { class: 'status-sub', role: 'status' });
  const depth = h('p', { class: 'quiet small engine-row row' });
  const best = h('ol', { class: 'lines', id: 'lines', 'aria-label': l10n.text('web-best-lines') });
  const progress = h('progress', { max: 1, value: 0, 'aria-label': l10n.text('web-analyse-progress') });
  const cancel = h('button', { type: 'button', class: 'button', id: 'cancel-game', onclick: () => stopGame() }, l10n.text('web-cancel'));
  const working = h('div', { class: 'stack tight', hidden: true }, progress, h('div', { class: 'row spread' }, h('span', { class: 'small quiet' }), cancel));
  const whole = h('button', { type: 'button', class: 'button primary', id: 'analyse-game', onclick: () => analyseGame() }, icon('analyse'), l10n.text('web-analyse-game'));
  const list = h('div', { class: 'turnings', id: 'turnings' });
  const coach = new Comments(signal);
  const back = h('button', { type: 'button', class: 'button', hidden: true, onclick: () => backToGame() }, l10n.text('web-back-to-game'));
  const giveUp = h('button', { type: 'button', class: 'button', hidden: true, onclick: () => solve() }, l10n.text('web-show-answer'));

  const analyst = new Analyst(signal, {
    lines: (message) => {
      lines = message;
      drawEngine();
      drawBoard();
    },
    ply: (message) => {
      hear(review, message);
      progress.value = message.done / message.total;
      setText(working.querySelector('span'), l10n.text('web-analyse-done', { done: message.done, total: message.total }));
      drawGraph();
      if (message.comment && message.ply === commentedPly()) comment();
    },
    report: (message) => {
      review.mistakes = message.mistakes;
      review.turning = message.turning_points;
      review.ggf = message.ggf;
      const game = left ?? { start, turns };
      keepReview(game.start, game.turns, review);
      draw();
    },
    done: (message, task) => {
      if (task === 'game') {
        endWork(moves.aside.querySelector('button') ?? whole);
        announce(l10n.text('web-analyse-ready'));
        root.dataset.analysed = message.reason;
      } else {
        depth.classList.remove('thinking');
        root.dataset.thought = message.reason;
      }
    },
    problem: (message) => notify(problemText(new Problem(message.problem))),
  });

  const tools = h('div', { class: 'toolbar', role: 'toolbar', 'aria-label': l10n.text('web-tools') },
    tool('paste', l10n.text('web-paste-game'), () => pasteGame()),
    tool('edit', l10n.text('web-edit-position'), () => edit()),
    tool('flip', l10n.text('web-flip-board'), () => { board.turned = !board.turned; }),
    tool('share', l10n.text('web-share'), () => shareLine()),
    tool('play', l10n.text('web-play-from-here'), () => playOn()));

  // What changes its height while one walks comes last, so that nothing moves away under
  // a finger: the buttons stay under the board, the list under the status.
  const panel = h('div', { class: 'panel-scroll' },
    h('div', { class: 'status-box' }, status, sub, h('div', { class: 'row end-row' }, back, giveUp)),
    moves.element,
    coach.element,
    h('div', { class: 'row' }, whole),
    working, graph.element, list,
    h('div', { class: 'row spread' },
      toggle(l10n.text('web-engine'), engine, (on) => {
        engine = on;
        if (on) think();
        else rest();
      }),
      toggle(l10n.text('web-coach'), coaching, (on) => {
        coaching = on;
        comment();
      })),
    depth, best);
  root.append(h('div', { class: 'game analysis' },
    h('h1', { class: 'spoken' }, l10n.text('web-nav-analyse')),
    h('div', { class: 'board-place' }, board.element, h('div', { class: 'under-board' }, moves.buttonRow, tools)),
    panel));

  function drawBoard() {
    const position = positions(start, turns)[ply];
    const shown = {
      position,
      last: turns[ply - 1]?.square ?? null,
      legal: here && sameDiscs(here.position, position) ? legalMap(here.legal) : undefined,
      hints: true,
    };
    if (point && !trial && ply === point.ply - 1) shown.marks = new Map([[point.played, 'worse'], [point.best, 'better']]);
    const fits = lines && sameDiscs(lines.position, position) && !trial && engine;
    if (fits) {
      shown.notes = new Map(lines.lines.map((line, i) => [line.move, {
        text: scoreShort(line.score),
        kind: [i === 0 && 'best', proven(line.score) && 'exact'].filter(Boolean).join(' '),
        label: scoreLong(line.score),
      }]));
    }
    board.show(shown);
  }

  function drawEngine() {
    if (!engine || trial || !lines) {
      setText(depth, trial ? l10n.text('web-engine-hidden') : '');
      best.replaceChildren();
      return;
    }
    setText(depth, l10n.text('web-engine-depth', { depth: lines.depth, percent: lines.percent, nodes: lines.nodes }));
    best.replaceChildren(...lines.lines.slice(0, 5).map((line) => h('li', { class: 'line' },
      h('b', {}, line.move),
      h('span', { class: proven(line.score) ? 'score exact' : 'score', title: scoreLong(line.score) }, scoreShort(line.score)),
      h('span', { class: 'variation' }, line.variation.slice(1).join(' ')))));
    if (lines.lines.length > 0) root.dataset.scored = lines.position;
  }

  function drawGraph() {
    graph.element.hidden = !review.points.some((each) => Number.isFinite(each?.black));
    const plies = left ? left.turns.length : turns.length;
    graph.show(review.points, plies, Math.min(ply, plies));
  }

  function drawReview() {
    // Made anew only when there is another one: a button must not vanish under a finger.
    const shown = review.turning && `${side} ${JSON.stringify(review.turning)}`;
    if (listed !== shown) {
      listed = shown;
      const how = { side, yours, jump, tryAgain, choose: (chosen) => { side = chosen; drawReview(); } };
      const focused = document.activeElement?.matches?.('[name=turning]');
      moves.aside.replaceChildren(...(shown ? [turningLinks(review, how)] : []));
      list.replaceChildren(...(shown ? [...turningPoints(review, how), ...mistakeList(review.mistakes, how)] : []));
      if (focused) list.querySelector('[name=turning]:checked')?.focus();
    }
    for (const card of list.querySelectorAll('.turning')) card.classList.toggle('on', Number(card.dataset.turning) === point?.ply);
    for (const link of moves.aside.querySelectorAll('[data-link]')) link.classList.toggle('on', Number(link.dataset.link) === point?.ply);
  }

  function draw() {
    const position = positions(start, turns)[ply];
    moves.show(turns, ply, mistakeSigns(left ? [] : review.mistakes ?? []));
    drawBoard();
    drawEngine();
    drawGraph();
    drawReview();
    back.hidden = !left;
    giveUp.hidden = !trial || trial.solved;
    whole.hidden = turns.length === 0 || Boolean(left) || Boolean(review.turning);
    const discs = `${count(position, 'black')}–${count(position, 'white')}`;
    if (trial) setText(status, trial.solved ? l10n.text('web-trial-right', { move: spelt(trial.best) }) : l10n.text('web-trial-find', { color: turnOf(position), played: spelt(trial.played) }));
    else if (here?.over && here.position === position) setText(status, l10n.text('web-analysis-over', { score: here.federation ? `${here.federation.black}–${here.federation.white}` : discs }));
    else if (here && here.position !== position && sameDiscs(here.position, position)) setText(status, `${l10n.text('must-pass', { color: turnOf(position) })} · ${discs}`);
    else setText(status, `${l10n.text('to-move', { color: turnOf(position) })} · ${discs}`);
    // Where the answer stands has no place beside the question.
    list.hidden = Boolean(trial && !trial.solved);
    root.dataset.ply = String(ply);
  }

  /** Moves to another place of the line; the server says what is legal there. */
  async function walk(to) {
    trial = null;
    point = null;
    if (left && to <= left.turns.length && to < left.branch) ({ start, turns } = left);
    if (left && turns === left.turns) left = null;
    ply = Math.max(0, Math.min(to, turns.length));
    setText(sub, '');
    announce(walkedText(turns, ply));
    await arrive();
  }

  async function arrive() {
    lines = null;
    rename(analysisLink(start, turns, ply));
    draw();
    comment();
    const moveTexts = turns.slice(0, ply).map((turn) => turn.square ?? '');
    const asked = positions(start, turns)[ply];
    try {
      const answer = await api.line(start, moveTexts, signal);
      if (positions(start, turns)[ply] !== asked) return;
      // Forced passes belong to the position before them when one looks at it.
      here = answer;
      if (!trial) setText(sub, openingText(answer.turns.findLast((turn) => turn.opening)?.opening, ply));
    } catch (problem) {
      if (signal.aborted) return;
      notify(problemText(problem));
      return;
    }
    draw();
    think();
  }

  function think() {
    root.dataset.thought = '';
    if (here && !here.over && engine && !trial) {
      analyst.position(here.position);
      depth.classList.add('thinking');
      if (!lines) setText(depth, l10n.text('web-engine-starts'));
    } else {
      rest();
    }
  }

  function rest() {
    analyst.cancel('position');
    lines = null;
    drawEngine();
    drawBoard();
  }

  async function pick(square) {
    const choice = here?.legal.find((each) => each.square === square);
    if (!choice) {
      board.refuse(square);
      if (here && !here.over) unplayableText(here.position, square).then(notify);
      return;
    }
    if (trial && !trial.solved) {
      judge(square);
      return;
    }
    sound('place', choice.turns.length);
    const next = turns[ply];
    if (next?.square === square) {
      await walk(ply + 1);
      return;
    }
    if (!left && turns.length > ply) left = { start, turns, branch: ply + 1 };
    const before = turns.slice(0, ply).map((turn) => turn.square ?? '');
    try {
      const answer = await api.line(start, [...before, square], signal);
      turns = answer.turns;
      ply = turns.length;
      if (!left) {
        stopGame();
        review = newReview();
      }
      point = null;
      await arrive();
    } catch (problem) {
      if (!signal.aborted) notify(problemText(problem));
    }
  }

  function analyseGame() {
    review = newReview();
    point = null;
    delete root.dataset.analysed;
    working.hidden = false;
    if (document.activeElement === whole) cancel.focus({ preventScroll: true });
    whole.disabled = true;
    progress.value = 0;
    analyst.game(start, turns.filter((turn) => turn.square).map((turn) => turn.square));
    draw();
  }

  /** Nothing is being worked on any more; the focus goes from there to what is to be done next. */
  function endWork(next) {
    const focused = working.contains(document.activeElement);
    working.hidden = true;
    whole.disabled = false;
    if (focused) next.focus({ preventScroll: true });
  }

  function stopGame() {
    analyst.cancel('game');
    endWork(whole);
  }

  const mistakeAt = (at) => review.mistakes.find((mistake) => mistake.ply === at);

  /** Shows the board before a move of the game, with the move and the better one. */
  async function jump(at) {
    await lookAt(at);
    announce(coach.words);
  }

  async function lookAt(at) {
    if (left) ({ start, turns } = left);
    left = null;
    trial = null;
    point = mistakeAt(at);
    ply = at - 1;
    // On a phone the list lies below the board.
    board.element.scrollIntoView({ block: 'nearest' });
    await arrive();
  }

  async function tryAgain(at) {
    await lookAt(at);
    trial = { ...mistakeAt(at), solved: false };
    point = null;
    comment();
    think();
    draw();
    // The question and what is said to a try stand at the top, above the list one came from.
    panel.scrollTo(0, 0);
    board.focus();
    announce(status.textContent);
  }

  /** The move the coach speaks of: the one jumped to, else the one walked to. */
  function commentedPly() {
    if (point && ply === point.ply - 1) return point.ply;
    return turns[ply - 1]?.square ? ply : null;
  }

  /** Has the coach comment on that move: from the review, or asked anew. */
  function comment() {
    const at = commentedPly();
    const known = left && at >= left.branch ? null : review.comments.get(at);
    if (!coaching || trial || !at) coach.rest();
    else if (known) coach.say(known.comment, at);
    else coach.ask(positions(start, turns)[at - 1], turns[at - 1].square, at);
  }

  /** Asks what a try is worth; the best move of the review needs no asking. */
  async function judge(square) {
    const asked = trial;
    if (square === asked.best) {
      solve();
      return;
    }
    let found;
    try {
      found = (await api.comment(here.position, square, signal)).comment;
    } catch (problem) {
      if (!signal.aborted) notify(problemText(problem));
      return;
    }
    if (trial !== asked) return;
    if (found.grade === 'best') {
      trial.best = square;
      solve();
      return;
    }
    board.refuse(square);
    sound('refuse');
    setText(sub, found.lost > 0
      ? l10n.text('web-trial-loses', { move: spelt(square), count: found.lost })
      : l10n.text('web-trial-wrong', { move: spelt(square) }));
  }

  function solve() {
    if (document.activeElement === giveUp) board.focus();
    trial.solved = true;
    sound('end');
    setText(sub, trial.line?.length > 0 ? l10n.text('web-trial-line', { line: trial.line.join(' ') }) : '');
    const solved = trial;
    trial = null;
    point = solved;
    comment();
    draw();
    setText(status, l10n.text('web-trial-right', { move: spelt(solved.best) }));
    think();
  }

  function backToGame() {
    board.focus();
    ({ start, turns } = left);
    const to = left.branch - 1;
    left = null;
    walk(to);
  }

  function pasteGame() {
    paste(async (text) => {
      const read = await api.read(text, false);
      const game = read.games[0];
      if (game) await go(analysisLink(game.start, game.moves.map((move) => ({ square: move === 'pass' ? null : move })), 0));
      else if (read.positions.length > 0) await go(`/analyse?start=${encodeURIComponent(read.positions[0].position)}`);
      if (read.games.length > 1) notify(l10n.text('web-paste-first', { count: read.games.length }));
    });
  }

  function shareLine() {
    const position = positions(start, turns)[ply];
    share({
      start, turns, position, last: turns[ply - 1]?.square ?? null, caption: status.textContent,
      scored: left ? null : review.ggf,
    });
  }

  function edit() {
    rest();
    editor(root, positions(start, turns)[ply]);
  }

  async function playOn() {
    if (here?.over) {
      notify(status.textContent);
      return;
    }
    try {
      const level = settings().setup.level ?? (await api.levels()).default;
      const made = await api.make({
        setup: {
          players: { one: { seat: 'person' }, two: { seat: 'computer', level } },
          start: { from: 'position', position: positions(start, turns)[ply] },
        },
      });
      await go(`/game/${made.id}`);
    } catch (problem) {
      notify(problemText(problem));
    }
  }

  await arrive();
  root.dataset.ready = 'true';
  if (wanted && turns.length > 0 && !review.turning) analyseGame();
}
