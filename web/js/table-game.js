// Two people as at a real board (T1–T4): they place, turn the discs themselves, hand
// over, and may put mistakes right until the opponent has moved.

import { api, isProblem } from './api.js';
import { Board } from './board.js';
import { confirm, share } from './dialogs.js';
import { able, h, setText } from './dom.js';
import { Follow } from './follow.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { MoveList } from './moves.js';
import { caption, rematch, tool } from './pages/game.js';
import { missing } from './pages/missing.js';
import { Players } from './players.js';
import { discAt, sameDiscs } from './record.js';
import { go } from './router.js';
import { SeriesEnd } from './series.js';
import { notify } from './shell.js';
import { sound } from './sound.js';
import { problemText, scoresText, standingText, statusText, walkedShort } from './telling.js';

/** @param {import('./router.js').Page} page */
export async function play({ root, params: [id], signal }) {
  let match;
  try {
    match = await api.match(id, signal);
  } catch (problem) {
    if (!signal.aborted) missing(root, problemText(problem));
    return;
  }
  if (match.view.setup.turning.by !== 'hand') return go(`/game/${id}`, { replace: true });

  const status = h('p', { class: 'status', id: 'status' });
  const sub = h('p', { class: 'status-sub', id: 'referee-says' });
  const connection = h('p', { class: 'notice', role: 'status', hidden: true }, l10n.text('web-connection-lost'));
  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => touch(square) });
  const players = new Players(match, signal);
  const moves = new MoveList((ply) => follow.walk(ply), signal);
  const mover = () => follow.live.game?.to_move ?? null;
  /** Whose hand it is that turns discs: after the hand-over it may still be the one before. */
  const hand = () => follow.live.game?.table?.may_turn ?? mover();

  /**
   * Gives an order in the name of a player, if there is one to give it.
   * @param {Api.Player | null} player
   * @param {(player: Api.Player) => Api.Order} order
   * @param {string} [square]
   */
  const as = (player, order, square) => (player ? follow.order(order(player), square) : undefined);

  /** @param {string} square */
  function touch(square) {
    const { live } = follow;
    if (follow.cursor !== null) return follow.walk(null);
    if (!live.game || (live.view.phase !== 'playing' && !live.game.open)) return undefined;
    if (discAt(live.game.board.position, square)) return as(hand(), (player) => ({ order: 'turn', player, square }), square);
    return as(mover(), (player) => ({ order: 'place', player, square }), square);
  }

  const done = tool('done', l10n.text('web-table-done'), () => as(mover(), (player) => ({ order: 'done', player })), { said: true });
  done.id = 'done';
  done.classList.add('primary');
  const pass = tool('next', l10n.text('web-table-pass'), () => as(mover(), (player) => ({ order: 'pass', player })), { said: true });
  const back = tool('undo', l10n.text('web-take-back'), () => as(hand(), (player) => ({ order: 'take_back', player })));
  const flip = tool('flip', l10n.text('web-flip-board'), () => { board.turned = !board.turned; });
  const resign = tool('flag', l10n.text('web-resign'), async () => {
    if (await confirm(l10n.text('web-resign-question'), l10n.text('web-resign'))) as(mover(), (player) => ({ order: 'resign', player }));
  });
  const pause = tool('pause', l10n.text('web-pause'), () => {
    const { game, view } = follow.live;
    const player = game?.to_move;
    if (player) follow.order({ order: view.phase === 'paused' ? 'resume' : 'pause', player });
  });
  const sharing = tool('share', l10n.text('web-share'), async () => {
    const { match: now } = follow;
    const { game } = now.view;
    if (!game) return;
    const { position } = game.board;
    share({
      start: now.start, turns: game.turns, position, last: game.turns.at(-1)?.square ?? null,
      caption: caption(now, game), match: now.id, game: game.game, asItLies: !(await leadsTo(now.start, game.turns, position)),
    });
  });
  const end = h('div', { class: 'row end-row', hidden: true },
    h('button', {
      type: 'button', class: 'button primary',
      onclick: async () => {
        try {
          await go(`/tabletop/${(await rematch(follow.match)).id}`);
        } catch (problem) {
          notify(problemText(problem));
        }
      },
    }, icon('again'), l10n.text('web-rematch')),
    h('a', { class: 'button', href: '/tabletop' }, l10n.text('web-new-game')));
  const series = new SeriesEnd({
    order: (order) => {
      // The buttons go with the game that has ended: the keyboard goes on where the next one begins.
      board.focus();
      return follow.order(order);
    },
  });

  root.append(h('div', { class: 'game' },
    h('h1', { class: 'spoken' }, l10n.text('web-tabletop-title')),
    players.element,
    h('div', { class: 'board-place' }, board.element),
    h('div', { class: 'status-box' }, status, sub, connection, series.element, end),
    h('div', { class: 'toolbar', role: 'toolbar', 'aria-label': l10n.text('web-tools') }, done, pass, back, flip, pause, sharing, resign),
    moves.element));

  /**
   * What was wrong with turns, in words, by their numbers.
   * @param {Api.Match} now
   */
  function marksOf(now) {
    const marks = now.view.game?.table?.marks ?? [];
    return new Map(marks.map((mark, index) => [mark.ply, l10n.tell(now.words.marks[index])]));
  }

  /**
   * @param {Api.Match} now
   * @param {Api.GameView} game
   */
  function explain(now, game) {
    const marks = marksOf(now);
    if (follow.cursor !== null || game.verdict) {
      const ply = follow.cursor ?? game.turns.length;
      const mark = marks.get(ply);
      if (mark) return mark;
      if (game.verdict) {
        const right = marks.size > 0 ? l10n.text('web-marks-total', { count: marks.size }) : l10n.text('web-marks-none');
        return `${right} · ${scoresText(now)}`;
      }
      return '';
    }
    if (now.view.phase !== 'playing' || !game.table) return '';
    if (game.table.placed) return `${l10n.text('web-table-turn')} ${l10n.text('web-table-finger')}`;
    if (game.table.mistakes !== null) return l10n.text('web-table-mistakes', { count: game.table.mistakes });
    // A strict referee has let nothing pass that could be corrected.
    const correctable = game.table.may_turn !== null && game.table.may_turn !== game.to_move;
    return correctable ? l10n.text('web-table-place-or-correct') : l10n.text('web-table-place');
  }

  function update() {
    const { match: now } = follow;
    const { game, phase } = now.view;
    if (!game) return;
    players.show(now, follow.position);
    const marks = [...marksOf(now)].map(([ply, text]) => /** @type {const} */ ([ply, { kind: 'slip', text }]));
    moves.show(game.turns, follow.cursor ?? game.turns.length, new Map(marks));
    setText(status, follow.cursor === null ? statusText(now) : walkedShort(game.turns, follow.cursor));
    setText(sub, [standingText(now), explain(now, game)].filter(Boolean).join(' '));
    series.show(now);
    const playing = phase === 'playing';
    const placed = Boolean(game.table?.placed);
    able(done, playing && placed);
    able(pass, playing && !placed);
    able(back, playing || game.open);
    able(resign, playing);
    pause.hidden = !(now.view.setup.customs.pauses && now.view.setup.clock);
    able(pause, playing || phase === 'paused');
    pause.replaceChildren(icon(phase === 'paused' ? 'resume' : 'pause'), h('span', {}, l10n.text('web-pause')));
    end.hidden = phase !== 'over' && phase !== 'aborted';
    root.dataset.version = String(now.version);
    root.dataset.phase = phase;
  }

  const follow = new Follow({
    match, board, signal, sound,
    changed: () => update(),
    lend: (borrower) => players.lend(borrower),
    lost: (lost) => { connection.hidden = !lost; },
    gone: () => go('/games', { replace: true }),
  });
  update();
}

/**
 * Whether the moves alone, played by the rules, lead to this board: the server plays them.
 * @param {string | null} start
 * @param {Turn[]} turns
 * @param {string} position
 */
async function leadsTo(start, turns, position) {
  try {
    const line = await api.line(start, turns.flatMap(({ square }) => square ?? []));
    return sameDiscs(line.position, position);
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    return false;
  }
}
