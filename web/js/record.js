// Positions and games as the server writes them. Nothing here knows a rule: what turned
// over is told by the server, and this only carries it out.

/** @type {readonly ['one', 'two']} */
export const PLAYERS = ['one', 'two'];

/** The names of the squares, A1 to H8, in the order of a position's letters. */
export const SQUARES = Array.from({ length: 64 }, (_, i) => 'abcdefgh'[i % 8] + (Math.floor(i / 8) + 1));

const INDEX = new Map(SQUARES.map((name, i) => [name, i]));

/** @param {string} square its name */
export const indexOf = (square) => /** @type {number} */ (INDEX.get(square));

/**
 * `d3` as people read it aloud.
 * @param {string} square
 */
export const spelt = (square) => square.toUpperCase();

/** @type {Record<Color, string>} */
const LETTERS = { black: 'X', white: 'O' };
/** @type {Record<string, Color>} */
const COLORS = { X: 'black', O: 'white' };

/**
 * The colour of the disc on a square of a position, or null.
 * @param {string} position
 * @param {string} square
 */
export const discAt = (position, square) => COLORS[position[indexOf(square)]] ?? null;

/**
 * Who is to move in a position.
 * @param {string} position
 */
export const turnOf = (position) => COLORS[position[65]];

/**
 * Whether two positions differ at most in whose turn it is, as before and after a pass.
 * @param {string} one
 * @param {string} another
 */
export const sameDiscs = (one, another) => one.slice(0, 64) === another.slice(0, 64);

/**
 * @param {Color} color
 * @returns {Color}
 */
export const other = (color) => (color === 'black' ? 'white' : 'black');

/**
 * How many discs of a colour a position shows.
 * @param {string} position
 * @param {Color} color
 */
export const count = (position, color) => position.slice(0, 64).split(LETTERS[color]).length - 1;

/**
 * The position after a turn that placed a disc (or none) and turned others over.
 * @param {string} position
 * @param {Turn} turn
 */
export function after(position, { color, square, turned }) {
  const letters = [...position];
  if (square) letters[indexOf(square)] = LETTERS[color];
  for (const each of turned) letters[indexOf(each)] = letters[indexOf(each)] === 'X' ? 'O' : 'X';
  letters[65] = LETTERS[other(color)];
  return letters.join('');
}

/**
 * All positions of a game, the first before any turn.
 * @param {string} start
 * @param {Turn[]} turns
 */
export function positions(start, turns) {
  const all = [start];
  for (const turn of turns) all.push(after(all[all.length - 1], turn));
  return all;
}

/**
 * The moves as one word, passes left out.
 * @param {Pick<Turn, 'square'>[]} turns
 */
export const transcript = (turns) => turns.map((turn) => turn.square ?? '').join('');

/**
 * The number of the last move of so many turns: discs are counted, as in every record, and a pass has none.
 * @param {Pick<Turn, 'square'>[]} turns
 * @param {number} [ply]
 */
export const numberOf = (turns, ply = turns.length) => turns.slice(0, ply).filter((turn) => turn.square).length;

/** The usual beginning, which no link has to spell out. */
export const START = '---------------------------OX------XO--------------------------- X';

/**
 * The address that shows a game on the analysis board.
 * @param {string | null | undefined} start
 * @param {Pick<Turn, 'square'>[]} turns
 * @param {number} [ply]
 */
export function analysisLink(start, turns, ply) {
  const query = new URLSearchParams();
  if (start && start !== START) query.set('start', start);
  const moves = transcript(turns);
  if (moves) query.set('moves', moves);
  if (ply !== undefined) query.set('ply', String(ply));
  const text = query.toString();
  return text ? `/analyse?${text}` : '/analyse';
}
