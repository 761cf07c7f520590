// What to do after a game against the computer: one step, chosen from how the game ended and from what
// the server has counted. It draws nothing and asks nobody.

/**
 * `next` plays a stronger level, `rematch` the same one again, `review` looks at the moves that cost most.
 * `first` says that it was the first win: against anybody, or against this level.
 * @typedef {{step: 'next' | 'rematch' | 'review', level: string | null, first: 'ever' | 'level' | null}} Onward
 */

/** @param {Api.Results} results */
const winsOf = ({ levels }) => levels.reduce((sum, { wins }) => sum + wins, 0);

/**
 * @param {import('./result.js').Result} result
 * @param {string} level that was played
 * @param {Api.Results} results with this game among them
 * @returns {Onward}
 */
export function onwardFrom({ who }, level, results) {
  if (who === 'lost') return { step: 'review', level: null, first: null };
  if (who !== 'won') return { step: 'rematch', level: null, first: null };
  const here = results.levels.find((each) => each.level === level);
  const first = winsOf(results) === 1 ? 'ever' : here?.wins === 1 ? 'level' : null;
  return results.next ? { step: 'next', level: results.next, first } : { step: 'rematch', level: null, first };
}

/**
 * How one has fared against a level so far.
 * @param {Api.Results | null} results
 * @param {string | null} level
 */
export const against = (results, level) => results?.levels.find((each) => each.level === level) ?? null;
