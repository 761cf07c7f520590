// Ratings in words and as a line that goes up and down.

import { h, s } from './dom.js';
import { l10n } from './l10n.js';

/** The kinds of games among people, the quickest first. */
export const CATEGORIES = /** @type {const} */ (['bullet', 'blitz', 'standard', 'correspondence']);

/** @type {Record<Api.Rating['category'], () => string>} */
const NAMES = {
  bullet: () => l10n.text('people-category-bullet'),
  blitz: () => l10n.text('people-category-blitz'),
  standard: () => l10n.text('people-category-standard'),
  correspondence: () => l10n.text('people-category-correspondence'),
  computer: () => l10n.text('people-category-computer'),
};

/** @param {Api.Rating['category']} category */
export const categoryText = (category) => NAMES[category]();

/**
 * A rating as it stands beside a name; a question mark where it is a rough guess.
 * @param {{rating: number, provisional: boolean}} rating
 */
export function ratingMark({ rating, provisional }) {
  const spoken = l10n.text(provisional ? 'people-rating-rough' : 'people-rating', { rating: String(rating) });
  return h('span', { class: 'rating numbers', role: 'img', 'aria-label': spoken }, `${rating}${provisional ? '?' : ''}`);
}

/**
 * A change with its sign, the minus as typography has it.
 * @param {number} change
 */
export const changeText = (change) => (change < 0 ? `−${-change}` : `+${change}`);

/**
 * What the last game has changed, for both who played it; nothing where none has.
 * @param {Api.Match} match
 * @param {(player: Api.Player) => string} nameOf
 */
export function changesText(match, nameOf) {
  return /** @type {const} */ (['one', 'two']).flatMap((player) => {
    const rating = match.ratings[player];
    return rating?.change === null || rating?.change === undefined ? []
      : [l10n.text('people-rating-after', { name: nameOf(player), rating: `${rating.rating}${rating.provisional ? '?' : ''}`, change: changeText(rating.change) })];
  }).join(' · ');
}

/**
 * Every rating of somebody, as a list.
 * @param {Api.Rating[]} ratings
 */
export function ratingList(ratings) {
  if (ratings.length === 0) return h('p', { class: 'quiet' }, l10n.text('people-rating-none'));
  return h('ul', { class: 'ratings' }, ratings.map((rating) => h('li', { class: 'card', 'data-category': rating.category },
    h('div', { class: 'row spread' }, h('strong', {}, categoryText(rating.category)), ratingMark(rating)),
    h('p', { class: 'quiet small' }, l10n.text('people-rating-record', { wins: rating.wins, draws: rating.draws, losses: rating.losses })))));
}

const WIDTH = 300;
const HEIGHT = 90;

/**
 * How a rating has changed, game by game.
 * @param {Api.RatingHistory} history
 */
export function chart({ games }) {
  const points = games.toReversed();
  const values = [points[0].before, ...points.map((each) => each.rating)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (/** @type {number} */ index) => (index / (values.length - 1)) * WIDTH;
  const y = (/** @type {number} */ value) => HEIGHT - 4 - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 8);
  const label = l10n.text('people-rating-chart', { count: points.length, from: String(values[0]), to: String(values[values.length - 1]) });
  return h('figure', { class: 'rating-chart' },
    s('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
      s('path', { d: `M${values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`, 'vector-effect': 'non-scaling-stroke' })),
    h('figcaption', { class: 'quiet small' }, label));
}
