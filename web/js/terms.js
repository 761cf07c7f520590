// What two people agree on before a game: from choices to the server's terms, and terms in
// words. It draws nothing and asks nobody.

import { l10n } from './l10n.js';

/**
 * What can be chosen for a game with a friend.
 * @typedef {object} FriendChoices
 * @property {string} clock a key of `CLOCKS`
 * @property {Api.SideWish} side the colour of whoever invites
 * @property {'even' | 'xot' | 'corners'} start
 * @property {number} corners how many, 1 to 4
 * @property {'me' | 'friend'} receiver who gets them
 * @property {number} games how many games count together
 * @property {boolean} rated
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * The clocks that one click chooses.
 * @type {Record<string, Api.TimeControl | null>}
 */
export const CLOCKS = {
  none: null,
  1: { kind: 'per_game', main: MINUTE },
  3: { kind: 'per_game', main: 3 * MINUTE },
  5: { kind: 'per_game', main: 5 * MINUTE },
  '5+3': { kind: 'increment', main: 5 * MINUTE, increment: 3 * SECOND },
  15: { kind: 'per_game', main: 15 * MINUTE },
  30: { kind: 'per_game', main: 30 * MINUTE },
  '1d': { kind: 'per_move', limit: DAY },
  '3d': { kind: 'per_move', limit: 3 * DAY },
};

/** The numbers of games that are offered. */
export const GAMES = [1, 2, 3, 5, 10];

/** @type {FriendChoices} */
const USUAL = { clock: '15', side: 'any', start: 'even', corners: 1, receiver: 'friend', games: 1, rated: false };

/**
 * What this browser remembers, and the usual for the rest.
 * @param {Partial<FriendChoices>} kept
 * @returns {FriendChoices}
 */
export function choicesOf(kept) {
  const all = { ...USUAL, ...kept };
  if (!(all.clock in CLOCKS)) all.clock = USUAL.clock;
  if (!GAMES.includes(all.games)) all.games = USUAL.games;
  return all;
}

/**
 * Whether such a game may count for ratings.
 * @param {FriendChoices} choices
 */
export const rateable = ({ clock, start }) => clock !== 'none' && start !== 'corners';

/**
 * The terms as the server takes them.
 * @param {FriendChoices} choices
 * @returns {Api.Terms}
 */
export function termsOf(choices) {
  return {
    clock: CLOCKS[choices.clock] ?? null,
    rated: choices.rated && rateable(choices),
    opening: choices.start === 'xot' ? 'xot' : 'even',
    side: choices.side,
    corners: choices.start === 'corners'
      ? { count: choices.corners, to_player_two: choices.receiver === 'friend' }
      : { count: 0, to_player_two: false },
    goal: { games: choices.games },
  };
}

/**
 * A clock in words.
 * @param {Api.TimeControl | null} clock
 */
export function clockWords(clock) {
  if (!clock) return l10n.text('people-clock-none');
  const seconds = (/** @type {number} */ span) => Math.round(span / SECOND);
  switch (clock.kind) {
    case 'per_game': return l10n.text('people-clock-game', { minutes: clock.main / MINUTE });
    case 'increment': return l10n.text('people-clock-increment', { minutes: clock.main / MINUTE, seconds: seconds(clock.increment) });
    case 'byo_yomi': return l10n.text('people-clock-byo-yomi', { minutes: clock.main / MINUTE, periods: clock.periods, seconds: seconds(clock.period) });
    default: return clock.limit >= DAY
      ? l10n.text('people-clock-days', { days: clock.limit / DAY })
      : l10n.text('people-clock-move', { seconds: seconds(clock.limit) });
  }
}

/**
 * The terms, one thing after the other, for one of the two.
 * @param {Api.Terms} terms
 * @param {boolean} mine whether the reader made the offer
 * @returns {string[]}
 */
export function termsWords(terms, mine) {
  const { side = 'any', corners, goal } = terms;
  const words = [clockWords(terms.clock ?? null)];
  if (side === 'any') words.push(l10n.text('people-side-any'));
  else words.push(l10n.text('people-side-yours', { color: (side === 'black') === mine ? 'black' : 'white' }));
  if (terms.opening === 'xot') words.push(l10n.text('people-start-xot'));
  if (corners && corners.count > 0) {
    words.push(l10n.text(corners.to_player_two === mine ? 'people-corners-theirs' : 'people-corners-yours', { count: corners.count }));
  }
  if (goal && 'games' in goal && goal.games > 1) words.push(l10n.text('people-goal-games', { count: goal.games }));
  if (goal && 'wins' in goal) words.push(l10n.text('people-goal-wins', { count: goal.wins }));
  if (goal && 'points' in goal) words.push(l10n.text('people-goal-points', { count: goal.points }));
  words.push(l10n.text(terms.rated ? 'people-rated' : 'people-unrated'));
  return words;
}
