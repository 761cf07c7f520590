// From the choices on the page to what the server is asked for. The choices are plain
// values that a browser can keep; the setup is written in the server's words.

/**
 * What can be chosen.
 * @typedef {object} Choices
 * @property {'computer' | 'person'} opponent
 * @property {string | null} level the usual one if none was chosen
 * @property {Color | 'random'} color
 * @property {number} corners given to the weaker player
 * @property {Api.Player} receiver who gets them
 * @property {Color} first who moves first
 * @property {'none' | 'per_move' | 'per_game' | 'increment' | 'byo_yomi'} clock
 * @property {boolean} own whether the clock is set up field by field instead of chosen among the usual ones
 * @property {number} minutes
 * @property {number} seconds
 * @property {number} increment in seconds
 * @property {number} periods
 * @property {'loss' | 'overtime' | 'computer_moves'} timeout
 * @property {'single' | 'wins' | 'games' | 'points'} series
 * @property {number} wins
 * @property {number} games
 * @property {number} points
 * @property {Api.StartRule} next who starts the next game
 * @property {string} nameOne
 * @property {string} nameTwo
 */

/**
 * What a first visit finds chosen.
 * @type {Choices}
 */
export const USUAL = {
  opponent: 'computer',
  level: null,
  color: 'black',
  corners: 0,
  receiver: 'one',
  first: 'black',
  clock: 'none',
  own: false,
  minutes: 5,
  seconds: 15,
  increment: 5,
  periods: 3,
  timeout: 'loss',
  series: 'single',
  wins: 2,
  games: 3,
  points: 100,
  next: 'alternate',
  nameOne: '',
  nameTwo: '',
};

/**
 * The clocks that one click chooses.
 * @type {Record<string, Pick<Choices, 'clock'> & Partial<Choices>>}
 */
export const PACES = {
  none: { clock: 'none' },
  1: { clock: 'per_game', minutes: 1 },
  3: { clock: 'per_game', minutes: 3 },
  5: { clock: 'per_game', minutes: 5 },
  '5+3': { clock: 'increment', minutes: 5, increment: 3 },
};

/** Their names in the order they are offered: an object would put numbers first. */
export const PACE_NAMES = ['none', '1', '3', '5', '5+3'];

/**
 * Which of them is chosen; `own` for every other clock.
 * @param {Choices} choices
 */
export function paceOf(choices) {
  if (choices.own) return 'own';
  const fits = (/** @type {Partial<Choices>} */ pace) =>
    Object.entries(pace).every(([key, value]) => choices[/** @type {keyof Choices} */ (key)] === value);
  return PACE_NAMES.find((name) => fits(PACES[name])) ?? 'own';
}

/**
 * What changes when one of them is chosen. A clock of one's own begins with what was there, but it has to be one.
 * @param {string} name
 * @param {Choices} choices
 * @returns {Partial<Choices>}
 */
export function takePace(name, { clock }) {
  const pace = PACES[name];
  return pace ? { ...pace, own: false } : { own: true, clock: clock === 'none' ? 'per_game' : clock };
}

const MINUTE = 60_000;
/**
 * Choices kept by a browser may be older than the form that now rounds them.
 * @param {number} number
 */
const whole = (number) => Math.max(1, Math.round(number));

/**
 * @param {Choices} choices
 * @returns {Api.TimeControl | null}
 */
function control(choices) {
  const main = Math.round(choices.minutes * MINUTE);
  switch (choices.clock) {
    case 'per_move': return { kind: 'per_move', limit: Math.round(choices.seconds * 1000) };
    case 'per_game': return { kind: 'per_game', main };
    case 'increment': return { kind: 'increment', main, increment: Math.round(choices.increment * 1000) };
    case 'byo_yomi': return { kind: 'byo_yomi', main, period: Math.round(choices.seconds * 1000), periods: whole(choices.periods) };
    default: return null;
  }
}

/**
 * @param {Choices} choices
 * @param {string} level
 * @returns {Api.TimeOut}
 */
function timeout(choices, level) {
  switch (choices.timeout) {
    case 'overtime': return { kind: 'overtime', extra: 2 * MINUTE };
    case 'computer_moves': return { kind: 'computer_moves', level };
    default: return { kind: 'loss' };
  }
}

/**
 * @param {Choices} choices
 * @returns {Api.Goal}
 */
function goal(choices) {
  switch (choices.series) {
    case 'wins': return { wins: whole(choices.wins) };
    case 'games': return { games: whole(choices.games) };
    case 'points': return { points: whole(choices.points) };
    default: return { games: 1 };
  }
}

/**
 * A match as the server makes it from choices; a `random` colour is drawn by whoever calls.
 * @param {Choices} choices
 * @param {string} level
 * @returns {Api.Wish & {names: Api.Match['names']}}
 */
export function setupOf(choices, level) {
  const solo = choices.opponent === 'computer';
  const oneIsBlack = !solo || choices.color === 'black';
  const black = oneIsBlack ? 'one' : 'two';
  const white = oneIsBlack ? 'two' : 'one';
  const given = choices.first === 'white';
  const clock = control(choices);
  /** @type {Api.SetupWish} */
  const setup = {
    players: {
      one: { seat: 'person' },
      two: solo ? { seat: 'computer', level } : { seat: 'person' },
    },
    start: choices.corners > 0
      ? { from: 'corners', count: choices.corners, receiver: choices.receiver }
      : { from: 'even' },
    starter: given ? white : black,
    // White moves first only when the colours stay with the players (H2).
    colors: given ? { rule: 'keep', black } : { rule: 'by_starter' },
    series: { goal: goal(choices), next_starter: choices.series === 'single' ? 'same' : choices.next },
  };
  if (clock) setup.clock = { control: clock, time_out: timeout(choices, level) };
  const name = (/** @type {string} */ text) => text.trim().slice(0, 60) || null;
  return { names: { one: name(choices.nameOne), two: solo ? null : name(choices.nameTwo) }, setup };
}

/**
 * The same for two people at a real board.
 * @param {Choices} choices
 * @param {Api.Referee} referee
 */
export function tableOf(choices, referee) {
  const { names, setup } = setupOf({ ...choices, opponent: 'person' }, '');
  return { names, setup: { ...setup, turning: { by: /** @type {const} */ ('hand'), referee } } };
}
