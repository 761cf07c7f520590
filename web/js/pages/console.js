// The console of 1982 (C1–C7): a game is chosen by its two digits and played on a
// television of eight colours. Keys, keypad and touch all work alone.

import { api } from '../api.js';
import { Board } from '../board.js';
import { confirm } from '../dialogs.js';
import { Clocks } from '../clocks.js';
import { scoresAt } from '../console-state.js';
import { h, setText } from '../dom.js';
import { Follow } from '../follow.js';
import { HUES } from '../hues.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { go } from '../router.js';
import { display } from '../segments.js';
import { change, settings } from '../settings.js';
import { title } from '../shell.js';
import { chirp } from '../sound.js';
import { problemText, scoresText, statusText } from '../telling.js';
import { rematch } from './game.js';
import { missing } from './missing.js';

/** The keys of the pad as they are when choosing and when playing. */
const PAD = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'clear', '0', 'enter'];
const MOVES = { 2: 'ArrowUp', 4: 'ArrowLeft', 6: 'ArrowRight', 8: 'ArrowDown', 5: 'Enter', enter: 'Enter' };
const ARROWS = { 2: '▲', 4: '◀', 6: '▶', 8: '▼' };
// The block of digits on a keyboard counts from below, a telephone's from above.
const NUMPAD = { Numpad8: 'ArrowUp', Numpad4: 'ArrowLeft', Numpad6: 'ArrowRight', Numpad2: 'ArrowDown', Numpad5: 'Enter', NumpadEnter: 'Enter', Numpad0: 'Enter' };

/** The television with its three parts. */
function television(left, middle, right, line) {
  return h('div', { class: 'tv' },
    h('div', { class: 'crt' },
      h('div', { class: 'blocks', 'aria-hidden': 'true' }),
      h('div', { class: 'crt-side left' }, left),
      h('div', { class: 'crt-middle' }, middle),
      h('div', { class: 'crt-side right' }, right),
      h('p', { class: 'crt-line', id: 'console-line' }, line),
      h('div', { class: 'scanlines', 'aria-hidden': 'true' })),
    h('div', { class: 'tv-panel', 'aria-hidden': 'true' }, h('span', { class: 'tv-name' }, 'H-21'), h('span', { class: 'grille' }), h('span', { class: 'knob' }), h('span', { class: 'knob' })));
}

function keypad(pressed, playing) {
  const label = (key) => {
    if (key === 'clear') return l10n.text('web-console-clear');
    if (key === 'enter') return l10n.text('web-console-enter');
    if (!playing) return key;
    return ARROWS[key] ?? (key === '5' ? l10n.text('web-console-enter') : key);
  };
  const name = (key) => {
    if (!playing || !MOVES[key]) return undefined;
    return {
      2: l10n.text('web-key-up'), 4: l10n.text('web-key-left'), 6: l10n.text('web-key-right'), 8: l10n.text('web-key-down'),
    }[key];
  };
  const button = (key) => h('button', {
    type: 'button', class: `key key-${key}`, 'data-key': key, 'aria-label': name(key), disabled: playing && !MOVES[key] && key !== 'clear',
    onclick: () => pressed(key),
  }, label(key));
  return h('div', { class: playing ? 'keypad playing' : 'keypad', role: 'group', 'aria-label': l10n.text('web-console-keypad') }, PAD.map(button));
}

function soundButton() {
  const button = h('button', {
    type: 'button', class: 'button', 'aria-pressed': String(settings().sound),
    onclick: () => {
      change({ sound: !settings().sound });
      button.setAttribute('aria-pressed', String(settings().sound));
      button.firstChild.replaceWith(icon(settings().sound ? 'sound' : 'silent'));
      chirp('key');
    },
  }, icon(settings().sound ? 'sound' : 'silent'), l10n.text('web-sound'));
  return button;
}

export async function show(page) {
  title(l10n.text('web-nav-console'));
  page.root.className = 'console-page';
  for (const [color, { rgb }] of Object.entries(HUES)) page.root.style.setProperty(`--hue-${color}`, rgb);
  return page.params[0] ? play(page) : choose(page);
}

/** Listens to the whole page, unless something else has the keyboard. */
function listen(signal, handle) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('dialog, input, select, textarea')) return;
    handle(event);
  }, { signal });
}

async function choose({ root, signal, query }) {
  let digits = /^\d\d$/.test(query.get('game') ?? '') ? query.get('game') : '';
  const number = display(2, 'huge');
  const left = display(2, 'black');
  const right = display(2, 'white');
  left.show(2);
  right.show(2);
  const says = h('p', { class: 'crt-text', 'aria-live': 'polite', id: 'console-choice' });
  const valid = h('div', { class: 'valid', role: 'group', 'aria-label': l10n.text('web-console-games') });
  const fault = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const { variations } = await api.variations();
  if (signal.aborted) return;

  function describe(variation) {
    const { computer, starter, corners, seconds } = variation;
    const who = !computer ? l10n.text('web-console-two') : starter === computer ? l10n.text('web-console-computer-starts') : l10n.text('web-console-player-starts');
    const parts = [who];
    if (corners > 0) parts.push(l10n.text('web-console-corners', { count: corners }));
    if (seconds) parts.push(l10n.text('web-console-seconds', { count: seconds }));
    return parts.join(' · ');
  }

  function draw() {
    number.show(digits.padEnd(2, '-'));
    const found = variations.find((each) => each.variation === digits);
    setText(says, found ? describe(found) : l10n.text('web-console-choose'));
    for (const button of valid.children) button.classList.toggle('on', button.dataset.game === digits);
  }

  async function press(key) {
    chirp('key');
    if (key === 'clear') digits = '';
    else if (key === 'enter') return start();
    else digits = digits.length === 2 ? key : digits + key;
    fault.hidden = true;
    draw();
  }

  async function start() {
    try {
      const made = await api.make({ setup: { variation: digits } });
      await go(`/console/${made.id}`);
    } catch (problem) {
      fault.textContent = problemText(problem);
      fault.hidden = false;
      chirp('refuse');
    }
  }

  valid.append(...variations.map((each) => h('button', {
    type: 'button', class: 'button', 'data-game': each.variation, title: describe(each),
    onclick: () => {
      digits = each.variation;
      chirp('key');
      fault.hidden = true;
      draw();
    },
  }, each.variation)));

  listen(signal, (event) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Enter' && !event.target.closest('button, a')) press('enter');
    else if (event.key === 'Backspace' || event.key === 'Delete') press('clear');
  });

  root.append(
    h('div', { class: 'console-head' }, h('h1', {}, l10n.text('web-console-title')), soundButton()),
    h('div', { class: 'console-body' },
      television(
        left.element,
        h('div', { class: 'crt-choice' }, h('p', { class: 'crt-title', 'aria-hidden': 'true' }, 'OUTFLANK'), number.element, says),
        right.element,
        l10n.text('web-console-press')),
      h('div', { class: 'stack' }, keypad(press, false), fault,
        h('details', { class: 'more' }, h('summary', {}, l10n.text('web-console-games')), valid))));
  draw();
  root.dataset.ready = 'true';
}

async function play({ root, params: [id], signal }) {
  let match;
  try {
    match = await api.match(id, signal);
  } catch (problem) {
    if (!signal.aborted) missing(root, problemText(problem));
    return;
  }
  if (!match.view.setup.variation) return go(`/game/${id}`, { replace: true });

  const scores = { one: display(2), two: display(2) };
  const timers = { one: display(2, 'timer'), two: display(2, 'timer') };
  const spokenTimer = h('span', { class: 'spoken' });
  const holders = {
    one: h('div', { class: 'crt-timer', hidden: true }, timers.one.element),
    two: h('div', { class: 'crt-timer', hidden: true }, timers.two.element),
  };
  const line = h('span', { id: 'status' });
  const connection = h('p', { class: 'notice', role: 'status', hidden: true }, l10n.text('web-connection-lost'));
  const board = new Board({
    label: l10n.text('web-board'), tones: { black: HUES.black.name, white: HUES.white.name },
    onpick: (square) => follow.place(square),
  });
  const game = display(2, 'game');
  game.show(match.view.setup.variation);
  const sides = {};
  for (const player of ['one', 'two']) {
    const box = h('div', { class: 'score', 'data-player': player }, scores[player].element, h('span', { class: 'spoken' }));
    sides[player] = box;
  }
  const clocks = new Clocks(holders, signal, (place, left) => {
    const seconds = Math.max(0, Math.ceil(left / 1000));
    timers[place === holders.one ? 'one' : 'two'].show(seconds);
    place.dataset.seconds = seconds;
    setText(spokenTimer, l10n.text('web-console-left', { count: seconds }));
  });

  async function press(key) {
    if (key === 'clear') {
      const { phase } = follow.live.view;
      if (phase !== 'playing' || await confirm(l10n.text('web-console-stop'), l10n.text('web-console-stop-yes'))) go('/console');
      return;
    }
    chirp('key');
    board.press(MOVES[key]);
  }
  const pad = keypad(press, true);
  const result = h('p', { class: 'small' });
  const again = h('div', { class: 'stack', hidden: true }, result, h('div', { class: 'row' },
    h('button', {
      type: 'button', class: 'button primary',
      onclick: async () => go(`/console/${(await rematch(follow.match)).id}`),
    }, icon('again'), l10n.text('web-rematch')),
    h('a', { class: 'button', href: '/console' }, l10n.text('web-console-other'))));

  root.append(
    h('div', { class: 'console-head' }, h('h1', {}, l10n.text('web-console-title')), soundButton()),
    h('div', { class: 'console-body' },
      television(
        [h('span', { class: 'crt-label' }, l10n.text('web-console-left-side')), sides.one, holders.one],
        board.element,
        [h('span', { class: 'crt-label' }, l10n.text('web-console-right-side')), sides.two, holders.two],
        [game.element, line]),
      h('div', { class: 'stack' }, pad, connection, again, spokenTimer)));

  function update() {
    const { match: now } = follow;
    const { game: current, phase } = now.view;
    if (!current) return;
    for (const [player, { color, hue, discs, blinking }] of Object.entries(scoresAt(now.view, follow.position))) {
      scores[player].show(discs);
      setText(sides[player].lastChild, l10n.text('web-discs-of', { color: hue, count: discs }));
      sides[player].classList.remove('black', 'white');
      sides[player].classList.add(color);
      sides[player].classList.toggle('blinking', blinking);
      sides[player].dataset.score = discs;
    }
    clocks.show(current.clocks);
    setText(line, statusText(now));
    setText(result, scoresText(now));
    again.hidden = phase !== 'over' && phase !== 'aborted';
    pad.hidden = !again.hidden;
    root.dataset.version = now.version;
    root.dataset.phase = phase;
  }

  listen(signal, (event) => {
    const key = NUMPAD[event.code] ?? (event.target.closest('.cell') ? null : event.key.startsWith('Arrow') ? event.key : null);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    board.press(key);
  });

  const follow = new Follow({
    match, board, signal, sound: chirp, hints: () => false,
    changed: () => update(),
    lost: (lost) => { connection.hidden = !lost; },
    gone: () => go('/console', { replace: true }),
  });
  update();
  board.focus();
}
