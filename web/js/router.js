// Real addresses without loading the page anew: links, back and forward, reload.

/**
 * `arrival` is what the page before hands over: `square` when a move there began the game
 * here, which then goes on on that square; `copied` when the game is a copy of the one there.
 * @typedef {{root: HTMLElement, params: string[], query: URLSearchParams, signal: AbortSignal, arrival: {square?: string, copied?: boolean}}} Page
 */

// Each page is loaded when it is first wanted.
const ROUTES = [
  [/^\/$/, () => import('./pages/play.js')],
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
  [/^\/games$/, () => import('./pages/games.js')],
  [/^\/settings$/, () => import('./pages/settings.js')],
];

let leave = new AbortController();
let mount = null;
let unreachable = null;

/** The part of the address that names a section of the navigation. */
export function section(path = location.pathname) {
  const first = path.split('/')[1];
  return { game: '', puzzles: 'learn', openings: 'learn' }[first] ?? first;
}

async function render({ keepScroll = false, scroll = 0, focus = true, arrival = {} } = {}) {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
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

/** Goes to an address of ours. */
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

/** Writes another address of the page shown, without showing it anew. */
export function rename(address) {
  history.replaceState(null, '', address);
}

/** Shows the page again, in another language for instance. */
export const again = () => render({ keepScroll: true });

/**
 * Starts. `makeRoot` empties the place for pages and returns it; `sayUnreachable` fills it
 * when a page cannot be fetched.
 */
export function start(makeRoot, sayUnreachable) {
  mount = makeRoot;
  unreachable = sayUnreachable;
  addEventListener('popstate', (event) => render({ scroll: event.state?.scroll ?? 0 }));
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const ours = link && link.origin === location.origin && !link.target && !link.download
      && !link.pathname.startsWith('/api/') && !link.getAttribute('href').startsWith('#');
    if (!ours || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.href);
  });
  return render({ focus: false });
}
