// Real addresses without loading the page anew: links, back and forward, reload.

/**
 * `arrival` is what the page before hands over: `square` when a move there began the game
 * here, which then goes on on that square; `copied` when the game is a copy of the one there.
 * @typedef {{root: HTMLElement, params: string[], query: URLSearchParams, signal: AbortSignal, arrival: {square?: string, copied?: boolean}}} Page
 */

// Each page is loaded when it is first wanted.
/** @type {[RegExp, () => Promise<{show: (page: Page) => unknown}>][]} */
const ROUTES = [
  [/^\/$/, () => import('./pages/play.js')],
  [/^\/lobby$/, () => import('./pages/lobby.js')],
  [/^\/players\/([\w-]+)$/, () => import('./pages/player.js')],
  [/^\/friend$/, () => import('./pages/friend.js')],
  [/^\/join\/(\w+)$/, () => import('./pages/join.js')],
  [/^\/game\/([\w-]+)$/, () => import('./pages/game.js')],
  [/^\/console(?:\/([\w-]+))?$/, () => import('./pages/console.js')],
  [/^\/tabletop(?:\/([\w-]+))?$/, () => import('./pages/tabletop.js')],
  [/^\/learn$/, () => import('./pages/learn.js')],
  [/^\/learn\/([\w-]+)$/, () => import('./pages/lesson.js')],
  [/^\/puzzles$/, () => import('./pages/puzzles.js')],
  [/^\/puzzles\/([\w-]+)$/, () => import('./pages/puzzle.js')],
  [/^\/openings$/, () => import('./pages/openings.js')],
  [/^\/openings\/(\w+)$/, () => import('./pages/opening.js')],
  [/^\/analyse$/, () => import('./pages/analyse.js')],
  [/^\/rules$/, () => import('./pages/rules.js')],
  [/^\/games$/, () => import('./pages/games.js')],
  [/^\/account$/, () => import('./pages/account.js')],
  [/^\/settings$/, () => import('./pages/settings.js')],
];

let leave = new AbortController();
/** @type {() => HTMLElement} */
let mount;
/** @type {(root: HTMLElement) => void} */
let unreachable;

/**
 * Pages that stand in the section of another.
 * @type {Record<string, string>}
 */
const SECTIONS = { game: '', lobby: '', players: '', friend: '', join: '', puzzles: 'learn', openings: 'learn' };

/** The part of the address that names a section of the navigation. */
export function section(path = location.pathname) {
  const first = path.split('/')[1];
  return SECTIONS[first] ?? first;
}

/** @param {{keepScroll?: boolean, scroll?: number, focus?: boolean, arrival?: Page['arrival']}} [how] */
async function render({ keepScroll = false, scroll = 0, focus = true, arrival = {} } = {}) {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  /** @type {{load: () => Promise<{show: (page: Page) => unknown}>, params: string[]} | null} */
  let found = null;
  for (const [pattern, load] of ROUTES) {
    const params = pattern.exec(location.pathname);
    if (params) found = { load, params: params.slice(1) };
  }
  const load = found?.load ?? (() => import('./pages/missing.js'));
  let module;
  try {
    module = await load();
  } catch {
    // The browser remembers that a page could not be fetched: only a reload asks for it again.
    if (!signal.aborted) unreachable(mount());
    return;
  }
  if (signal.aborted) return;
  const root = mount();
  if (!keepScroll) scrollTo(0, 0);
  // A new page begins at its top for the keyboard and the screen reader too.
  if (focus) root.focus({ preventScroll: true });
  await module.show({ root, params: found?.params ?? [], query: new URLSearchParams(location.search), signal, arrival });
  if (scroll > 0 && !signal.aborted) scrollTo(0, scroll);
}

/**
 * Goes to an address of ours.
 * @param {string} address
 * @param {{replace?: boolean, arrival?: Page['arrival']}} [how]
 */
export function go(address, { replace = false, arrival } = {}) {
  if (replace) {
    history.replaceState(null, '', address);
  } else {
    // Who comes back finds the page where it was left.
    history.replaceState({ ...history.state, scroll: scrollY }, '');
    history.pushState(null, '', address);
  }
  return render({ arrival });
}

/**
 * Writes another address of the page shown, without showing it anew.
 * @param {string} address
 */
export function rename(address) {
  history.replaceState(null, '', address);
}

/** Shows the page again, in another language for instance. */
export const again = () => render({ keepScroll: true });

/**
 * Starts. `makeRoot` empties the place for pages and returns it; `sayUnreachable` fills it
 * when a page cannot be fetched.
 * @param {() => HTMLElement} makeRoot
 * @param {(root: HTMLElement) => void} sayUnreachable
 */
export function start(makeRoot, sayUnreachable) {
  mount = makeRoot;
  unreachable = sayUnreachable;
  addEventListener('popstate', (event) => render({ scroll: event.state?.scroll ?? 0 }));
  document.addEventListener('click', (event) => {
    const target = event.target;
    const link = target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (target.closest('a[href]')) : null;
    const ours = link && link.origin === location.origin && !link.target && !link.download
      && !link.pathname.startsWith('/api/') && !link.getAttribute('href')?.startsWith('#');
    if (!ours || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.href);
  });
  return render({ focus: false });
}
