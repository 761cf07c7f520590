// The analysis board: any position, any game. The engine's scores appear on the squares
// while it deepens; a whole game becomes a curve with its mistakes, and each of them can
// be tried again.

import { Analyst, worth } from '../analysis.js';
import { Problem, api } from '../api.js';
import { Board, legalMap } from '../board.js';
import { paste, share } from '../dialogs.js';
import { h, setText, toggle } from '../dom.js';
import { Graph, signed } from '../graph.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { MoveList } from '../moves.js';
import { analysisLink, count, positions, spelt, turnOf } from '../record.js';
import { go, rename } from '../router.js';
import { announce, notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { problemText } from '../telling.js';
import { tool } from './game.js';
import { missing } from './missing.js';
import { editor } from './editor.js';

/** A score for the side to move, short enough for a square. */
function scoreShort(score) {
  if (score.kind !== 'outcome') return signed(score.discs);
  return { win: l10n.text('web-score-win-short'), draw: '=', loss: l10n.text('web-score-loss-short') }[score.result];
}

/** The same in full. */
function scoreLong(score) {
  switch (score.kind) {
    case 'exact': return l10n.text('web-value-exact', { discs: signed(score.discs) });
    case 'outcome': return { win: l10n.text('web-value-win'), draw: l10n.text('web-value-draw'), loss: l10n.text('web-value-loss') }[score.result];
    case 'book': return l10n.text('web-value-book', { discs: signed(score.discs) });
    default: return l10n.text('web-value-estimate', { discs: signed(score.discs), depth: score.depth, percent: score.percent });
  }
}

const proven = (score) => score.kind === 'exact' || score.kind === 'outcome';

export async function show({ root, query, signal }) {
  title(l10n.text('web-nav-analyse'));
  let record;
  try {
    record = await api.line(query.get('start'), [query.get('moves') ?? ''], signal);
  } catch (problem) {
    if (!signal.aborted) missing(root, problemText(problem));
    return;
  }

  // What is looked at: the line on the board, how far it is walked, and the game it left.
  let { start, turns } = record;
  let ply = Math.min(Number(query.get('ply') ?? turns.length) || 0, turns.length);
  let here = null;
  let lines = null;
  let engine = true;
  let trial = null;
  let left = null;
  let points = [];
  let mistakes = null;
  let listed = null;

  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => pick(square) });
  const moves = new MoveList((to) => walk(to));
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
  const list = h('div', { class: 'mistakes', id: 'mistakes' });
  const back = h('button', { type: 'button', class: 'button', hidden: true, onclick: () => backToGame() }, l10n.text('web-back-to-game'));
  const giveUp = h('button', { type: 'button', class: 'button', hidden: true, onclick: () => solve() }, l10n.text('web-show-answer'));

  const analyst = new Analyst(signal, {
    lines: (message) => {
      lines = message;
      drawEngine();
      drawBoard();
    },
    ply: (message) => {
      points[message.ply - 1] = { ...points[message.ply - 1], black: message.black, move: message.played, loss: message.loss, severity: message.severity };
      progress.value = message.done / message.total;
      setText(working.querySelector('span'), l10n.text('web-analyse-done', { done: message.done, total: message.total }));
      drawGraph();
    },
    report: (message) => {
      mistakes = message.mistakes;
      drawMistakes();
    },
    done: (message, task) => {
      if (task === 'game') {
        working.hidden = true;
        whole.disabled = false;
        announce(l10n.text('web-analyse-ready'));
        root.dataset.analysed = message.reason;
      } else {
        depth.classList.remove('thinking');
        root.dataset.thought = message.reason;
      }
    },
    problem: (message) => notify(problemText(new Problem(message.problem))),
  });

  root.append(h('div', { class: 'game analysis' },
    h('h1', { class: 'spoken' }, l10n.text('web-nav-analyse')),
    h('div', { class: 'board-place' }, board.element),
    h('div', { class: 'panel-scroll' },
      h('div', { class: 'status-box' }, status, sub, h('div', { class: 'row end-row' }, back, giveUp)),
      h('div', { class: 'toolbar', role: 'toolbar', 'aria-label': l10n.text('web-tools') },
        tool('paste', l10n.text('web-paste-game'), () => pasteGame()),
        tool('edit', l10n.text('web-edit-position'), () => edit()),
        tool('flip', l10n.text('web-flip-board'), () => { board.turned = !board.turned; }),
        tool('share', l10n.text('web-share'), () => shareLine()),
        tool('play', l10n.text('web-play-from-here'), () => playOn())),
      toggle(l10n.text('web-engine'), engine, (on) => {
        engine = on;
        if (on) think();
        else rest();
      }),
      depth, best,
      graph.element,
      h('div', { class: 'row' }, whole),
      working, list,
      moves.element)));

  function drawBoard() {
    const position = positions(start, turns)[ply];
    const shown = {
      position,
      last: turns[ply - 1]?.square ?? null,
      legal: here && here.position === position ? legalMap(here.legal) : undefined,
      hints: true,
    };
    const fits = lines && lines.position === position && !trial && engine;
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
    graph.element.hidden = !points.some((point) => Number.isFinite(point?.black));
    const plies = left ? left.turns.length : turns.length;
    graph.show(points, plies, Math.min(ply, plies));
  }

  function drawMistakes() {
    // Made anew only when there are others: a button must not vanish under a finger.
    if (listed === mistakes) return;
    listed = mistakes;
    if (!mistakes) {
      list.replaceChildren();
      return;
    }
    const word = (mistake) => ({
      slight: l10n.text('web-severity-slight'), mistake: l10n.text('web-severity-mistake'), blunder: l10n.text('web-severity-blunder'),
    }[mistake.severity]);
    list.replaceChildren(h('h2', {}, mistakes.length > 0 ? l10n.text('web-mistakes') : l10n.text('web-no-mistakes')),
      ...mistakes.map((mistake) => h('div', { class: `mistake ${mistake.severity}` },
        h('p', {}, h('b', {}, `${mistake.ply}. ${mistake.played}`), ' ',
          l10n.text('web-mistake-line', { severity: word(mistake), best: mistake.best, loss: mistake.loss ?? '?' })),
        h('button', { type: 'button', class: 'button', 'data-jump': mistake.ply, onclick: () => jump(mistake) }, l10n.text('web-jump')),
        h('button', { type: 'button', class: 'button', 'data-try': mistake.ply, onclick: () => tryAgain(mistake) }, l10n.text('web-try-again')))));
  }

  function draw() {
    const position = positions(start, turns)[ply];
    moves.show(turns, ply, new Map((mistakes && !left ? mistakes : []).map((mistake) => [mistake.ply, { kind: 'slip', text: l10n.text('web-mistake-word') }])));
    drawBoard();
    drawEngine();
    drawGraph();
    drawMistakes();
    back.hidden = !left;
    giveUp.hidden = !trial || trial.solved;
    whole.hidden = turns.length === 0 || Boolean(left);
    const discs = `${count(position, 'black')}–${count(position, 'white')}`;
    if (trial) setText(status, trial.solved ? l10n.text('web-trial-right', { move: spelt(trial.best) }) : l10n.text('web-trial-find', { color: turnOf(position), played: spelt(trial.played) }));
    else if (here?.over && here.position === position) setText(status, l10n.text('web-analysis-over', { score: here.federation ? `${here.federation.black}–${here.federation.white}` : discs }));
    else setText(status, `${l10n.text('to-move', { color: turnOf(position) })} · ${discs}`);
    root.dataset.ply = String(ply);
  }

  /** Moves to another place of the line; the server says what is legal there. */
  async function walk(to) {
    trial = null;
    if (left && to <= left.turns.length && to < left.branch) ({ start, turns } = left);
    if (left && turns === left.turns) left = null;
    ply = Math.max(0, Math.min(to, turns.length));
    setText(sub, '');
    await arrive();
  }

  async function arrive() {
    lines = null;
    rename(analysisLink(start, turns, ply));
    draw();
    const moveTexts = turns.slice(0, ply).map((turn) => turn.square ?? '');
    const asked = positions(start, turns)[ply];
    try {
      const answer = await api.line(start, moveTexts, signal);
      if (positions(start, turns)[ply] !== asked) return;
      // Forced passes belong to the position before them when one looks at it.
      here = answer;
      if (!trial && answer.opening) setText(sub, l10n.text('web-opening', { name: openingName(answer.opening) }));
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
    if (here && !here.over && (engine || trial)) {
      analyst.position(here.position);
      depth.classList.add('thinking');
      if (!lines && !trial) setText(depth, l10n.text('web-engine-starts'));
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
      if (!left) points = mistakes = null;
      points ??= [];
      await arrive();
    } catch (problem) {
      if (!signal.aborted) notify(problemText(problem));
    }
  }

  function analyseGame() {
    points = [];
    mistakes = null;
    delete root.dataset.analysed;
    working.hidden = false;
    whole.disabled = true;
    progress.value = 0;
    analyst.game(start, turns.filter((turn) => turn.square).map((turn) => turn.square));
    draw();
  }

  function stopGame() {
    analyst.cancel('game');
    working.hidden = true;
    whole.disabled = false;
  }

  const jump = (mistake) => walk(mistake.ply - 1);

  async function tryAgain(mistake) {
    await walk(mistake.ply - 1);
    trial = { ...mistake, solved: false };
    think();
    draw();
    board.focus();
  }

  /** Says what a try is worth, as far as the engine knows by now. */
  function judge(square) {
    if (square === trial.best) {
      solve();
      return;
    }
    const found = lines?.lines.find((line) => line.move === square);
    const top = lines?.lines[0];
    const loss = found && top ? worth(top.score) - worth(found.score) : null;
    if (loss !== null && loss <= 0) {
      trial.best = square;
      solve();
      return;
    }
    board.refuse(square);
    sound('refuse');
    const text = loss !== null && loss < 200
      ? l10n.text('web-trial-loses', { move: spelt(square), count: loss })
      : l10n.text('web-trial-wrong', { move: spelt(square) });
    setText(sub, text);
  }

  function solve() {
    trial.solved = true;
    sound('end');
    setText(sub, trial.line?.length > 0 ? l10n.text('web-trial-line', { line: trial.line.join(' ') }) : '');
    const solved = trial;
    trial = null;
    draw();
    setText(status, l10n.text('web-trial-right', { move: spelt(solved.best) }));
    think();
  }

  function backToGame() {
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
    });
  }

  function shareLine() {
    const position = positions(start, turns)[ply];
    share({ start, turns, position, last: turns[ply - 1]?.square ?? null, caption: status.textContent });
  }

  function edit() {
    rest();
    editor(root, positions(start, turns)[ply]);
  }

  async function playOn() {
    try {
      const { default: level } = await api.levels();
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
}

function openingName(opening) {
  const names = l10n.language === 'fr' && opening.fr?.length ? opening.fr : opening.en;
  return names?.[0] ?? '';
}
