// Who one is to the server. It is asked once; whoever logs in or out says so here. A visitor becomes a
// guest without a word, with the first thing that is kept: where that matters, ask again.

import { api } from './api.js';

/** @type {Promise<Api.Me> | null} */
let known = null;
/** @type {Set<(me: Api.Me) => void>} */
const listeners = new Set();

/** Whoever sits at this screen. */
export function me() {
  known ??= api.me().catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/**
 * One is somebody else from now on, as the server has said.
 * @param {Api.Me} now
 */
export function becomes(now) {
  known = Promise.resolve(now);
  for (const heard of listeners) heard(now);
}

/** Asks the server again. */
export async function askAgain() {
  const now = await api.me();
  becomes(now);
  return now;
}

/**
 * Says whenever one becomes somebody else.
 * @param {(me: Api.Me) => void} heard
 */
export function onMe(heard) {
  listeners.add(heard);
}
