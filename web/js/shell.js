// What is around every page: the name, the navigation, the languages, and the place
// where things are said to people who do not see the screen.

import { h, setText } from './dom.js';
import { icon, logo } from './icons.js';
import { LANGUAGES, l10n } from './l10n.js';
import { me, onMe } from './me.js';
import { again, section } from './router.js';
import { change } from './settings.js';

/** @type {[name: string, address: string, picture: import('./icons.js').Picture, label: () => string][]} */
const SECTIONS = [
  ['', '/', 'play', () => l10n.text('web-nav-play')],
  ['learn', '/learn', 'learn', () => l10n.text('web-nav-learn')],
  ['console', '/console', 'console', () => l10n.text('web-nav-console')],
  ['tabletop', '/tabletop', 'tabletop', () => l10n.text('web-nav-tabletop')],
  ['analyse', '/analyse', 'analyse', () => l10n.text('web-nav-analyse')],
  ['games', '/games', 'games', () => l10n.text('web-nav-games')],
];

const main = h('main', { id: 'main', tabindex: '-1' });
const spoken = h('div', { class: 'spoken', 'aria-live': 'polite', id: 'spoken' });
const toast = h('div', { class: 'toast' });
/** @type {number | undefined} */
let toastTimer;

/** @param {string} language */
async function speak(language) {
  change({ language });
  await l10n.load(language);
  buildShell();
  await again();
  /** @type {HTMLElement | null} */ (document.querySelector(`.languages [lang="${language}"], .language-list select`))?.focus();
}

/** One click for each language, on the page of settings. */
export function languages() {
  const button = (/** @type {string[]} */ [code, name]) =>
    h('button', {
      class: 'button plain', type: 'button', lang: code, 'aria-pressed': String(code === l10n.language), onclick: () => speak(code),
    }, name);
  return h('div', { class: 'languages in-page', role: 'group', 'aria-label': l10n.text('web-languages') }, LANGUAGES.map(button));
}

/** The same in the room of one button: the code, or the name, is seen, the list is what is opened. */
function languageList() {
  const list = h('select', { 'aria-label': l10n.text('web-languages'), onchange: () => speak(list.value) },
    LANGUAGES.map(([code, name]) => h('option', { value: code, lang: code, selected: code === l10n.language }, name)));
  return h('div', { class: 'language-list' },
    h('span', { class: 'language-code', 'aria-hidden': 'true' }, l10n.language.toUpperCase()),
    h('span', { class: 'language-name', 'aria-hidden': 'true' }, LANGUAGES.find(([code]) => code === l10n.language)?.[1] ?? ''), list);
}

/** The way to one's account, where there are any: whoever sits at the machine alone needs none. */
function accountLink() {
  const name = h('span', {});
  const link = h('a', { class: 'gear', href: '/account', 'data-section': 'account', hidden: true }, icon('person'), name);
  /** @param {Api.Me} now */
  const draw = (now) => {
    link.hidden = now.kind === 'local';
    const label = now.name ?? l10n.text('web-nav-account');
    setText(name, label);
    link.title = label;
  };
  drawMe = draw;
  // A server that does not answer is told of where it matters.
  me().then(draw).catch(() => {});
  return link;
}

/** @type {(me: Api.Me) => void} */
let drawMe = () => {};
onMe((now) => drawMe(now));

/** Builds the frame, or builds it again in another language. */
export function buildShell() {
  const link = (/** @type {typeof SECTIONS[number]} */ [name, address, picture, label]) =>
    h('a', { href: address, 'data-section': name }, icon(picture), h('span', {}, label()));
  document.body.replaceChildren(
    h('a', {
      class: 'skip button primary', href: '#main',
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        main.focus();
      },
    }, l10n.text('web-skip')),
    h('header', { class: 'top' },
      h('a', { class: 'brand', href: '/' }, logo(), h('span', {}, 'Outflank')),
      h('nav', { class: 'sections', 'aria-label': l10n.text('web-navigation') }, SECTIONS.map(link)),
      h('div', { class: 'top-end' },
        languageList(),
        accountLink(),
        h('a', { class: 'gear', href: '/rules', 'data-section': 'rules', title: l10n.text('web-nav-rules') },
          icon('rules'), h('span', {}, l10n.text('web-nav-rules'))),
        h('a', { class: 'gear', href: '/settings', 'data-section': 'settings', title: l10n.text('web-nav-settings') },
          icon('settings'), h('span', {}, l10n.text('web-nav-settings'))))),
    main,
    spoken,
    toast,
  );
}

/** Empties the place for pages and gives it. */
export function pageRoot() {
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-section]'))) {
    if (link.dataset.section === section()) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  main.className = '';
  for (const name of Object.keys(main.dataset)) delete main.dataset[name];
  main.replaceChildren();
  return main;
}

/**
 * Says in the place of a page that the server does not answer, and offers to ask again.
 * @param {HTMLElement} root
 */
export function unreachable(root) {
  const again = h('button', { type: 'button', class: 'button primary', id: 'reload', onclick: () => location.reload() }, l10n.text('web-reload'));
  root.append(h('div', { class: 'empty stack' }, h('h1', {}, l10n.text('web-problem-unreachable')), h('p', {}, again)));
  announce(l10n.text('web-problem-unreachable'));
}

/**
 * Lets messages be seen and heard in a dialog, which shuts out everything around it, until `closed`.
 * @param {HTMLDialogElement} dialog
 * @param {Promise<unknown>} closed
 */
export async function speakWithin(dialog, closed) {
  dialog.append(spoken, toast);
  await closed;
  document.body.append(spoken, toast);
}

/**
 * Names the page in the window and to people who do not see it.
 * @param {string} text
 */
export function title(text) {
  document.title = `${text} · Outflank`;
}

/** How long a text needs to be noticed by a screen reader, in milliseconds. */
const NOTICED = 1000;
let spokenAt = -Infinity;

/**
 * Says something to people who do not see the board, instead of what was said before.
 * @param {string} text
 */
export function announce(text) {
  spokenAt = performance.now();
  setText(spoken, text);
}

/**
 * The same for one of several things that may happen at once: each of them is said.
 * @param {string} text
 */
export function announceNext(text) {
  const now = performance.now();
  const line = h('p', {}, text);
  if (now - spokenAt < NOTICED) spoken.append(line);
  else spoken.replaceChildren(line);
  spokenAt = now;
}

/**
 * Shows a short message for a moment; screen readers say it too, unless it was `said` already.
 * @param {string} text
 */
export function notify(text, { said = false } = {}) {
  if (!said) announceNext(text);
  setText(toast, text);
  toast.classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    toast.classList.remove('shown');
    toast.textContent = '';
  }, 4000);
}
