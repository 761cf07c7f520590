// Saying what the server has told, in the reader's words. What happened, how things stand
// and why something is refused comes as sentences, the same for every front end.

import { Problem, Unreachable, api } from './api.js';
import { l10n } from './l10n.js';
import { numberOf, spelt } from './record.js';

/**
 * What a player is called.
 * @param {{words: {called: Record<Api.Player, Api.Sentence>}}} match a match, or a line of a list
 * @param {Api.Player} player
 */
export const playerName = ({ words }, player) => l10n.said(words.called[player]);

/**
 * Who moves, or what else is going on.
 * @param {Api.Match} match
 */
export const statusText = ({ words }) => l10n.tell(words.status);

/**
 * All scores of a finished game, each under its name (R10).
 * @param {Api.Match} match
 */
export const scoresText = ({ words }) => l10n.tell(words.scores);

/**
 * A series in one line; nothing for a single game.
 * @param {Api.Match} match
 */
export const standingText = ({ words }) => (words.standing ? l10n.tell([words.standing]) : '');

/**
 * A thing with its value, with the colon where the language has it.
 * @param {string} name
 * @param {string} value
 */
export const named = (name, value) => l10n.text('named', { name, value });

/**
 * How far a game is walked through: the turn that led there.
 * @param {Turn[]} turns
 * @param {number} ply
 * @param {Record<Color, {name: string}>} [hues] what the colours are called on the console
 */
export function walkedText(turns, ply, hues) {
  const plies = numberOf(turns);
  const turn = turns[ply - 1];
  if (!turn) return l10n.text('ply-start', { plies });
  const color = hues ? hues[turn.color].name : turn.color;
  const number = numberOf(turns, ply);
  return turn.square
    ? l10n.text('ply-place', { ply: number, plies, color, square: spelt(turn.square) })
    : l10n.text('web-walked-pass', { ply: number, plies, color });
}

/**
 * The same in short, for the line beside the board.
 * @param {Turn[]} turns
 * @param {number} ply
 */
export const walkedShort = (turns, ply) => l10n.text('web-walked-to', { ply: numberOf(turns, ply), plies: numberOf(turns) });

/**
 * Why something did not work.
 * @param {unknown} problem
 */
export function problemText(problem) {
  if (problem instanceof Unreachable) return l10n.text('web-problem-unreachable');
  if (problem instanceof Problem && problem.body.sentence) return l10n.tell([problem.body.sentence]);
  return l10n.text('web-problem-other', { detail: problem instanceof Error ? problem.message : String(problem) });
}

/**
 * Why a square the server does not offer cannot be played on (R6): it says so itself.
 * @param {string} position
 * @param {string} square
 */
export async function unplayableText(position, square) {
  try {
    await api.line(position, [square]);
    return l10n.text('web-problem-stale');
  } catch (problem) {
    return problemText(problem);
  }
}
