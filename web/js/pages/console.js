// The console of 1982 (C1–C9): a game is chosen by its two digits and played on a television of
// eight colours. Keys, keypad, gamepad and touch all work alone.

import { api } from '../api.js';
import { listen, play } from '../console-game.js';
import { gamepads, keyOf } from '../controllers.js';
import { h, segments, select } from '../dom.js';
import { HUES } from '../hues.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { lettering, write } from '../letters.js';
import { go } from '../router.js';
import { display } from '../segments.js';
import { title } from '../shell.js';
import { showSleeve } from '../sleeve.js';
import { chirp } from '../sound.js';
import { problemText } from '../telling.js';
import { knob, soundKnob, television } from '../television.js';

/** The keys of the pad a game is chosen with. */
const PAD = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'clear', '0', 'enter'];

/** @param {import('../router.js').Page} page */
export async function show(page) {
  title(l10n.text('web-nav-console'));
  page.root.className = 'console-page';
  for (const [color, { rgb }] of Object.entries(HUES)) page.root.style.setProperty(`--hue-${color}`, rgb);
  return page.params[0] ? play(page) : choose(page);
}

/** @param {(key: string) => void} pressed */
function keypad(pressed) {
  const words = new Map([['clear', l10n.text('web-console-clear')], ['enter', l10n.text('web-console-enter')]]);
  const button = (/** @type {string} */ key) => h('button', {
    type: 'button', class: `key key-${key}`, 'data-key': key, onclick: () => pressed(key),
  }, words.get(key) ?? key);
  return h('div', { class: 'keypad', role: 'group', 'aria-label': l10n.text('web-console-keypad') }, PAD.map(button));
}

/**
 * A game in words.
 * @param {Api.VariationInfo} variation
 */
function describe({ computer, starter, corners, seconds }) {
  const who = !computer ? l10n.text('web-console-two') : starter === computer ? l10n.text('web-console-computer-starts') : l10n.text('web-console-player-starts');
  const parts = [who];
  if (corners > 0) parts.push(l10n.text('web-console-corners', { count: corners }));
  if (seconds) parts.push(l10n.text('web-console-seconds', { count: seconds }));
  return parts.join(' · ');
}

/** @param {import('../router.js').Page} page */
async function choose({ root, signal, query }) {
  const asked = query.get('game') ?? '';
  let digits = /^\d\d$/.test(asked) ? asked : '';
  /** @type {Color} */
  let left = 'black';
  /** @type {string | null} */
  let level = null;
  const number = display(2, 'huge');
  const scores = [display(2), display(2)];
  for (const score of scores) score.show(2);
  const says = h('p', { class: 'crt-text', 'aria-live': 'polite', id: 'console-choice' });
  const valid = h('div', { class: 'valid', role: 'group', 'aria-label': l10n.text('web-console-games') });
  const [{ variations }, levels] = await Promise.all([api.variations(), api.levels()]);
  if (signal.aborted) return;

  function draw() {
    number.show(digits.padEnd(2, '-'));
    const found = variations.find((each) => each.variation === digits);
    write(says, found ? describe(found) : l10n.text('web-console-choose'));
    for (const button of /** @type {Iterable<HTMLElement>} */ (valid.children)) button.classList.toggle('on', button.dataset.game === digits);
    scores[0].element.setAttribute('class', `seven ${left}`);
    scores[1].element.setAttribute('class', `seven ${left === 'black' ? 'white' : 'black'}`);
    strength.hidden = !found?.computer && !found?.seconds;
  }

  /** @param {string} chosen */
  function set(chosen) {
    digits = chosen;
    draw();
  }

  /** @param {string} key */
  function pressed(key) {
    chirp('key');
    if (key === 'enter') start();
    else set(key === 'clear' ? '' : digits.length === 2 ? key : digits + key);
  }

  /**
   * A controller walks through the games as through a table of ten by three.
   * @param {import('../controllers.js').Key | 'pause'} key
   */
  function steered(key) {
    if (key === 'ent') {
      pressed('enter');
      return;
    }
    const at = variations.findIndex((each) => each.variation === digits);
    const step = { up: -3, down: 3, left: -1, right: 1, pause: 0 }[key];
    chirp('key');
    set(variations[at < 0 ? 0 : (at + step + variations.length) % variations.length].variation);
  }

  async function start() {
    try {
      const made = await api.make({
        setup: { variation: digits, colors: { rule: 'keep', black: left === 'black' ? 'one' : 'two' }, ...(level ? { level } : {}) },
      });
      await go(`/console/${made.id}`);
    } catch (problem) {
      // The machine answers on its tube.
      write(says, problemText(problem));
      chirp('refuse');
    }
  }

  valid.append(...variations.map((each) => h('button', {
    type: 'button', class: 'button', 'data-game': each.variation, title: describe(each),
    onclick: () => {
      chirp('key');
      set(each.variation);
    },
  }, each.variation)));
  const blocky = (/** @type {Color} */ color) => [h('span', { class: `blocky ${HUES[color].name}`, 'aria-hidden': 'true' }), l10n.text('color', { color: HUES[color].name })];
  const colors = segments('left-color', l10n.text('web-console-left-color'), /** @type {[Color, import('../dom.js').Children][]} */ ([
    ['black', blocky('black')], ['white', blocky('white')],
  ]), left, (color) => {
    left = color;
    draw();
  });
  const strength = select('console-level', l10n.text('web-level'), [
    ['', l10n.text('level-console')],
    ...levels.levels.map((each) => /** @type {[string, string]} */ ([each.level, each.level === 'max' ? l10n.text(each.name) : `${each.level} · ${l10n.text(each.name)}`])),
  ], '', (value) => { level = value || null; });

  listen(signal, (event) => {
    const { key } = event;
    if (/^\d$/.test(key)) pressed(key);
    else if (key === 'Backspace' || key === 'Delete') pressed('clear');
    else {
      const controller = keyOf(event);
      if (controller) steered(controller[1]);
      return Boolean(controller);
    }
    return true;
  });
  gamepads(signal, (_, key) => steered(key));

  root.append(
    h('h1', { class: 'spoken' }, l10n.text('web-console-title')),
    h('div', { class: 'console-body choosing' },
      television({
        left: scores[0].element,
        middle: h('div', { class: 'crt-choice' }, h('p', { class: 'crt-title', 'aria-hidden': 'true' }, lettering('Outflank')), number.element, says),
        right: scores[1].element,
        line: lettering(l10n.text('web-console-press')),
        knobs: [knob('sleeve', l10n.text('web-sleeve'), () => showSleeve()), soundKnob()],
      }),
      h('div', { class: 'stack' }, keypad(pressed), colors, strength,
        h('button', { type: 'button', class: 'button wide', id: 'sleeve', onclick: () => showSleeve() }, icon('sleeve'), l10n.text('web-sleeve')),
        h('details', { class: 'more' }, h('summary', {}, l10n.text('web-console-games')), valid))));
  draw();
  root.dataset.ready = 'true';
}
