// The form beside the front door's board: what is chosen, and ways to choose otherwise.

import { chip, h, segments, select, setText } from './dom.js';
import { Front } from './front.js';
import { l10n } from './l10n.js';
import { against } from './onward.js';
import { PACES, PACE_NAMES, paceOf, takePace } from './setup.js';
import { named } from './telling.js';

/** @typedef {import('./setup.js').Choices} Choices */
/** @typedef {import('./front.js').NumberKey} NumberKey */
/**
 * What to do with a choice: `set` draws the form anew; `keep` is for what is typed, so that
 * the field that has the focus by now stays.
 * @typedef {{set: (some: Partial<Choices>) => void, keep: (some: Partial<Choices>) => void}} Hands
 */

/** @returns {[Choices['clock'], string][]} */
const clocks = () => [
  ['per_move', l10n.text('web-clock-per-move')], ['per_game', l10n.text('web-clock-per-game')],
  ['increment', l10n.text('web-clock-increment')], ['byo_yomi', l10n.text('web-clock-byo-yomi')],
];

/**
 * A usual clock in words: minutes, and seconds that are added for each move.
 * @param {string} name
 */
function paceText(name) {
  const { clock, minutes = 0, increment = 0 } = PACES[name] ?? { clock: 'own' };
  if (clock === 'none') return l10n.text('web-clock-none');
  if (clock === 'increment') return `${minutes} + ${increment}`;
  return clock === 'per_game' ? l10n.text('web-pace', { minutes }) : l10n.text('web-pace-own');
}

/** @returns {[Choices['series'], string][]} */
const lengths = () => [
  ['single', l10n.text('web-series-single')], ['wins', l10n.text('web-series-to-wins')], ['games', l10n.text('web-series-of-games')], ['points', l10n.text('web-series-to-points')],
];

/** @param {Color} color */
const colored = (color) => [chip(color), l10n.text('color', { color })];

/**
 * A number to be typed.
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {NumberKey} key
 * @param {string} label
 * @param {[min: number, max: number, step?: number]} limits
 */
function number(choices, { keep }, key, label, [min, max, step = 1]) {
  const id = `setup-${key}`;
  const input = h('input', {
    id, type: 'number', inputmode: 'decimal', min, max, step, value: String(choices[key]),
    onchange: () => {
      const value = Front.number(key, Number(input.value), min, max, step);
      input.value = String(value);
      keep({ [key]: value });
    },
  });
  return h('div', { class: 'field' }, h('label', { for: id }, label), input);
}

/**
 * A player's name.
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {'nameOne' | 'nameTwo'} key
 * @param {string} label
 */
function name(choices, { keep }, key, label) {
  const id = `setup-${key}`;
  const input = h('input', { id, type: 'text', maxlength: 60, autocomplete: 'off', value: choices[key], onchange: () => keep({ [key]: input.value }) });
  return h('div', { class: 'field' }, h('label', { for: id }, label), input);
}

/** @param {Api.Levels['levels'][number]} level */
function levelText({ level, name: id, rating }) {
  const label = level === 'max' ? l10n.text(id) : `${level} · ${l10n.text(id)}`;
  return rating === null ? label : `${label} · ${rating}`;
}

/**
 * How well the computer plays; room for it until the levels are known.
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {Api.Levels | null} levels
 * @param {Api.Results | null} results
 */
function levelSlider(choices, { set }, levels, results) {
  if (!levels) return h('div', { class: 'field level-field' });
  const list = levels.levels;
  const at = Math.max(0, list.findIndex((each) => each.level === choices.level));
  const output = h('output', { class: 'level-name', for: 'level' });
  const record = h('p', { class: 'quiet small fared' });
  const input = h('input', {
    type: 'range', id: 'level', min: 0, max: list.length - 1, step: 1,
    oninput: () => say(Number(input.value)),
    onchange: () => set({ level: list[Number(input.value)].level }),
  });
  /** @param {number} index */
  function say(index) {
    setText(output, levelText(list[index]));
    const fared = against(results, list[index].level);
    setText(record, fared ? l10n.text('web-fared', { wins: fared.wins, draws: fared.draws, losses: fared.losses }) : '');
    input.setAttribute('aria-valuetext', levelText(list[index]));
  }
  input.value = String(at);
  say(at);
  return h('div', { class: 'field level-field' },
    h('div', { class: 'row spread' }, h('label', { for: 'level', class: 'label' }, l10n.text('web-level')), output),
    input, record);
}

/**
 * What is chosen behind the closed door, so that nobody is surprised by last week's clock.
 * @param {Choices} choices
 */
function unusual(choices) {
  const chosen = [
    choices.corners > 0 && named(l10n.text('web-handicap'), String(choices.corners)),
    choices.first === 'white' && named(l10n.text('web-first-move'), l10n.text('color', { color: 'white' })),
    choices.clock !== 'none' && (paceOf(choices) === 'own' ? new Map(clocks()).get(choices.clock) : paceText(paceOf(choices))),
    choices.series !== 'single' && new Map(lengths()).get(choices.series),
  ].filter(Boolean);
  return chosen.length > 0 ? h('span', { class: 'chosen small' }, chosen.join(' · ')) : null;
}

/**
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {boolean} table whether hands turn the discs, so that nobody can step in
 */
function clockFields(choices, hands, table) {
  const { clock } = choices;
  if (clock === 'none') return null;
  /** @type {(key: NumberKey, label: string, limits: [number, number, number?]) => HTMLElement} */
  const field = (key, label, limits) => number(choices, hands, key, label, limits);
  const own = paceOf(choices) === 'own';
  return h('div', { class: 'two-columns' }, own ? [
    select('clock', l10n.text('web-pace-own'), clocks(), clock, (chosen) => hands.set({ clock: chosen })),
    clock === 'per_move' ? null : field('minutes', l10n.text('web-clock-minutes'), [clock === 'byo_yomi' ? 0 : 0.5, 600, 0.5]),
    clock === 'per_move' || clock === 'byo_yomi' ? field('seconds', l10n.text('web-clock-seconds'), [1, 3600]) : null,
    clock === 'increment' ? field('increment', l10n.text('web-clock-added'), [0, 600]) : null,
    clock === 'byo_yomi' ? field('periods', l10n.text('web-clock-period-count'), [1, 20]) : null,
  ] : null,
    select('timeout', l10n.text('web-timeout'), /** @type {[Choices['timeout'], string][]} */ ([
      ['loss', l10n.text('web-timeout-loss')], ['overtime', l10n.text('web-timeout-overtime')],
      ...(table ? [] : [['computer_moves', l10n.text('web-timeout-computer')]]),
    ]), choices.timeout, (timeout) => hands.set({ timeout })));
}

/**
 * @param {Choices} choices
 * @param {Hands} hands
 */
function seriesFields(choices, hands) {
  const { series } = choices;
  if (series === 'single') return null;
  return h('div', { class: 'two-columns' },
    series === 'wins' ? number(choices, hands, 'wins', l10n.text('web-series-wins-count'), [1, 99]) : null,
    series === 'games' ? number(choices, hands, 'games', l10n.text('web-series-games-count'), [2, 99]) : null,
    series === 'points' ? number(choices, hands, 'points', l10n.text('web-series-points-count'), [1, 9999]) : null,
    select('next', l10n.text('web-next-starter'), /** @type {[Choices['next'], string][]} */ ([
      ['alternate', l10n.text('web-next-alternate')], ['winner_decides', l10n.text('web-next-winner')],
      ['loser_starts', l10n.text('web-next-loser')], ['same', l10n.text('web-next-same')],
    ]), choices.next, (next) => hands.set({ next })));
}

/**
 * Who plays, and how well or with which name.
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {Api.Levels | null} levels
 * @param {Api.Results | null} results
 */
function opponents(choices, hands, levels, results) {
  const opponent = segments('opponent', l10n.text('web-opponent'), /** @type {[Choices['opponent'], string][]} */ ([
    ['computer', l10n.text('web-against-computer')], ['person', l10n.text('web-two-people')],
  ]), choices.opponent, (value) => hands.set({ opponent: value }));
  if (choices.opponent === 'person') {
    const names = [name(choices, hands, 'nameOne', l10n.text('web-name-black')), name(choices, hands, 'nameTwo', l10n.text('web-name-white'))];
    return [opponent, h('div', { class: 'two-columns' }, names)];
  }
  const color = segments('color', l10n.text('web-your-color'), /** @type {[Choices['color'], import('./dom.js').Children][]} */ ([
    ['black', colored('black')], ['white', colored('white')], ['random', l10n.text('web-color-random')],
  ]), choices.color, (value) => hands.set({ color: value }));
  return [opponent, levelSlider(choices, hands, levels, results), color];
}

/**
 * What is agreed beside who plays: handicap, first move, clock and series, behind a door.
 * @param {HTMLElement} form
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {{table?: boolean}} [how]
 */
function agreement(form, choices, hands, { table = false } = {}) {
  const open = form.querySelector('details')?.open ?? false;
  const solo = choices.opponent === 'computer';
  /** @type {[Choices['receiver'], string][]} */
  const receivers = [
    ['one', solo ? l10n.text('player-you') : l10n.text('color', { color: 'black' })],
    ['two', solo ? l10n.text('player-computer') : l10n.text('color', { color: 'white' })],
  ];
  const { set } = hands;
  return h('details', { class: 'more', open: open || undefined },
    h('summary', { id: 'more' }, l10n.text('web-more-choices'), unusual(choices)),
    h('div', { class: 'stack' },
      segments('corners', l10n.text('web-handicap'), [0, 1, 2, 3, 4].map((n) => /** @type {[number, string]} */ ([n, String(n)])), choices.corners, (corners) => set({ corners })),
      choices.corners > 0 ? segments('receiver', l10n.text('web-handicap-for'), receivers, choices.receiver, (receiver) => set({ receiver })) : null,
      segments('first', l10n.text('web-first-move'), /** @type {[Color, import('./dom.js').Children][]} */ ([
        ['black', colored('black')], ['white', colored('white')],
      ]), choices.first, (first) => set({ first })),
      segments('pace', l10n.text('web-clock'), [...PACE_NAMES, 'own'].map((pace) => /** @type {[string, string]} */ ([pace, paceText(pace)])),
        paceOf(choices), (pace) => set(takePace(pace, choices)), { wrap: 'three' }),
      clockFields(choices, hands, table),
      select('series', l10n.text('web-series'), lengths(), choices.series, (series) => set({ series })),
      seriesFields(choices, hands)));
}

/**
 * Fills a form; what had the focus has it again.
 * @param {HTMLElement} form
 * @param {() => (Node | string)[]} parts
 */
function refill(form, parts) {
  const active = /** @type {HTMLInputElement | null} */ (form.contains(document.activeElement) ? document.activeElement : null);
  const focused = active?.id || active?.name;
  form.replaceChildren(...parts());
  if (!focused) return;
  const again = document.getElementById(focused)
    ?? /** @type {HTMLElement | null} */ (form.querySelector(`[name="${CSS.escape(focused)}"][value="${CSS.escape(active?.value ?? '')}"]`));
  again?.focus();
}

/**
 * Draws the form of the front door.
 * @param {HTMLElement} form
 * @param {Choices} choices
 * @param {Hands} hands
 * @param {Api.Levels | null} levels
 * @param {Api.Results | null} results
 */
export function drawChoices(form, choices, hands, levels, results) {
  refill(form, () => [...opponents(choices, hands, levels, results), agreement(form, choices, hands)]);
}

/**
 * Draws what two people agree on at the table.
 * @param {HTMLElement} form
 * @param {Choices} choices
 * @param {Hands} hands
 */
export function drawTableChoices(form, choices, hands) {
  refill(form, () => [
    h('div', { class: 'two-columns' },
      name(choices, hands, 'nameOne', l10n.text('web-name-black')), name(choices, hands, 'nameTwo', l10n.text('web-name-white'))),
    agreement(form, choices, hands, { table: true }),
  ]);
}
