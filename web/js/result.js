// What a finished game means to whoever looks at it: whether it is theirs, who won, and by how
// many discs. It draws nothing and knows no rules: the verdict is the server's.

import { other } from './record.js';

/**
 * `mine` and `theirs` are missing where something else than the discs has decided.
 * @typedef {object} Result
 * @property {'won' | 'lost' | 'drawn' | 'black' | 'white'} who `won` and `lost` where the reader had one of the seats, else the colour that won
 * @property {number | null} mine discs of the reader, or of the winner, or of Black in a draw of others
 * @property {number | null} theirs
 */

/** Reasons for which a game ends on the board. */
const ON_THE_BOARD = new Set(['board_full', 'wiped_out', 'both_blocked', 'both_passed']);

/**
 * The colour that the reader plays, where it is one alone.
 * @param {Api.Match} match
 * @returns {Color | null}
 */
export function ownColor({ view: { game }, you }) {
  if (!game || you?.length !== 1) return null;
  return game.black === you[0] ? 'black' : 'white';
}

/**
 * How the game of a match has ended; nothing while it goes on.
 * @param {Api.Match} match
 * @returns {Result | null}
 */
export function resultOf(match) {
  const verdict = match.view.game?.verdict;
  if (!verdict) return null;
  const own = ownColor(match);
  const first = own ?? verdict.color ?? 'black';
  const counted = ON_THE_BOARD.has(verdict.reason.kind) && !verdict.lost_by_overtime;
  const mine = counted ? verdict.discs[first] : null;
  const theirs = counted ? verdict.discs[other(first)] : null;
  const who = !verdict.color ? 'drawn' : own ? (verdict.color === own ? 'won' : 'lost') : verdict.color;
  return { who, mine, theirs };
}

/**
 * Whether the reader is the one to move, against somebody else.
 * @param {Api.Match} match
 */
export const isYourTurn = ({ view: { game, phase }, you, record }) =>
  phase === 'playing' && !record && you?.length === 1 && game?.to_move === you[0];

/**
 * The level of the computer one plays against, alone.
 * @param {Api.Match} match
 */
export function levelOf({ view: { setup: { players } }, you }) {
  const [me] = you ?? [];
  if (you?.length !== 1) return null;
  const seat = players[me === 'one' ? 'two' : 'one'];
  return seat.seat === 'computer' ? seat.level : null;
}
