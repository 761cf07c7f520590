// Playing people: one click for each kind of game, and games to watch.

import { api, isProblem } from '../api.js';
import { h, select, setText, toggle } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { POOLS, Waiting } from '../lobby.js';
import { me } from '../me.js';
import { thumbnail } from '../picture.js';
import { CATEGORIES, categoryText, ratingMark } from '../ratings.js';
import { go } from '../router.js';
import { change, settings } from '../settings.js';
import { setupOf, USUAL } from '../setup.js';
import { announce, notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { problemText } from '../telling.js';
import { CLOCKS, clockWords } from '../terms.js';
import { placeOf, playersText } from './games.js';

/**
 * A game on its button.
 * @param {Api.Pool} pool
 */
function poolText(pool) {
  const clock = CLOCKS[pool];
  if (clock?.kind === 'increment') return l10n.text('people-pool-increment', { minutes: clock.main / 60000, seconds: clock.increment / 1000 });
  if (clock?.kind === 'per_game') return l10n.text('people-pool-game', { minutes: clock.main / 60000 });
  return l10n.text('people-pool-days', { days: 3 });
}

/**
 * The best of a kind of game, asked for when somebody wants to see them.
 * @param {AbortSignal} signal
 */
function leaders(signal) {
  const list = h('ol', { class: 'leaders' });
  const none = h('p', { class: 'quiet', hidden: true }, l10n.text('people-leaderboard-none'));
  /** @param {string} category */
  async function load(category) {
    try {
      const { players } = await api.leaderboard(category, signal);
      none.hidden = players.length > 0;
      list.replaceChildren(...players.map(({ name, rating }) => h('li', {}, h('a', { href: `/players/${name}` }, name), ratingMark(rating))));
    } catch (problem) {
      if (signal.aborted) return;
      if (!isProblem(problem)) throw problem;
      notify(problemText(problem));
    }
  }
  /** @type {[string, string][]} */
  const kinds = CATEGORIES.map((category) => [category, categoryText(category)]);
  const details = h('details', { class: 'more', id: 'leaderboard', ontoggle: () => { if (details.open) load(choice.querySelector('select')?.value ?? 'blitz'); } },
    h('summary', {}, l10n.text('people-leaderboard')),
    h('div', { class: 'stack' }));
  const choice = select('category', l10n.text('people-category'), kinds, 'blitz', load);
  details.lastElementChild?.append(choice, list, none);
  return details;
}

/** @param {number} millis */
const timer = (millis) => `${Math.floor(millis / 60000)}:${String(Math.floor(millis / 1000) % 60).padStart(2, '0')}`;

/** @param {import('../router.js').Page} page */
export async function show({ root, signal }) {
  await l10n.also('people');
  title(l10n.text('people-lobby'));
  const place = h('div', { class: 'lobby stack' }, h('h1', {}, l10n.text('people-lobby')));
  root.append(place);
  let now;
  try {
    const [about, who] = await Promise.all([api.about(), me()]);
    if (signal.aborted) return;
    if (!about.shared) {
      place.append(h('p', { class: 'notice' }, l10n.text('people-nobody-else')));
      root.dataset.ready = 'true';
      return;
    }
    now = who;
  } catch (problem) {
    if (signal.aborted) return;
    if (!isProblem(problem)) throw problem;
    place.append(h('p', { class: 'notice bad', role: 'alert' }, problemText(problem)));
    return;
  }
  let asking = false;
  /** What is being done, one after the other. */
  let doing = Promise.resolve();
  const account = now.kind === 'account';

  const buttons = POOLS.map((pool) => {
    const count = h('span', { class: 'quiet small' });
    const button = h('button', { class: 'button', type: 'button', 'data-pool': pool, 'aria-pressed': 'false', onclick: () => toggled(pool) },
      h('span', { class: 'pool-name' }, poolText(pool)), count);
    return { pool, button, count };
  });
  const elapsed = h('span', { class: 'numbers', 'aria-hidden': 'true' });
  const what = h('p', {});
  const how = h('p', { class: 'quiet small' });
  const offer = h('p', { hidden: true }, l10n.text('people-lobby-offer'));
  const computer = h('button', { class: 'button primary', type: 'button', id: 'computer', hidden: true, onclick: () => playComputer() });
  const cancel = h('button', { class: 'button', type: 'button', id: 'cancel', onclick: () => stopAll() }, l10n.text('people-lobby-cancel'));
  const looking = h('div', { class: 'card looking', id: 'looking', hidden: true },
    h('div', { class: 'row spread' }, what, elapsed), how, offer, h('div', { class: 'row' }, computer, cancel));
  const people = h('p', { class: 'quiet', id: 'here' });
  const games = h('ul', { class: 'watch', id: 'watch' });
  const none = h('p', { class: 'quiet' }, l10n.text('people-lobby-watch-none'));
  const connection = h('p', { class: 'notice', role: 'status', hidden: true }, l10n.text('web-connection-lost'));
  place.append(
    h('p', { class: 'quiet' }, l10n.text('people-lobby-about')),
    account ? toggle(l10n.text('people-rated-choice'), settings().rated, (rated) => {
      change({ rated });
      draw();
    }) : '',
    h('ul', { class: 'pools' }, buttons.map(({ button }) => h('li', {}, button))),
    connection,
    looking,
    people,
    h('h2', { class: 'label' }, l10n.text('people-lobby-watch')),
    games,
    none,
    leaders(signal),
    h('a', { class: 'button wide', href: '/friend' }, icon('share'), l10n.text('web-play-friend')));

  const waiting = new Waiting(signal, {
    told: draw,
    found: async (match) => {
      sound('place', 1);
      await go(`/game/${match}`, { replace: true });
      notify(l10n.text('people-lobby-found'));
    },
    lost: (lost) => { connection.hidden = !lost; },
  });

  /** What was said last about looking, so that it is said once. */
  let told = '';
  let shown = '';

  function draw() {
    const { room, mine } = waiting.lobby;
    for (const { pool, button, count } of buttons) {
      const sought = mine.seeks.find((each) => each.pool === pool);
      const here = sought !== undefined;
      // Oneself is no opponent.
      const counts = room?.pools.find((each) => each.pool === pool);
      // Those who want what one would get by pressing it.
      const rated = here ? sought?.rated : account && settings().rated;
      const others = (counts?.[rated ? 'rated' : 'casual'] ?? 0) - (here ? 1 : 0);
      const words = others > 0 ? l10n.text('people-pool-waiting', { count: others }) : '';
      button.setAttribute('aria-pressed', String(here));
      setText(count, words);
    }
    const sought = waiting.seek ?? mine.seeks[0];
    const before = looking.contains(document.activeElement);
    looking.hidden = !sought;
    if (sought) {
      const clock = clockWords(CLOCKS[sought.pool]);
      const line = [l10n.text('people-lobby-looking', { clock }), account ? l10n.text(sought.rated ? 'people-rated' : 'people-unrated') : ''].filter(Boolean).join(' · ');
      const then = l10n.text(sought.pool === '3d' ? 'people-lobby-looking-days' : 'people-lobby-looking-live');
      setText(what, line);
      setText(how, then);
      const level = sought.pool === '3d' ? null : mine.offer ?? null;
      offer.hidden = computer.hidden = !level;
      if (level) setText(computer, l10n.text('people-lobby-offer-play', { level }));
      say(level ? offer.textContent ?? '' : `${line}. ${then}`);
    } else if (told) {
      say('');
      announce(l10n.text('people-lobby-stopped'));
      // The keyboard goes on where the game was chosen.
      if (before) buttons[0].button.focus();
    }
    tick();
    if (!room) return;
    setText(people, `${l10n.text('people-lobby-here', { count: room.people })} · ${l10n.text('people-lobby-playing', { count: room.playing })}`);
    const list = JSON.stringify(room.games.map(({ id, position }) => [id, position]));
    if (list === shown) return;
    shown = list;
    const focused = document.activeElement?.closest('#watch a')?.getAttribute('href');
    games.replaceChildren(...room.games.map((match) => h('li', {}, h('a', { class: 'card', href: placeOf(match) },
      thumbnail(match.position),
      h('span', {}, playersText(match), h('span', { class: 'quiet small' }, ` ${l10n.text('web-moves-played', { count: match.ply })}`))))));
    if (focused) /** @type {HTMLElement | null} */ (games.querySelector(`[href="${focused}"]`))?.focus();
    none.hidden = room.games.length > 0;
    root.dataset.ready = 'true';
  }

  /** @param {string} text */
  function say(text) {
    if (text && text !== told) announce(text);
    told = text;
  }

  function tick() {
    const { seek } = waiting;
    setText(elapsed, seek ? timer(seek.waited + performance.now() - waiting.toldAt) : '');
  }

  /**
   * Does one thing after the other.
   * @param {() => Promise<void>} deed
   */
  function then(deed) {
    const done = doing.then(deed).catch((problem) => {
      if (signal.aborted) return;
      if (!isProblem(problem)) throw problem;
      notify(problemText(problem));
    });
    // A fault in one thing does not keep the next from being done.
    doing = done.catch(() => {});
    return done;
  }

  /**
   * Unless something is being done: the second click of two quick ones means nothing.
   * @param {() => Promise<void>} deed
   */
  async function once(deed) {
    if (asking) return;
    asking = true;
    await then(deed).finally(() => { asking = false; });
  }

  /** @param {Api.Pool} pool */
  const toggled = (pool) => once(() => (waiting.looksFor(pool) ? waiting.stop(pool) : waiting.look(pool, account && settings().rated)));

  // Never too early: what was begun just before is stopped as well.
  const stopAll = () => then(async () => {
    for (const { pool } of waiting.lobby.mine.seeks) await waiting.stop(pool);
  });

  /** Whoever sits down with the computer no longer looks for somebody. */
  const playComputer = () => once(async () => {
    const { seek } = waiting;
    const level = waiting.lobby.mine.offer;
    if (!seek || !level) return;
    const { names, setup } = setupOf({ ...USUAL, color: Math.random() < 0.5 ? 'black' : 'white' }, level);
    const control = CLOCKS[seek.pool];
    const made = await api.make({ names, setup: control ? { ...setup, clock: { control, time_out: { kind: 'loss' } } } : setup });
    await waiting.stop(seek.pool);
    await go(`/game/${made.id}`);
  });

  const beat = setInterval(tick, 1000);
  signal.addEventListener('abort', () => clearInterval(beat));
}
