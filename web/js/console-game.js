// A game on the console (C2–C5, C8, C9): everything the machine tells stands on its tube, two
// controllers move a disc over the board, a game that is left pauses, and a finished one can be
// walked through.

import { api } from './api.js';
import { Board } from './board.js';
import { Clocks } from './clocks.js';
import { Countdown, sameAgain, scoresAt } from './console-state.js';
import { Controllers, gamepads, keyOf } from './controllers.js';
import { confirm } from './dialogs.js';
import { h, setText } from './dom.js';
import { Follow } from './follow.js';
import { HUES } from './hues.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { lettering } from './letters.js';
import { MoveList } from './moves.js';
import { pad } from './pads.js';
import { missing } from './pages/missing.js';
import { PLAYERS, analysisLink, turnOf } from './record.js';
import { go } from './router.js';
import { display } from './segments.js';
import { SeriesEnd } from './series.js';
import { announce, announceNext } from './shell.js';
import { showSleeve } from './sleeve.js';
import { chirp } from './sound.js';
import { problemText, scoresText, statusText, walkedText } from './telling.js';
import { TubeLine, knob, soundKnob, television } from './television.js';

/** @typedef {import('./controllers.js').Key} Key */
/** @typedef {import('./controllers.js').Side} Side */

/** @type {Record<Key, string>} */
const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', ent: '' };

/**
 * Listens to the whole page, unless something else has the keyboard. A key that was taken is
 * heard by nobody else: the board would take its step a second time.
 * @param {AbortSignal} signal
 * @param {(event: KeyboardEvent) => boolean} handle whether the key was taken
 */
export function listen(signal, handle) {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest('dialog, select, textarea, input:not([type=radio], [type=checkbox])')) return;
    const presses = event.key === 'Enter' || event.key === ' ';
    if (presses && target.closest('button, a, summary, input')) return;
    if (event.key.startsWith('Arrow') && target.closest('input')) return;
    if (!handle(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal, capture: true });
}

/** @param {import('./router.js').Page} page */
export async function play({ root, params: [id], signal }) {
  /** @type {Stored} */
  let match;
  try {
    match = await api.match(id, signal);
  } catch (problem) {
    if (!signal.aborted) missing(root, problemText(problem));
    return undefined;
  }
  const { variation, players: seats } = match.view.setup;
  if (!variation) return go(`/game/${id}`, { replace: true });
  const two = PLAYERS.every((player) => seats[player].seat === 'person');
  const controllers = new Controllers(two);

  const line = new TubeLine(signal);
  const connection = h('p', { class: 'notice', role: 'status', hidden: true }, l10n.text('web-connection-lost'));
  const board = new Board({
    label: l10n.text('web-board'), tones: { black: HUES.black.name, white: HUES.white.name },
    onpick: (square) => touched(square),
  });
  const number = display(2, 'game');
  number.show(variation);
  /** @param {Api.Player} player */
  const side = (player) => {
    const score = display(2);
    const timer = display(2, 'timer');
    const spoken = h('span', { class: 'spoken' });
    const box = h('div', { class: 'score', 'data-player': player }, score.element, spoken);
    const holder = h('div', { class: 'crt-timer', hidden: true }, timer.element, h('span', { class: 'spoken' }));
    return { score, timer, spoken, box, holder };
  };
  const sides = { one: side('one'), two: side('two') };
  const countdown = new Countdown();
  const clocks = new Clocks({ one: sides.one.holder, two: sides.two.holder }, signal, (place, left, running) => {
    const seconds = Math.max(0, Math.ceil(left / 1000));
    const player = place === sides.one.holder ? 'one' : 'two';
    sides[player].timer.show(seconds);
    place.dataset.seconds = String(seconds);
    const words = l10n.text('web-console-left', { count: seconds });
    setText(/** @type {Element} */ (place.lastElementChild), words);
    if (!running || seats[player].seat !== 'person') return;
    const heard = countdown.hear(seconds);
    if (heard === null) return;
    announceNext(l10n.text('web-console-left', { count: heard }));
    if (heard <= 5) chirp('key');
  });

  const over = () => ['between', 'over', 'aborted'].includes(follow.live.view.phase);
  const paused = () => follow.live.view.phase === 'paused';
  const resume = () => follow.order({ order: 'resume', player: 'one' });
  const pause = () => follow.order({ order: 'pause', player: 'one' });

  /**
   * Shows the game after so many turns.
   * @param {number} ply
   */
  function walk(ply) {
    const { turns = [] } = follow.live.game ?? {};
    line.clear();
    follow.walk(Math.max(0, Math.min(ply, turns.length)));
    announce(walkedText(turns, follow.cursor ?? turns.length, HUES));
  }

  /**
   * A key of a controller, wherever that is.
   * @param {Side} from
   * @param {Key | 'pause'} key
   */
  function press(from, key) {
    if (document.querySelector('dialog[open]')) return;
    if (paused()) {
      resume();
      return;
    }
    if (key === 'pause') {
      if (!over()) pause();
      return;
    }
    const { game, mover } = follow.live;
    if (over()) {
      const turns = game?.turns.length ?? 0;
      const at = follow.cursor ?? turns;
      const to = { left: at - 1, right: at + 1, up: 0, down: turns, ent: null }[key];
      if (to !== null) walk(to);
      else series.begin();
      return;
    }
    if (!mover || !controllers.serves(from, mover)) return;
    if (key === 'ent') {
      follow.place(board.cursor);
      return;
    }
    chirp('key');
    const there = board.step(ARROWS[key]);
    // Where the board has the focus the square is read out anyway.
    if (!board.grid.contains(document.activeElement)) announce(there);
  }

  /** @param {string} square */
  function touched(square) {
    if (paused()) resume();
    else follow.place(square);
  }

  const pads = h('div', { class: two ? 'pads two' : 'pads' },
    pad(two ? l10n.text('web-console-left-pad') : l10n.text('web-console-pad'), 'left', (key) => press('left', key)),
    two ? pad(l10n.text('web-console-right-pad'), 'right', (key) => press('right', key)) : null);

  const pauseKnob = knob('pause', l10n.text('web-pause'), () => (paused() ? resume() : pause()));
  const leaveKnob = knob('power', l10n.text('web-console-leave'), async () => {
    if (over() || await confirm(l10n.text('web-console-stop'), l10n.text('web-console-stop-yes'))) go('/console');
  });
  const sleeveKnob = knob('sleeve', l10n.text('web-sleeve'), () => {
    if (follow.live.view.phase === 'playing') pause();
    showSleeve();
  });

  const series = new SeriesEnd({ order: (order) => follow.order(order) });
  const result = h('p', { class: 'small', id: 'scores' });
  const moves = new MoveList((ply) => walk(ply), signal);
  const analyse = h('a', { class: 'button', id: 'analyse' }, icon('analyse'), l10n.text('web-nav-analyse'));
  const again = h('button', {
    type: 'button', class: 'button primary',
    onclick: async () => {
      try {
        const { match: now } = follow;
        const made = await api.make({ names: now.names, setup: sameAgain(now.view.setup) });
        await go(`/console/${made.id}`);
      } catch (problem) {
        line.say(problemText(problem));
      }
    },
  }, icon('again'), l10n.text('web-rematch'));
  const other = h('a', { class: 'button', href: '/console' }, l10n.text('web-console-other'));
  const end = h('div', { class: 'console-end stack', hidden: true },
    result, series.element, h('div', { class: 'row' }, again, other, analyse), moves.element);

  root.append(
    h('h1', { class: 'spoken' }, l10n.text('web-console-title')),
    h('div', { class: 'console-body' },
      television({
        left: [h('span', { class: 'crt-label' }, lettering(l10n.text('web-console-left-side'))), sides.one.box, sides.one.holder],
        middle: board.element,
        right: [h('span', { class: 'crt-label' }, lettering(l10n.text('web-console-right-side'))), sides.two.box, sides.two.holder],
        line: [number.element, line.element],
        knobs: [sleeveKnob, soundKnob(), pauseKnob, leaveKnob],
      }),
      pads, connection, end));

  /** What stands on the tube while nothing happens. */
  function status() {
    const { match: now, live, cursor } = follow;
    if (cursor !== null) return walkedText(live.game?.turns ?? [], cursor, HUES);
    if (paused()) return `${statusText(now)} ${l10n.text('web-console-any-key')}`;
    return statusText(now);
  }

  function update() {
    const { match: now } = follow;
    const { game, phase } = now.view;
    if (!game) return;
    for (const [player, { color, hue, discs, blinking }] of /** @type {[Api.Player, import('./console-state.js').Score][]} */ (
      Object.entries(scoresAt({ phase, game }, follow.position)))) {
      const { score, spoken, box } = sides[player];
      score.show(discs);
      setText(spoken, l10n.text('web-discs-of', { color: hue, count: discs }));
      box.classList.remove('black', 'white');
      box.classList.add(color);
      box.classList.toggle('blinking', blinking);
      box.dataset.score = String(discs);
    }
    clocks.show(game.clocks);
    line.status(status());
    setText(result, scoresText(now));
    const ended = over();
    end.hidden = !ended;
    pads.hidden = ended;
    pauseKnob.disabled = ended;
    again.hidden = other.hidden = phase === 'between';
    series.show(now);
    moves.show(game.turns, follow.cursor ?? game.turns.length);
    analyse.href = analysisLink(now.start, game.turns, follow.cursor ?? undefined);
    const shown = turnOf(follow.position ?? game.board.position);
    pads.dataset.turn = shown === 'black' ? game.black : game.black === 'one' ? 'two' : 'one';
    pads.dataset.black = game.black;
    board.element.classList.toggle('idle', follow.live.mover === null);
    root.dataset.version = String(now.version);
    root.dataset.phase = phase;
  }

  listen(signal, (event) => {
    const controller = keyOf(event);
    if (controller) press(...controller);
    else if (event.code === 'KeyP') press('left', 'pause');
    return Boolean(controller);
  });
  gamepads(signal, press);

  const follow = new Follow({
    match, board, signal, sound: chirp, hints: () => false,
    tell: (text, how) => line.say(text, how),
    changed: () => update(),
    lost: (lost) => { connection.hidden = !lost; },
    gone: () => go('/console', { replace: true }),
  });
  update();
  board.focus();

  // A game that is left pauses, so that none plays itself to its end.
  const leave = () => follow.live.leave('one');
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  }, { signal });
  addEventListener('pagehide', leave, { signal });
  signal.addEventListener('abort', leave);
  return undefined;
}
