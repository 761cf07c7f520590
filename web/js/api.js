// Talking to the server: see docs/api.md.

/** A refusal or fault the server explained. */
export class Problem extends Error {
  constructor(body) {
    super(body.detail ?? body.title);
    this.code = body.code;
    this.body = body;
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

async function answer(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const body = await response.json().catch(() => ({ title: response.statusText, code: 'internal' }));
  throw new Problem(body);
}

async function json(path, options) {
  return (await answer(path, options)).json();
}

const sending = (method, body) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const once = new Map();
/** For lists that do not change while the server runs. */
function kept(path) {
  if (!once.has(path)) {
    once.set(path, json(path).catch((error) => {
      once.delete(path);
      throw error;
    }));
  }
  return once.get(path);
}

/** Today where the reader is: `2026-11-15`. */
function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const api = {
  levels: () => kept('/api/levels'),
  variations: () => kept('/api/variations'),
  formats: () => kept('/api/formats'),
  about: () => kept('/api/about'),
  make: (match) => json('/api/matches', sending('POST', match)),
  preview: (match, signal) => json('/api/preview', { ...sending('POST', match), signal }),
  matches: (query, signal) => json(`/api/matches?${new URLSearchParams(query)}`, { signal }),
  match: (id, signal) => json(`/api/matches/${encodeURIComponent(id)}`, { signal }),
  remove: (id) => answer(`/api/matches/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  order: (id, version, order) =>
    json(`/api/matches/${encodeURIComponent(id)}/commands`, sending('POST', { version, order })),
  branch: (id, from) => json(`/api/matches/${encodeURIComponent(id)}/branch`, sending('POST', from)),
  hint: (id, version, signal) => json(`/api/matches/${encodeURIComponent(id)}/hint?version=${version}`, { signal }),
  comment: (position, move, signal) => json(`/api/comment?${new URLSearchParams({ position, move })}`, { signal }),
  game: (id, game, signal) => json(`/api/matches/${encodeURIComponent(id)}/games/${game}`, { signal }),
  exported: (id, format, game) => `/api/matches/${encodeURIComponent(id)}/export?${new URLSearchParams(game ? { format, game } : { format })}`,
  text: async (path) => (await answer(path)).text(),
  read: (text, keep) => json('/api/import', sending('POST', { text, keep })),
  learn: (signal) => json(`/api/learn?date=${today()}`, { signal }),
  lesson: (id, step, tries, signal) => json(`/api/learn/lessons/${encodeURIComponent(id)}`, { ...sending('POST', { step, tries }), signal }),
  rulebook: (id, tries, signal) => json(`/api/learn/rulebook/${encodeURIComponent(id)}`, { ...sending('POST', { tries, date: today() }), signal }),
  puzzles: (kind, signal) => json(`/api/learn/puzzles?${new URLSearchParams({ kind, date: today() })}`, { signal }),
  puzzle: (id, tries, signal) => json(`/api/learn/puzzles/${encodeURIComponent(id)}`, { ...sending('POST', { tries, date: today() }), signal }),
  puzzleComment: (id, tries, signal) => json(`/api/learn/puzzles/${encodeURIComponent(id)}/comment?tries=${tries.join('')}`, { signal }),
  openings: (signal) => json(`/api/learn/openings?date=${today()}`, { signal }),
  opening: (line, color, tries, signal) => json(`/api/learn/openings/${encodeURIComponent(line)}`, { ...sending('POST', { color, tries, date: today() }), signal }),
  forget: (line, color) => answer(`/api/learn/openings/${encodeURIComponent(line)}?color=${color}`, { method: 'DELETE' }),
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
 */
export function socket(path, { signal, heard, state = () => {} }) {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  let current = null;
  let wait = 150;
  let timer = 0;

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
    send: (message) => current?.readyState === WebSocket.OPEN && current.send(JSON.stringify(message)),
  };
}
