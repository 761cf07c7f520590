// Two people as at a real board (T1–T3): they place, turn the discs themselves, hand
// over, and may put mistakes right until the opponent has moved.

import { api } from '../api.js';
import { Board } from '../board.js';
import { confirm, share } from '../dialogs.js';
import { able, h, segments, setText } from '../dom.js';
import { Follow } from '../follow.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { MoveList } from '../moves.js';
import { Players } from '../players.js';
import { START, discAt } from '../record.js';
import { go } from '../router.js';
import { notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { problemText, scoresText, statusText } from '../telling.js';
import { caption, rematch, tool } from './game.js';
import { missing } from './missing.js';

/** @param {import('../router.js').Page} page */
export async function show(page) {
  title(l10n.text('web-nav-tabletop'));
  return page.params[0] ? play(page) : choose(page);
}

/** @param {import('../router.js').Page} page */
function choose({ root, signal }) {
  /** @type {Api.Referee} */
  let referee = 'silent';
  const about = h('p', { class: 'notice good', id: 'referee-about' });
  const say = () => setText(about, {
    silent: l10n.text('web-referee-silent-about'), hint: l10n.text('web-referee-hint-about'), strict: l10n.text('web-referee-strict-about'),
  }[referee]);
  /** @type {(id: string, label: string) => {field: HTMLElement, typed: () => string | null}} */
  const name = (id, label) => {
    const input = h('input', { id, type: 'text', maxlength: 60, autocomplete: 'off' });
    return { field: h('div', { class: 'field' }, h('label', { for: id }, label), input), typed: () => input.value.trim() || null };
  };
  const one = name('name-one', l10n.text('web-name-black'));
  const two = name('name-two', l10n.text('web-name-white'));
  const board = new Board({ label: l10n.text('web-board'), onpick: () => {} });
  board.show({ position: START });
  const start = h('button', {
    class: 'button primary big wide', type: 'button', id: 'start',
    onclick: async () => {
      try {
        const made = await api.make({
          names: { one: one.typed(), two: two.typed() },
          setup: { players: { one: { seat: 'person' }, two: { seat: 'person' } }, turning: { by: 'hand', referee } },
        });
        await go(`/tabletop/${made.id}`);
      } catch (problem) {
        if (!signal.aborted) notify(problemText(problem));
      }
    },
  }, icon('tabletop'), l10n.text('web-start-game'));
  say();
  root.append(h('div', { class: 'front' },
    h('div', { class: 'front-board board-place' }, board.element),
    h('div', { class: 'front-panel stack' },
      h('h1', {}, l10n.text('web-tabletop-title')),
      h('p', {}, l10n.text('web-tabletop-about')),
      segments('referee', l10n.text('web-referee'), /** @type {[Api.Referee, string][]} */ ([
        ['silent', l10n.text('web-referee-silent')], ['hint', l10n.text('web-referee-hint')], ['strict', l10n.text('web-referee-strict')],
      ]), referee, (value) => {
        referee = value;
        say();
      }),
      about,
      h('div', { class: 'two-columns' }, one.field, two.field),
      start)));
  root.dataset.ready = 'true';
}

/** @param {import('../router.js').Page} page */
async function play({ root, params: [id], signal }) {
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
  const sharing = tool('share', l10n.text('web-share'), () => {
    const { match: now } = follow;
    const { game } = now.view;
    if (!game) return;
    share({
      start: now.start, turns: game.turns, position: game.board.position, last: game.turns.at(-1)?.square ?? null,
      caption: caption(now, game), match: now.id, game: game.game,
    });
  });
  const end = h('div', { class: 'row end-row', hidden: true },
    h('button', {
      type: 'button', class: 'button primary',
      onclick: async () => go(`/tabletop/${(await rematch(follow.match)).id}`),
    }, icon('again'), l10n.text('web-rematch')),
    h('a', { class: 'button', href: '/tabletop' }, l10n.text('web-new-game')));

  root.append(h('div', { class: 'game' },
    h('h1', { class: 'spoken' }, l10n.text('web-tabletop-title')),
    players.element,
    h('div', { class: 'board-place' }, board.element),
    h('div', { class: 'status-box' }, status, sub, connection, end),
    h('div', { class: 'toolbar', role: 'toolbar', 'aria-label': l10n.text('web-tools') }, done, pass, back, flip, sharing, resign),
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
    if (game.table.placed) return l10n.text('web-table-turn');
    if (game.table.mistakes !== null) return l10n.text('web-table-mistakes', { count: game.table.mistakes });
    return game.turns.length > 0 ? l10n.text('web-table-place-or-correct') : l10n.text('web-table-place');
  }

  function update() {
    const { match: now } = follow;
    const { game, phase } = now.view;
    if (!game) return;
    players.show(now, follow.position);
    const marks = [...marksOf(now)].map(([ply, text]) => /** @type {const} */ ([ply, { kind: 'slip', text }]));
    moves.show(game.turns, follow.cursor ?? game.turns.length, new Map(marks));
    setText(status, follow.cursor === null ? statusText(now) : l10n.text('web-walked-to', { ply: follow.cursor, plies: game.turns.length }));
    setText(sub, explain(now, game));
    const playing = phase === 'playing';
    const placed = Boolean(game.table?.placed);
    able(done, playing && placed);
    able(pass, playing && !placed);
    able(back, playing || game.open);
    able(resign, playing);
    end.hidden = phase !== 'over' && phase !== 'aborted';
    root.dataset.version = String(now.version);
    root.dataset.phase = phase;
  }

  const follow = new Follow({
    match, board, signal, sound,
    changed: () => update(),
    lost: (lost) => { connection.hidden = !lost; },
    gone: () => go('/games', { replace: true }),
  });
  update();
}
