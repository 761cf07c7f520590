// After a puzzle: playing on against the computer, and walking a printed line.

import { api } from './api.js';
import { h, setText } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { count } from './record.js';
import { go } from './router.js';
import { change, settings } from './settings.js';
import { announce, notify } from './shell.js';
import { problemText, walkedText } from './telling.js';

/**
 * A choice of level and a game from this position; the reader has the side that was to move in `asked`.
 * @param {string | null} position null for a new game
 * @param {string} asked
 * @param {AbortSignal} signal
 * @param {string | null} [proposed] the level that is chosen at first
 */
export function playOn(position, asked, signal, proposed = null) {
  const levels = h('select', { id: 'play-on-level' });
  const start = h('button', { type: 'button', class: 'button', id: 'play-on', disabled: true, onclick: () => begin() }, icon('play'), l10n.text(position ? 'web-learn-play-on' : 'web-learn-play-now'));
  api.levels().then((list) => {
    if (signal.aborted) return;
    const wish = proposed ?? settings().setup.level ?? list.default;
    levels.append(...list.levels.map(({ level, name }) => h('option', { value: level, selected: level === wish },
      level === 'max' ? l10n.text(name) : `${level} · ${l10n.text(name)}`)));
    start.disabled = false;
  });

  async function begin() {
    const level = levels.value;
    change({ setup: { ...settings().setup, level } });
    try {
      const made = await api.make({
        setup: {
          players: { one: { seat: 'person' }, two: { seat: 'computer', level } },
          ...(position ? { start: { from: 'position', position } } : {}),
          // The opponent replies to the solution, unless there is no move to reply with.
          starter: !position || position.at(-1) === asked.at(-1) ? 'one' : 'two',
        },
      });
      await go(`/game/${made.id}`);
    } catch (problem) {
      notify(problemText(problem));
    }
  }

  return h('div', { class: 'play-on' },
    h('label', { class: 'label', for: 'play-on-level' }, l10n.text('web-level')), levels, start);
}

/**
 * A line the rulebook prints, move by move on the board of an exercise.
 * @param {{start: string, moves: string[]}} line
 * @param {{board: import('./board.js').Board}} exercise
 * @param {AbortSignal} signal
 */
export function printedLine({ start, moves }, exercise, signal) {
  /** @type {Api.Line['turns']} */
  let turns = [];
  let ply = 0;
  const text = h('p', { class: 'printed-text', id: 'printed-text' });
  /** @type {(id: string, name: string, picture: import('./icons.js').Picture, act: () => void) => HTMLButtonElement} */
  const button = (id, name, picture, act) =>
    h('button', { type: 'button', class: 'button icon', id, title: name, 'aria-label': name, onclick: act }, icon(picture));
  const forth = button('printed-next', l10n.text('web-walk-next'), 'next', () => walk(ply + 1));
  const before = button('printed-previous', l10n.text('web-walk-previous'), 'previous', () => walk(ply - 1));
  const tools = h('div', { class: 'row', hidden: true }, before, forth, text);
  const open = h('button', {
    type: 'button', class: 'button', id: 'printed',
    onclick: async () => {
      turns = (await api.line(start, moves, signal)).turns;
      open.hidden = true;
      tools.hidden = false;
      walk(0);
      forth.focus();
    },
  }, icon('resume'), l10n.text('web-learn-printed', { count: moves.length }));

  /** @param {number} to */
  function walk(to) {
    ply = Math.max(0, Math.min(turns.length, to));
    const turn = turns[ply - 1];
    const position = turn?.position ?? start;
    exercise.board.show({ position, last: turn?.square ?? null });
    before.disabled = ply === 0;
    forth.disabled = ply === turns.length;
    const score = { black: count(position, 'black'), white: count(position, 'white') };
    const words = ply === turns.length ? l10n.text('web-learn-printed-end', score) : walkedText(turns, ply);
    setText(text, words);
    announce(words);
    if (forth.disabled) before.focus();
  }

  return h('div', { class: 'printed' }, open, tools);
}
