// Talking to the server: see docs/api.md.

/** @typedef {AbortSignal | undefined} Until when an answer is no longer wanted */

/** A refusal or fault the server explained. */
export class Problem extends Error {
  /** @param {Pick<Api.Problem, 'title' | 'code'> & Partial<Api.Problem>} body */
  constructor(body) {
    super(body.detail ?? body.title);
    this.code = body.code;
    this.body = body;
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

/**
 * Whether something that was thrown is the server's doing, and there are words for it.
 * @param {unknown} error
 * @returns {error is Problem | Unreachable}
 */
export const isProblem = (error) => error instanceof Problem || error instanceof Unreachable;

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function answer(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const body = await response.json().catch(() => ({ title: response.statusText, code: 'internal' }));
  throw new Problem(body);
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<any>} who calls knows what the route answers
 */
async function json(path, options) {
  return (await answer(path, options)).json();
}

/**
 * @param {string} method
 * @param {unknown} body
 * @returns {RequestInit}
 */
const sending = (method, body) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** @type {Map<string, Promise<any>>} */
const once = new Map();

/**
 * For lists that do not change while the server runs.
 * @param {string} path
 * @returns {Promise<any>}
 */
function kept(path) {
  const known = once.get(path) ?? json(path).catch((error) => {
    once.delete(path);
    throw error;
  });
  once.set(path, known);
  return known;
}

/** Today where the reader is: `2026-11-15`. */
function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** @param {string} id */
const matchPath = (id) => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  /** @returns {Promise<Api.Me>} */
  me: () => json('/api/me'),
  /** @type {(name: string, password: string) => Promise<Api.NewAccount>} */
  register: (name, password) => json('/api/account', sending('POST', { name, password })),
  /** @type {(name: string, proof: {password: string} | {recovery: string}) => Promise<Api.Me>} */
  logIn: (name, proof) => json('/api/session', sending('POST', { name, ...proof })),
  logOut: () => answer('/api/session', { method: 'DELETE' }),
  /** @type {(password: string, fresh: string) => Promise<Response>} */
  changePassword: (password, fresh) => answer('/api/account/password', sending('POST', { password, new_password: fresh })),
  /** @type {(password: string) => Promise<Response>} */
  forgetMe: (password) => answer('/api/account', sending('DELETE', { password })),
  /** @type {(terms: Api.Terms) => Promise<Api.Challenge>} */
  challenge: (terms) => json('/api/challenges', sending('POST', { terms })),
  /** @type {(signal?: Until) => Promise<Api.Challenges>} */
  challenges: (signal) => json('/api/challenges', { signal }),
  /** @type {(id: string, signal?: Until) => Promise<Api.Challenge>} */
  challengeAt: (id, signal) => json(`/api/challenges/${encodeURIComponent(id)}`, { signal }),
  /** @type {(id: string) => Promise<Stored>} */
  take: (id) => json(`/api/challenges/${encodeURIComponent(id)}`, { method: 'POST' }),
  /** @param {string} id */
  withdraw: (id) => answer(`/api/challenges/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  /** @type {(category: string, signal?: Until) => Promise<Api.Leaderboard>} */
  leaderboard: (category, signal) => json(`/api/leaderboard?${new URLSearchParams({ category })}`, { signal }),
  /** @type {(name: string, signal?: Until) => Promise<Api.PlayerPage>} */
  player: (name, signal) => json(`/api/players/${encodeURIComponent(name)}`, { signal }),
  /** @type {(name: string, category: string, signal?: Until) => Promise<Api.RatingHistory>} */
  ratingHistory: (name, category, signal) => json(`/api/players/${encodeURIComponent(name)}/ratings/${category}`, { signal }),
  /** @type {(pool: Api.Pool, rated: boolean) => Promise<Api.MyLobby>} */
  seek: (pool, rated) => json('/api/lobby/seeks', sending('POST', { pool, rated })),
  /** @param {Api.Pool} pool */
  unseek: (pool) => answer(`/api/lobby/seeks/${encodeURIComponent(pool)}`, { method: 'DELETE' }),
  /** @returns {Promise<Api.Levels>} */
  levels: () => kept('/api/levels'),
  /** @type {(signal?: Until) => Promise<Api.Results>} */
  results: (signal) => json('/api/results', { signal }),
  /** @returns {Promise<Api.Ideas>} */
  ideas: () => kept('/api/learn/ideas'),
  /** @returns {Promise<Api.Variations>} */
  variations: () => kept('/api/variations'),
  /** @returns {Promise<Api.Formats>} */
  formats: () => kept('/api/formats'),
  /** @returns {Promise<Api.About>} */
  about: () => kept('/api/about'),
  /** @type {(language: string) => Promise<Rulebook>} */
  book: (language) => kept(`/api/rulebook?language=${language}`),
  /** @type {(match: Api.Wish) => Promise<Stored>} */
  make: (match) => json('/api/matches', sending('POST', match)),
  /** @type {(match: Api.Wish, signal?: Until) => Promise<Api.Match>} */
  preview: (match, signal) => json('/api/preview', { ...sending('POST', match), signal }),
  /** @type {(query: Record<string, string>, signal?: Until) => Promise<Api.Page>} */
  matches: (query, signal) => json(`/api/matches?${new URLSearchParams(query)}`, { signal }),
  /** @type {(id: string, signal?: Until) => Promise<Stored>} */
  match: (id, signal) => json(matchPath(id), { signal }),
  /** @param {string} id */
  remove: (id) => answer(matchPath(id), { method: 'DELETE' }),
  /** @type {(id: string, version: number, order: Api.Order, how?: {keepalive?: boolean}) => Promise<Api.Accepted>} */
  order: (id, version, order, how) => json(`${matchPath(id)}/commands`, { ...sending('POST', { version, order }), ...how }),
  /** @type {(id: string, from: Api.Branch) => Promise<Stored>} */
  branch: (id, from) => json(`${matchPath(id)}/branch`, sending('POST', from)),
  /** @type {(id: string, version: number, signal?: Until) => Promise<Api.Hint>} */
  hint: (id, version, signal) => json(`${matchPath(id)}/hint?version=${version}`, { signal }),
  /** @type {(position: string, move: string, signal?: Until) => Promise<Api.MoveComment>} */
  comment: (position, move, signal) => json(`/api/comment?${new URLSearchParams({ position, move })}`, { signal }),
  /** @type {(id: string, game: number, signal?: Until) => Promise<Api.GameRecord>} */
  game: (id, game, signal) => json(`${matchPath(id)}/games/${game}`, { signal }),
  /** @type {(id: string, format: string, game?: number) => string} */
  exported: (id, format, game) => `${matchPath(id)}/export?${new URLSearchParams(game ? { format, game: String(game) } : { format })}`,
  /** @param {string} path */
  text: async (path) => (await answer(path)).text(),
  /** @type {(text: string, keep: boolean) => Promise<Api.Imported>} */
  read: (text, keep) => json('/api/import', sending('POST', { text, keep })),
  /** @type {(signal?: Until) => Promise<Api.LearnOverview>} */
  learn: (signal) => json(`/api/learn?date=${today()}`, { signal }),
  /** @type {(id: string, step: number | undefined, tries: Api.Try[], signal?: Until) => Promise<Api.Lesson>} */
  lesson: (id, step, tries, signal) => json(`/api/learn/lessons/${encodeURIComponent(id)}`, { ...sending('POST', { step, tries }), signal }),
  /** @type {(id: string, tries: Api.Try[], signal?: Until) => Promise<Api.RulebookPuzzle>} */
  rulebook: (id, tries, signal) => json(`/api/learn/rulebook/${encodeURIComponent(id)}`, { ...sending('POST', { tries, date: today() }), signal }),
  /** @type {(kind: string, signal?: Until) => Promise<Api.PuzzleList>} */
  puzzles: (kind, signal) => json(`/api/learn/puzzles?${new URLSearchParams({ kind, date: today() })}`, { signal }),
  /** @type {(id: string, tries: Api.Try[], signal?: Until) => Promise<Api.Puzzle>} */
  puzzle: (id, tries, signal) => json(`/api/learn/puzzles/${encodeURIComponent(id)}`, { ...sending('POST', { tries, date: today() }), signal }),
  /** @type {(id: string, tries: Api.Try[], signal?: Until) => Promise<Api.PuzzleComment>} */
  puzzleComment: (id, tries, signal) => json(`/api/learn/puzzles/${encodeURIComponent(id)}/comment?tries=${tries.join('')}`, { signal }),
  /** @type {(signal?: Until) => Promise<Api.OpeningList>} */
  openings: (signal) => json(`/api/learn/openings?date=${today()}`, { signal }),
  /** @type {(line: string, color: Color, tries: Api.Try[], signal?: Until) => Promise<Api.Training>} */
  opening: (line, color, tries, signal) => json(`/api/learn/openings/${encodeURIComponent(line)}`, { ...sending('POST', { color, tries, date: today() }), signal }),
  /** @type {(line: string, color: Color) => Promise<Response>} */
  forget: (line, color) => answer(`/api/learn/openings/${encodeURIComponent(line)}?color=${color}`, { method: 'DELETE' }),
  /** @type {(start: string | null | undefined, moves: string[], signal?: Until) => Promise<Api.Line>} */
  line: (start, moves, signal) => {
    const query = new URLSearchParams();
    if (start) query.set('start', start);
    if (moves.length > 0) query.set('moves', moves.join(''));
    return json(`/api/line?${query}`, { signal });
  },
};

/**
 * A WebSocket that comes back when it breaks, until the signal says stop.
 * `heard` gets every message, `state` whether there is a connection.
 * @template {object} Said
 * @template {object} Heard
 * @param {string} path
 * @param {{signal: AbortSignal, heard: (message: Heard) => void, state?: (connected: boolean, code?: number) => void}} options
 */
export function socket(path, { signal, heard, state = () => {} }) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  /** @type {WebSocket | null} */
  let current = null;
  let wait = 150;
  /** @type {number | undefined} */
  let timer;

  function connect() {
    if (signal.aborted) return;
    current = new WebSocket(address);
    current.onopen = () => {
      wait = 150;
      state(true);
    };
    current.onmessage = (event) => heard(JSON.parse(event.data));
    current.onclose = (event) => {
      if (signal.aborted) return;
      state(false, event.code);
      // 4404: what it was about is gone for good.
      if (event.code === 4404) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, 3000);
    };
  }

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    current?.close();
  });
  connect();
  return {
    /** @param {Said} message */
    send: (message) => {
      if (current?.readyState === WebSocket.OPEN) current.send(JSON.stringify(message));
    },
  };
}
