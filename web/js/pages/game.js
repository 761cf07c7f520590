// A game of two people, or of one against the computer.

import { Questions, across, canCallOff } from '../across.js';
import { api } from '../api.js';
import { Board } from '../board.js';
import { Hints } from '../coach.js';
import { confirm, share } from '../dialogs.js';
import { able, h, isAble, setText } from '../dom.js';
import { Ending, endingText } from '../ending.js';
import { Follow } from '../follow.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { menu } from '../menu.js';
import { MoveList } from '../moves.js';
import { Players } from '../players.js';
import { openingText } from '../openings.js';
import { analysisLink } from '../record.js';
import { onwardFrom } from '../onward.js';
import { changesText } from '../ratings.js';
import { isYourTurn, levelOf, resultOf } from '../result.js';
import { go } from '../router.js';
import { SeriesEnd } from '../series.js';
import { change, settings } from '../settings.js';
import { announce, notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { playerName, problemText, standingText, statusText, unplayableText, walkedShort, walkedText } from '../telling.js';
import { missing } from './missing.js';

/**
 * A button of the toolbar; `said` keeps its word in sight on every screen.
 * @param {import('../icons.js').Picture} picture
 * @param {string} label
 * @param {() => void} onclick
 */
export function tool(picture, label, onclick, { said = false } = {}) {
  const button = h('button', {
    type: 'button', class: `button ${said ? 'said' : 'icon'}`, title: label,
    onclick: () => {
      if (isAble(button)) onclick();
    },
  }, icon(picture), h('span', {}, label));
  return button;
}

/**
 * The same match again, players and agreement unchanged; perhaps against another level of the computer.
 * @param {Api.Match} match
 * @param {string} [level]
 */
export async function rematch(match, level = '') {
  const { version, ...setup } = match.view.setup;
  const { players } = setup;
  /** @type {(seat: Api.Seat) => Api.Seat} */
  const stronger = (seat) => (level && seat.seat === 'computer' ? { ...seat, level } : seat);
  return api.make({ names: match.names, setup: { ...setup, players: { one: stronger(players.one), two: stronger(players.two) } } });
}

/**
 * What may be said about a position in a picture.
 * @param {Api.Match} match
 * @param {Api.GameView} game
 */
export function caption(match, game) {
  return `${game.board.discs.black}–${game.board.discs.white} · ${statusText(match)}`;
}

/** @param {import('../router.js').Page} page */
export async function show({ root, params: [id], signal, arrival }) {
  title(l10n.text('web-nav-play'));
  let match;
  try {
    match = await api.match(id, signal);
  } catch (problem) {
    if (signal.aborted) return;
    missing(root, problemText(problem));
    return;
  }
  if (match.view.setup.turning.by === 'hand') return go(`/tabletop/${id}`, { replace: true });
  if (match.view.setup.variation) return go(`/console/${id}`, { replace: true });

  const elsewhere = across(match) !== null;
  if (elsewhere || match.rated) await l10n.also('people');
  const status = h('p', { class: 'status', id: 'status' });
  const sub = h('p', { class: 'status-sub' });
  const connection = h('p', { class: 'notice', role: 'status', hidden: true }, l10n.text('web-connection-lost'));
  const ratings = h('p', { class: 'status-sub', id: 'ratings', role: 'status' });
  const ending = new Ending();
  const moment = h('div', { class: 'moment', hidden: true });
  const end = h('div', { class: 'row end-row', hidden: true });
  const series = new SeriesEnd({
    order: (order) => {
      // The buttons go with the game that has ended: the keyboard goes on where the next one begins.
      board.focus();
      return follow.order(order);
    },
  });
  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => pick(square) });
  const players = new Players(match, signal);
  const moves = new MoveList((ply) => {
    follow.walk(ply);
    announce(walkedText(follow.live.game?.turns ?? [], ply));
  }, signal);

  /** @returns {Api.Player} */
  const me = () => {
    const { live } = follow;
    return live.mover ?? live.you[0] ?? 'one';
  };
  const coach = new Hints(signal, { draw: () => follow.draw({ still: true }), point: (/** @type {string} */ square) => board.focus(square) });
  const undo = tool('undo', l10n.text('web-take-back'), () => {
    if (follow.match.record) playInCopy();
    else follow.order({ order: 'take_back', player: me() });
  });
  const redo = tool('redo', l10n.text('web-redo'), () => follow.order({ order: 'redo', player: me() }));
  const flip = tool('flip', l10n.text('web-flip-board'), () => { board.turned = !board.turned; });
  const hints = tool('hints', l10n.text('web-show-moves'), () => {
    change({ hints: !settings().hints });
    follow.draw({ still: true });
    update();
  });
  const pause = tool('pause', l10n.text('web-pause'), () => {
    const order = follow.live.view.phase === 'paused' ? 'resume' : 'pause';
    follow.order({ order, player: me() });
  });
  const questions = new Questions((order) => follow.order(order));
  const resign = tool('flag', l10n.text('web-resign'), async () => {
    if (elsewhere && canCallOff(follow.match)) {
      if (await confirm(l10n.text('people-call-off-question'), l10n.text('people-call-off'))) follow.order({ order: 'abort', player: me() });
    } else if (await confirm(l10n.text('web-resign-question'), l10n.text('web-resign'))) follow.order({ order: 'resign', player: me() });
  });
  const sharing = tool('share', l10n.text('web-share'), () => {
    const { match: now } = follow;
    const { game } = now.view;
    if (!game) return;
    share({
      start: now.start, turns: game.turns, position: game.board.position, last: game.turns.at(-1)?.square ?? null,
      caption: caption(now, game), match: now.id, game: game.game,
    });
  });
  const analyse = h('a', { class: 'button icon', title: l10n.text('web-nav-analyse') }, icon('analyse'), h('span', {}, l10n.text('web-nav-analyse')));

  root.append(h('div', { class: 'game' },
    h('h1', { class: 'spoken' }, l10n.text('web-nav-play')),
    players.element,
    h('div', { class: 'board-place' }, board.element),
    h('div', { class: 'status-box' }, status, sub, ratings, connection, questions.element, ending.element, moment, series.element, end),
    h('div', { class: 'toolbar labelled', role: 'toolbar', 'aria-label': l10n.text('web-tools') }, undo, coach.button, pause, resign,
      menu(l10n.text('web-more'), [redo, hints, flip, sharing, analyse], signal)),
    coach.element,
    moves.element));

  /**
   * A square was chosen: a record is played on in a copy.
   * @param {string} square
   */
  function pick(square) {
    const { live } = follow;
    const { game } = live;
    if (!game || !live.match.record || !live.mover || follow.cursor !== null) return follow.place(square);
    const { legal, board: { position }, turns } = game;
    if (legal.some((each) => each.square === square)) return playInCopy({ ply: turns.length, square });
    board.refuse(square);
    sound('refuse');
    unplayableText(position, square).then(notify);
  }

  /**
   * Another match from this one, which stays as it is; without `ply` the last own move is taken back.
   * @param {{ply?: number, square?: string}} [from]
   */
  async function playInCopy({ ply, square } = {}) {
    const { match: now, live: { game } } = follow;
    if (!game) return;
    try {
      const made = await api.branch(now.id, { game: game.game, ply });
      const player = made.view.game?.to_move;
      if (square && player) await api.order(made.id, made.version, { order: 'place', player, square });
      await go(`/game/${made.id}`, { arrival: { square, copied: true } });
    } catch (problem) {
      notify(problemText(problem));
    }
  }

  function update() {
    const { match: now, live } = follow;
    const { game, phase, setup } = now.view;
    if (!game) return;
    players.show(now, follow.position);
    moves.show(game.turns, follow.cursor ?? game.turns.length);
    const { result, reason } = endingText(now);
    setText(status, follow.cursor !== null ? walkedShort(game.turns, follow.cursor) : isYourTurn(now) ? l10n.text('web-your-turn') : result);
    setText(sub, [standingText(now), reason].filter(Boolean).join(' ') || openingText(now.opening, follow.cursor ?? game.turns.length));
    setText(ratings, game.verdict ? changesText(now, (player) => playerName(now, player)) : '');
    ending.show(now);
    coach.update(now, live.mover !== null && follow.cursor === null && !live.sending);
    const playing = phase === 'playing' && !now.record;
    const free = setup.customs.take_backs !== 'never';
    able(undo, free && live.you.length > 0 && game.turns.length > 0 && (playing || game.open || now.record));
    able(redo, free && game.can_redo);
    pause.hidden = !(setup.customs.pauses && setup.clock);
    able(pause, playing || phase === 'paused');
    pause.replaceChildren(icon(phase === 'paused' ? 'resume' : 'pause'), h('span', {}, l10n.text('web-pause')));
    able(resign, playing && live.you.length > 0);
    questions.show(now);
    hints.classList.toggle('on', settings().hints);
    hints.setAttribute('aria-pressed', String(settings().hints));
    // While two play, nobody asks an engine.
    analyse.hidden = elsewhere && !now.record;
    analyse.href = analysisLink(now.start, game.turns);
    series.show(now);
    drawEnd(now, game);
    root.dataset.version = String(now.version);
    root.dataset.phase = phase;
    root.dataset.busy = String(live.sending);
  }

  /** @param {() => Promise<Stored>} make */
  const goTo = async (make) => {
    try {
      go(`/game/${(await make()).id}`);
    } catch (problem) {
      notify(problemText(problem));
    }
  };

  /**
   * The ways on from a game that has ended, or from a record: one first, the others beside it.
   * @param {Api.Match} now
   * @param {Api.GameView} game
   */
  function drawEnd(now, game) {
    const { phase } = now.view;
    const over = phase === 'between' || phase === 'over' || phase === 'aborted';
    const wanted = over ? phase : now.record ? 'record' : '';
    if (end.dataset.phase === wanted) return;
    end.dataset.phase = wanted;
    end.hidden = wanted === '';
    moment.hidden = true;
    const review = game.turns.some((turn) => turn.square) ? reviewLink(now, game) : '';
    if (wanted === 'record') {
      end.replaceChildren(tool('play', l10n.text('web-play-from-here'), () => playInCopy({ ply: follow.cursor ?? game.turns.length }), { said: true }), review);
    } else if (phase === 'between') {
      end.replaceChildren(review);
      return;
    } else {
      end.replaceChildren(
        elsewhere || follow.live.you.length === 0
          ? h('a', { class: 'button', href: '/friend' }, l10n.text('web-play-friend'))
          : tool('again', l10n.text('web-rematch'), () => goTo(() => rematch(follow.match)), { said: true }),
        elsewhere || follow.live.you.length === 0 ? h('a', { class: 'button', href: '/lobby' }, l10n.text('web-play-people')) : '',
        h('a', { class: 'button', href: '/' }, l10n.text('web-new-game')), review);
    }
    end.firstElementChild?.classList.add('primary');
    if (phase === 'over') stepOn(now);
  }

  /**
   * After a game against the computer there is one step to take; the server has counted the games.
   * @param {Api.Match} now
   */
  async function stepOn(now) {
    const [result, level] = [resultOf(now), levelOf(now)];
    if (!result || !level) return;
    let step;
    try {
      step = onwardFrom(result, level, await api.results(signal));
    } catch {
      // The usual ways are there already.
      return;
    }
    const primary = step.step === 'review' ? end.querySelector('#review')
      : step.step === 'next' && step.level !== level ? tool('next', l10n.text('web-try-level', { level: step.level }), () => goTo(() => rematch(follow.match, step.level ?? '')), { said: true })
      : null;
    if (primary) {
      for (const other of end.children) other.classList.remove('primary');
      primary.classList.add('primary');
      if (primary instanceof HTMLElement && step.step === 'next') primary.id = 'next-level';
      end.prepend(primary);
    }
    if (step.first) {
      moment.hidden = false;
      moment.replaceChildren(icon('star'), h('p', {}, step.first === 'ever' ? l10n.text('web-first-win') : l10n.text('web-first-win-level', { level })),
        h('button', { type: 'button', class: 'button', id: 'share-win', onclick: () => sharing.click() }, icon('share'), l10n.text('web-share')));
    }
  }

  const follow = new Follow({
    match, board, signal, sound,
    marks: (now) => coach.marks(now),
    changed: () => update(),
    lend: (borrower) => players.lend(borrower),
    lost: (lost) => { connection.hidden = !lost; },
    gone: () => go('/games', { replace: true }),
  });
  update();
  // The game began with a move on another page's board: nobody has heard of it yet, and
  // the keyboard is where that move was made.
  if (arrival.copied) {
    board.focus(arrival.square);
    notify(l10n.text('played-on-in-copy'));
  } else if (arrival.square) {
    board.focus(arrival.square);
    follow.tellAll();
  }
}

/**
 * The way to the turning points: one's own against the computer, else those of both.
 * @param {Api.Match} match
 * @param {Api.GameView} game
 */
function reviewLink(match, game) {
  const person = match.you ?? [];
  const side = person.length === 1 ? (game.black === person[0] ? 'black' : 'white') : 'both';
  const address = analysisLink(match.start, game.turns);
  return h('a', { class: 'button said', id: 'review', href: `${address}&review=${side}` }, icon('coach'), h('span', {}, l10n.text('web-review')));
}
