// A game looked through: its turning points, each with its board, and all mistakes.

import { GRADE_SIGNS, gradeSigns, gradeWord } from './coach.js';
import { h, segments } from './dom.js';
import { l10n } from './l10n.js';
import { thumbnail } from './picture.js';
import { spelt } from './record.js';

/** What a finished review was about, kept while the reader changes the language. */
let kept = null;

const key = (start, turns) => `${start} ${turns.map((turn) => turn.square ?? '-').join('')}`;

/** The review of this very game, if it was the last one made. */
export const keptReview = (start, turns) => (kept?.key === key(start, turns) ? kept.review : null);

/** Keeps a finished review. */
export function keepReview(start, turns, review) {
  kept = { key: key(start, turns), review };
}

/** An empty review, to be filled while the engine thinks. */
export const newReview = () => ({ points: [], comments: new Map(), mistakes: null, turning: null, ggf: null });

/** Takes what the engine says about one turn. */
export function hear(review, { ply, black, played, loss, grade, comment, position }) {
  review.points[ply - 1] = { black, move: played, loss, grade };
  if (comment) review.comments.set(ply, { comment, position });
}

const title = (count, yours) => {
  if (count === 0) return l10n.text('web-turning-none');
  return yours ? l10n.text('web-turning-yours', { count }) : l10n.text('web-turning', { count });
};

/**
 * The turning points of one side or of both.
 * @param {object} review
 * @param {{side: string, yours: string|null, choose: (side: string) => void, jump: (ply: number) => void, tryAgain: (ply: number) => void}} how
 */
export function turningPoints(review, { side, yours, choose, jump, tryAgain }) {
  const plies = review.turning[side];
  const card = (ply) => {
    const { comment, position } = review.comments.get(ply);
    return h('article', { class: 'turning', 'data-turning': ply },
      h('button', { type: 'button', class: 'turning-board', 'aria-label': l10n.text('web-turning-look', { ply }), onclick: () => jump(ply) },
        thumbnail(position, { played: comment.square, better: comment.best })),
      h('div', { class: 'stack tight' },
        h('h3', { class: 'row' }, l10n.text('web-turning-move', { ply }), gradeSigns(comment)),
        h('p', { class: 'row pair' },
          h('span', { class: 'played' }, l10n.text('web-turning-played', { move: spelt(comment.square) })),
          h('span', { class: 'better' }, l10n.text('web-turning-better', { move: spelt(comment.best) })))),
      h('p', { class: 'coach-words' }, l10n.said(comment.sentences)),
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'button', 'data-look': ply, onclick: () => jump(ply) }, l10n.text('web-jump')),
        h('button', { type: 'button', class: 'button primary', 'data-again': ply, onclick: () => tryAgain(ply) }, l10n.text('web-try-again'))));
  };
  return [
    h('h2', {}, title(plies.length, side === yours)),
    segments('turning', l10n.text('web-turning-of'), [
      ['both', l10n.text('web-turning-both')],
      ['black', l10n.text('color', { color: 'black' })],
      ['white', l10n.text('color', { color: 'white' })],
    ], side, choose),
    ...plies.map(card),
  ];
}

/** The same in short, to stand beside the list of moves: a button for each. */
export function turningLinks(review, { side, yours, jump }) {
  const plies = review.turning[side];
  return h('div', { class: 'turning-links', role: 'group', 'aria-label': title(plies.length, side === yours) },
    plies.map((ply) => h('button', {
      type: 'button', class: 'button', 'data-link': ply, title: l10n.text('web-turning-look', { ply }), onclick: () => jump(ply),
    }, `${ply}. ${spelt(review.comments.get(ply).comment.square)}`)));
}

/** What the list of moves shows beside each mistake, by turn. */
export function mistakeSigns(mistakes) {
  return new Map(mistakes.map(({ ply, grade }) =>
    [ply, { kind: `is-${grade}`, text: gradeWord(grade), sign: GRADE_SIGNS[grade] }]));
}

/** All mistakes, the worst first. */
export function mistakeList(mistakes, { jump, tryAgain }) {
  const item = (mistake) => h('li', { class: `mistake ${mistake.grade}` },
    h('p', {}, h('b', {}, `${mistake.ply}. ${spelt(mistake.played)}`), ' ',
      l10n.text('web-mistake-line', { grade: gradeWord(mistake.grade), best: spelt(mistake.best), loss: mistake.loss ?? '?' })),
    h('button', { type: 'button', class: 'button', 'data-jump': mistake.ply, onclick: () => jump(mistake.ply) }, l10n.text('web-jump')),
    h('button', { type: 'button', class: 'button', 'data-try': mistake.ply, onclick: () => tryAgain(mistake.ply) }, l10n.text('web-try-again')));
  if (mistakes.length === 0) return [];
  return [h('details', { class: 'more all-mistakes' },
    h('summary', {}, l10n.text('web-mistakes-all', { count: mistakes.length })),
    h('ul', {}, mistakes.map(item)))];
}
