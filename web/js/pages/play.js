// The front door: a board one can play on at once, and beside it what kind of game it
// shall be. The first move on the board begins the game.

import { api } from '../api.js';
import { Board, legalMap } from '../board.js';
import { drawChoices } from '../choices.js';
import { paste } from '../dialogs.js';
import { h, setText } from '../dom.js';
import { Front, toGoOn } from '../front.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { go } from '../router.js';
import { change, settings } from '../settings.js';
import { notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { problemText, unplayableText } from '../telling.js';
import { placeOf, playersText } from './games.js';

/** @param {import('../router.js').Page} page */
export async function show({ root, signal }) {
  title(l10n.text('web-nav-play'));
  const front = new Front(settings().setup);
  /** @type {Api.Levels | null} */
  let levels = null;
  /** @type {Api.Results | null} */
  let results = null;
  let starting = false;
  /** @type {AbortController | null} */
  let asking = null;

  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => touched(square) });
  const status = h('p', { class: 'status quiet' });
  const form = h('div', { class: 'stack setup' });
  const open = h('div', { class: 'stack tight' });
  // Where nobody else can get in there is nobody to play.
  const people = h('a', { class: 'button wide', href: '/lobby', id: 'people', hidden: true }, icon('people'), l10n.text('web-play-people'));
  const newcomer = h('a', { class: 'newcomer', id: 'newcomer', href: '/learn', hidden: true }, icon('learn'), h('span', {}, l10n.text('web-newcomer')), icon('next'));
  newcomer.hidden = settings().welcomed;
  root.append(h('div', { class: 'front' },
    h('div', { class: 'front-board board-place' }, board.element),
    h('div', { class: 'front-panel stack' },
      h('h1', {}, l10n.text('web-play-title')),
      newcomer,
      status,
      form,
      h('button', { class: 'button primary big wide', type: 'button', id: 'start', onclick: () => begin() }, icon('play'), l10n.text('web-start-game')),
      people,
      h('a', { class: 'button wide', href: '/friend', id: 'friend' }, icon('person'), l10n.text('web-play-friend')),
      h('button', { class: 'button wide', type: 'button', id: 'paste', onclick: () => paste(pasted) }, icon('paste'), l10n.text('web-paste-game')),
      open)));

  const draw = () => drawChoices(form, front.choices, { set, keep }, levels, results);

  /** @param {Partial<import('../setup.js').Choices>} some */
  function keep(some) {
    front.choose(some);
    change({ setup: front.choices });
    refresh();
  }

  /** @param {Partial<import('../setup.js').Choices>} some */
  function set(some) {
    keep(some);
    draw();
  }

  /** Shows the game that would be made. */
  async function refresh() {
    asking?.abort();
    asking = new AbortController();
    const mine = asking.signal;
    try {
      const seen = await api.preview(front.wish(), mine);
      if (signal.aborted || mine.aborted) return;
      front.preview = seen;
      const { game } = seen.view;
      if (!game) return;
      board.show({ position: game.board.position, legal: front.mine ? legalMap(game.legal) : undefined, hints: settings().hints });
      setText(status, front.mine ? l10n.text('web-front-hint') : l10n.text('web-front-start'));
    } catch (problem) {
      if (mine.aborted || signal.aborted) return;
      setText(status, problemText(problem));
    }
  }

  /**
   * A square was chosen: the first move, or there is a reason why nothing comes of it.
   * @param {string} square
   */
  function touched(square) {
    if (starting) return;
    const touch = front.touch(square);
    if (touch.means === 'wait') return;
    if (touch.means === 'move') {
      sound('place', touch.turns.length);
      board.show({ position: touch.position, last: square });
      begin(square);
      return;
    }
    board.refuse(square);
    sound('refuse');
    if (touch.means === 'unplayable') unplayableText(touch.position, square).then(notify);
    else notify(l10n.text('web-front-start'));
  }

  /** @param {string} [square] the first move, if it was made here */
  async function begin(square) {
    if (starting) return;
    starting = true;
    change({ welcomed: true });
    try {
      const made = await api.make(front.wish(Math.random));
      const player = made.view.game?.to_move;
      if (square && player) await api.order(made.id, made.version, { order: 'place', player, square });
      await go(`/game/${made.id}`, { arrival: { square } });
    } catch (problem) {
      starting = false;
      notify(problemText(problem));
      refresh();
    }
  }

  async function unfinished() {
    // More than are shown: some were never begun.
    const { matches } = await api.matches({ phase: 'unfinished', limit: '20' }, signal);
    newcomer.hidden = settings().welcomed || matches.length > 0;
    const started = toGoOn(matches);
    if (started.length === 0) return;
    open.append(h('h2', { class: 'label' }, l10n.text('web-continue-title')),
      ...started.map((match) => h('a', { class: 'button spread-button', href: placeOf(match) },
        h('span', {}, playersText(match)), h('span', { class: 'quiet small' }, l10n.text('web-moves-played', { count: match.moves.length / 2 })))));
  }

  /** How one has fared is told when it is known; nothing waits for it. */
  async function recall() {
    results = await api.results(signal);
    draw();
  }

  async function fill() {
    const [known, { shared }] = await Promise.all([api.levels(), api.about()]);
    levels = known;
    people.hidden = !shared;
    front.fit(known);
    draw();
    await refresh();
  }

  draw();
  await Promise.all([fill(), recall(), unfinished()]).catch((problem) => {
    if (!signal.aborted) setText(status, problemText(problem));
  });
  root.dataset.ready = 'true';
}

/**
 * Keeps the games of a text and goes to where they are.
 * @param {string} text
 */
async function pasted(text) {
  const read = await api.read(text, true);
  const kept = read.games.filter((game) => game.match);
  if (kept.length > 1) {
    await go('/games');
    notify(l10n.text('web-pasted', { count: kept.length }));
  } else if (kept.length === 1) await go(`/game/${kept[0].match}`);
  else if (read.positions.length > 0) await go(`/analyse?start=${encodeURIComponent(read.positions[0].position)}`);
}
