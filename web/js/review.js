// A game looked through: its turning points, each with its board, and all mistakes.

import { GRADE_SIGNS, gradeSigns, gradeWord } from './coach.js';
import { h, segments } from './dom.js';
import { l10n } from './l10n.js';
import { thumbnail } from './picture.js';
import { spelt } from './record.js';
import { turningPoints as pointsOf } from './study.js';
import { taught } from './taught.js';

/** @typedef {import('./study.js').Review} Review */
/** @typedef {import('./study.js').Side} Side */
/** @typedef {(ply: number) => number} Numberer the number of a turn's move, without passes */
/**
 * Whose turning points are shown, and what can be done with one.
 * @typedef {object} How
 * @property {Side} side
 * @property {Color | null} yours the reader's own side, where there is one
 * @property {(side: Side) => void} choose
 * @property {(ply: number) => void} jump
 * @property {(ply: number) => void} tryAgain
 * @property {Numberer} number
 */

/**
 * @param {number} count
 * @param {boolean} yours
 */
const title = (count, yours) => {
  if (count === 0) return l10n.text('web-turning-none');
  return yours ? l10n.text('web-turning-yours', { count }) : l10n.text('web-turning', { count });
};

/**
 * The turning points of one side or of both.
 * @param {Review} review a finished one
 * @param {How} how
 */
export function turningPoints(review, { side, yours, choose, jump, tryAgain, number }) {
  const points = pointsOf(review, side);
  const card = (/** @type {typeof points[number]} */ { ply, comment, position }) => h('article', { class: 'turning', 'data-turning': ply },
    h('button', { type: 'button', class: 'turning-board', 'aria-label': l10n.text('web-turning-look', { ply: number(ply) }), onclick: () => jump(ply) },
      thumbnail(position, { played: comment.square, better: comment.best })),
    h('div', { class: 'stack tight' },
      h('h3', { class: 'row' }, l10n.text('web-turning-move', { ply: number(ply) }), gradeSigns(comment)),
      h('p', { class: 'row pair' },
        h('span', { class: 'played' }, l10n.text('web-turning-played', { move: spelt(comment.square) })),
        h('span', { class: 'better' }, l10n.text('web-turning-better', { move: spelt(comment.best) })))),
    h('p', { class: 'coach-words' }, l10n.said(comment.sentences)),
    taught(comment),
    h('div', { class: 'row' },
      h('button', { type: 'button', class: 'button', 'data-look': ply, onclick: () => jump(ply) }, l10n.text('web-jump')),
      h('button', { type: 'button', class: 'button primary', 'data-again': ply, onclick: () => tryAgain(ply) }, l10n.text('web-try-again'))));
  return [
    h('h2', {}, title(points.length, side === yours)),
    segments('turning', l10n.text('web-turning-of'), [
      ['both', l10n.text('web-turning-both')],
      ['black', l10n.text('color', { color: 'black' })],
      ['white', l10n.text('color', { color: 'white' })],
    ], side, (/** @type {Side} */ chosen) => choose(chosen)),
    ...points.map(card),
  ];
}

/**
 * The same in short, to stand beside the list of moves: a button for each.
 * @param {Review} review a finished one
 * @param {Pick<How, 'side' | 'yours' | 'jump' | 'number'>} how
 */
export function turningLinks(review, { side, yours, jump, number }) {
  const points = pointsOf(review, side);
  return h('div', { class: 'turning-links', role: 'group', 'aria-label': title(points.length, side === yours) },
    points.map(({ ply, comment }) => h('button', {
      type: 'button', class: 'button', 'data-link': ply, title: l10n.text('web-turning-look', { ply: number(ply) }), onclick: () => jump(ply),
    }, `${number(ply)}. ${spelt(comment.square)}`)));
}

/**
 * What the list of moves shows beside each mistake, by turn.
 * @param {Api.Mistake[]} mistakes
 * @returns {Map<number, import('./moves.js').Kind>}
 */
export function mistakeSigns(mistakes) {
  return new Map(mistakes.flatMap(({ ply, grade }) =>
    (grade ? [[ply, { kind: `is-${grade}`, text: gradeWord(grade), sign: GRADE_SIGNS[grade] }]] : [])));
}

/**
 * All mistakes, the worst first.
 * @param {Api.Mistake[]} mistakes
 * @param {Pick<How, 'jump' | 'tryAgain' | 'number'>} how
 */
export function mistakeList(mistakes, { jump, tryAgain, number }) {
  const item = (/** @type {Api.Mistake} */ mistake) => h('li', { class: `mistake ${mistake.grade}` },
    h('p', {}, h('b', {}, `${number(mistake.ply)}. ${spelt(mistake.played)}`), ' ',
      l10n.text('web-mistake-line', { grade: mistake.grade ? gradeWord(mistake.grade) : '', best: spelt(mistake.best ?? ''), loss: mistake.loss })),
    h('button', { type: 'button', class: 'button', 'data-jump': mistake.ply, onclick: () => jump(mistake.ply) }, l10n.text('web-jump')),
    h('button', { type: 'button', class: 'button', 'data-try': mistake.ply, onclick: () => tryAgain(mistake.ply) }, l10n.text('web-try-again')));
  if (mistakes.length === 0) return [];
  return [h('details', { class: 'more all-mistakes' },
    h('summary', {}, l10n.text('web-mistakes-all', { count: mistakes.length })),
    h('ul', {}, mistakes.map(item)))];
}
