// Saying what happened, in the reader's words.

import { Unreachable } from './api.js';
import { HUES } from './hues.js';
import { l10n } from './l10n.js';
import { discAt, spelt } from './record.js';

const seat = (match, player) => match.view.setup.players[player];

/** Whether one person plays against the computer. */
export function solo(match) {
  return ['one', 'two'].filter((player) => seat(match, player).seat === 'computer').length === 1;
}

/** What a player is called. */
export function playerName(match, player) {
  const given = match.names?.[player];
  if (given) return given;
  const { seat: kind, level } = seat(match, player);
  if (kind === 'computer') return level === 'console' ? l10n.text('web-computer') : l10n.text('web-computer-level', { level: levelShort(level) });
  if (solo(match)) return l10n.text('web-you');
  return l10n.text(player === 'one' ? 'web-player-one' : 'web-player-two');
}

/** The number of a level, or the word for the highest. */
export const levelShort = (level) => (level === 'max' ? l10n.text('web-level-highest') : level);

/** The words for the colours: on the console discs are green and red (C4). */
export const tone = (match, color) => (match.view.setup.variation ? HUES[color].name : color);

/** Whether somebody won, said with the colour. */
function winText(match, color) {
  return match.view.setup.variation ? l10n.text('web-console-wins', { color: tone(match, color) }) : l10n.text('wins', { color });
}

function turnText(match, color) {
  return match.view.setup.variation ? l10n.text('web-console-to-move', { color: tone(match, color) }) : l10n.text('to-move', { color });
}

function passText(match, color) {
  return match.view.setup.variation ? l10n.text('web-console-pass', { color: tone(match, color) }) : l10n.text('must-pass', { color });
}

/** How a game ended: who won, and why. */
export function verdictText(verdict, match) {
  const result = verdict.color ? winText(match, verdict.color) : l10n.text('draw');
  return `${result}. ${reasonText(verdict, match)}`;
}

function reasonText({ reason, lost_by_overtime: overtime }, match) {
  if (overtime) return l10n.text('web-ending-overtime', { name: playerName(match, overtime) });
  switch (reason.kind) {
    case 'board_full': return l10n.text('ending-full');
    case 'wiped_out': return match.view.setup.variation
      ? l10n.text('web-console-wiped-out', { color: tone(match, reason.color) })
      : l10n.text('ending-wiped-out', { color: reason.color });
    case 'both_blocked': return l10n.text('ending-blocked');
    case 'both_passed': return l10n.text('web-ending-both-passed');
    case 'resigned': return l10n.text('web-ending-resigned', { name: playerName(match, reason.player) });
    default: return l10n.text('web-ending-time', { name: playerName(match, reason.player) });
  }
}

/** Who moves, or what else is going on. */
export function statusText(match) {
  const { view } = match;
  const { game } = view;
  if (view.phase === 'ready' || !game) return l10n.text('web-status-ready');
  if (view.phase === 'aborted') return l10n.text('web-status-aborted');
  if (game.verdict) return verdictText(game.verdict, match);
  if (view.phase === 'paused') return l10n.text('web-status-paused');
  const color = game.black === game.to_move ? 'black' : 'white';
  if (view.request) return l10n.text('web-status-thinking', { color: tone(match, color) });
  return turnText(match, color);
}

/** The discs of both sides at the end, for the ear. */
function discsText({ discs }, match) {
  return ['black', 'white'].map((color) => l10n.text('web-discs-of', { color: tone(match, color), count: discs[color] })).join(', ');
}

/** A thing with its value, with the colon where the language has it. */
export const named = (name, value) => l10n.text('named', { name, value });

/** All scores of a finished game, each under its name (R10). */
export function scoresText({ discs, margin, federation }) {
  return [
    named(l10n.text('score-discs'), `${discs.black}–${discs.white}`),
    named(l10n.text('score-margin'), String(margin)),
    named(l10n.text('score-federation'), `${federation.black}–${federation.white}`),
  ].join(' · ');
}

/** A series in one line, or null for a single game. */
export function standingText(match) {
  const { goal } = match.view.setup.series;
  if (goal.games === 1) return null;
  const { standing } = match.view;
  const one = playerName(match, 'one');
  const two = playerName(match, 'two');
  if (standing.outcome?.kind === 'drawn') return l10n.text('web-series-drawn');
  if (standing.outcome) return l10n.text('web-series-won', { name: standing.outcome.player === 'one' ? one : two });
  const game = match.view.game?.game ?? 1;
  if (goal.points) return l10n.text('web-series-points', { game, one, two, first: standing.points.one, second: standing.points.two, goal: goal.points });
  if (goal.wins) return l10n.text('web-series-wins', { game, one, two, first: standing.wins.one, second: standing.wins.two, goal: goal.wins });
  return l10n.text('web-series-games', { game, one, two, first: standing.wins.one, second: standing.wins.two, goal: goal.games });
}

/** How far a game is walked through: the turn that led there. */
export function walkedText(turns, ply) {
  const plies = turns.length;
  const turn = turns[ply - 1];
  if (!turn) return l10n.text('ply-start', { plies });
  return turn.square
    ? l10n.text('ply-place', { ply, plies, color: turn.color, square: spelt(turn.square) })
    : l10n.text('ply-pass', { ply, plies, color: turn.color });
}

/** Who had to lend whom a disc. */
export const lentText = (match, color) => l10n.text('web-told-lent', { color: tone(match, color) });

/** One event for the ear, or null when there is nothing to say. */
export function eventText(event, match) {
  switch (event.event) {
    case 'game_began': return l10n.text('web-told-game', { game: event.game });
    case 'disc_placed': {
      const values = { color: tone(match, event.color), square: spelt(event.square), count: event.turned.length };
      const placed = event.substitute
        ? l10n.text('web-told-substitute', values)
        // On a real board the discs are turned by hand, afterwards.
        : event.turned.length > 0 ? l10n.text('web-told-move', values) : l10n.text('web-told-placed', values);
      return event.lent ? `${placed}. ${lentText(match, event.color)}` : placed;
    }
    case 'passed': return passText(match, event.color);
    case 'disc_turned': return l10n.text('web-told-turned', { square: spelt(event.square), color: event.color });
    case 'handed_over': return l10n.text('to-move', { color: event.board.position[65] === 'X' ? 'black' : 'white' });
    case 'mistakes_counted': return l10n.text('web-table-mistakes', { count: event.count });
    // At the table a pass can be taken back: then there is no square to name.
    case 'taken_back': return event.squares.length > 0
      ? l10n.text('web-told-taken-back-what', { squares: event.squares.map(spelt).join(', ') })
      : l10n.text('web-told-taken-back');
    case 'redone': return l10n.text('web-told-redone', { squares: event.turns.filter((turn) => turn.square).map((turn) => spelt(turn.square)).join(', ') });
    case 'time_ran_out': return l10n.text('web-told-time', { name: playerName(match, event.player) });
    case 'paused': return l10n.text('web-status-paused');
    case 'game_ended': return `${verdictText(event.verdict, match)}. ${discsText(event.verdict, match)}`;
    case 'match_ended': return standingText(match);
    default: return null;
  }
}

/** Why something did not work. */
export function problemText(problem) {
  if (problem instanceof Unreachable) return l10n.text('web-problem-unreachable');
  const { code, refusal } = problem.body ?? {};
  if (code === 'refused' || code === 'illegal_line') return refusalText(refusal);
  if (code === 'unreadable') return unreadableText(problem);
  if (code === 'too_large') return l10n.text('web-unreadable-long');
  if (code === 'stale') return l10n.text('web-problem-stale');
  if (code === 'not_found') return l10n.text('web-problem-not-found');
  if (code === 'storage') return l10n.text('web-problem-storage');
  if (code === 'busy' || code === 'too_many_requests') return l10n.text('web-problem-busy');
  return l10n.text('web-problem-other', { detail: problem.message });
}

/** Why a text cannot be read, and where: the place is said once, the reason in the reader's language. */
function unreadableText({ body, message }) {
  const { reason, found, ply, refusal, line, column } = body;
  const detail = {
    empty: () => l10n.text('web-unreadable-empty'),
    too_long: () => l10n.text('web-unreadable-long'),
    unrecognized: () => l10n.text('web-unreadable-unknown'),
    ends_early: () => l10n.text('web-unreadable-early'),
    unexpected: () => (found ? l10n.text('web-unreadable-found', { found }) : l10n.text('web-unreadable-here')),
    illegal_move: () => l10n.text('web-unreadable-move', { ply, reason: refusalText(refusal) }),
    other_game: () => l10n.text('web-unreadable-other-game'),
    board_size: () => l10n.text('web-unreadable-board-size'),
  }[reason]?.();
  // The rare rest is in the server's words, which name the place themselves.
  if (!detail) return l10n.text('web-problem-unreadable', { detail: message });
  return line ? l10n.text('web-problem-unreadable-at', { line, column: column ?? 1, detail }) : detail;
}

/** Why a square the server does not offer cannot be played on: the reasons it would give itself (R6). */
export function unplayableText(position, square) {
  return refusalText({ refusal: discAt(position, square) ? 'occupied' : 'turns_nothing', square });
}

function refusalText(refusal) {
  const square = refusal?.square ? spelt(refusal.square) : '';
  switch (refusal?.refusal) {
    case 'occupied': return l10n.text('web-refused-occupied', { square });
    case 'turns_nothing': return l10n.text('web-refused-turns-nothing', { square });
    case 'pass_with_moves': return l10n.text('web-refused-pass');
    case 'not_your_turn': case 'computer_seat': return l10n.text('web-refused-turn');
    case 'place_first': return l10n.text('web-refused-place-first');
    case 'already_placed': return l10n.text('web-refused-already-placed', { square });
    case 'stands': return l10n.text('web-refused-stands');
    case 'mistakes_left': return l10n.text('web-refused-mistakes', { count: refusal.count });
    case 'time_is_up': return l10n.text('web-refused-time');
    case 'game_over': case 'match_over': return l10n.text('web-refused-over');
    case 'record': return l10n.text('web-refused-record');
    case 'paused': return l10n.text('web-status-paused');
    default: return l10n.text('web-refused-other');
  }
}
