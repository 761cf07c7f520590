// A free seat behind a link. Whoever offers it sees the link and waits; whoever was given it
// sees what is to be played, and sits down with one click.

import { api, isProblem } from '../api.js';
import { copyField } from '../dialogs.js';
import { h, s, select } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { go } from '../router.js';
import { notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { problemText } from '../telling.js';
import { termsWords } from '../terms.js';
import { missing } from './missing.js';

/** How often the one who waits asks whether somebody has come, in milliseconds. */
const ASK = 1000;

/** @param {import('../router.js').Page} page */
export async function show({ root, params: [id], signal }) {
  await l10n.also('people');
  title(l10n.text('people-friend'));
  const place = h('div', { class: 'meeting stack' });
  root.append(place);
  let challenge;
  try {
    challenge = await api.challengeAt(id, signal);
  } catch (problem) {
    if (signal.aborted) return;
    if (!isProblem(problem)) throw problem;
    missing(root, problemText(problem));
    return;
  }
  if (challenge.match) return go(`/game/${challenge.match}`, { replace: true });
  root.dataset.state = challenge.state;
  if (challenge.state !== 'open') place.append(...gone(challenge));
  else if (challenge.mine) {
    place.append(...offered(challenge));
    wait(id, signal, place);
  } else place.append(...invited(challenge));
  root.dataset.ready = 'true';
}

/**
 * @param {Api.Challenge} challenge
 */
const list = (challenge) => h('ul', { class: 'card terms' }, termsWords(challenge.terms, challenge.mine).map((words) => h('li', {}, words)));

/**
 * A seat that nobody can take any more.
 * @param {Api.Challenge} challenge
 */
function gone(challenge) {
  return [
    h('h1', {}, l10n.text('people-friend')),
    h('p', { class: 'notice' }, l10n.text(challenge.state === 'taken' ? 'people-seat-taken' : 'people-challenge-gone')),
    h('div', { class: 'row' }, h('a', { class: 'button primary', href: '/friend' }, l10n.text('people-friend-again'))),
  ];
}

/**
 * For whoever was given the link.
 * @param {Api.Challenge} challenge
 */
function invited(challenge) {
  const play = h('button', { class: 'button primary big wide', type: 'button', id: 'play' }, icon('play'), l10n.text('people-play'));
  const fault = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  let sending = false;
  play.addEventListener('click', async () => {
    if (sending) return;
    sending = true;
    fault.hidden = true;
    try {
      const match = await api.take(challenge.id);
      await go(`/game/${match.id}`, { replace: true });
    } catch (problem) {
      sending = false;
      if (!isProblem(problem)) throw problem;
      fault.textContent = problemText(problem);
      fault.hidden = false;
    }
  });
  return [
    h('h1', {}, challenge.by ? l10n.text('people-invited-by', { name: challenge.by }) : l10n.text('people-invited')),
    list(challenge),
    play,
    fault,
    challenge.terms.rated ? '' : h('p', { class: 'quiet small' }, l10n.text('people-no-account-needed')),
  ];
}

/**
 * A link to be photographed.
 * @param {Api.Qr} qr
 */
function picture({ size, path }) {
  const whole = size + 8;
  return s('svg', { class: 'qr', viewBox: `-4 -4 ${whole} ${whole}`, role: 'img', 'aria-label': l10n.text('people-qr') },
    s('rect', { x: -4, y: -4, width: whole, height: whole, fill: '#fff' }),
    s('path', { d: path, fill: '#000', 'shape-rendering': 'crispEdges' }));
}

/**
 * For whoever made the offer: the link, in every shape in which it can be passed on.
 * @param {Api.Challenge} challenge
 */
function offered(challenge) {
  // The address that brought one here is the one that is known to work.
  const links = [...challenge.links].sort((a, b) => Number(b.url.startsWith(location.origin)) - Number(a.url.startsWith(location.origin)));
  const shown = h('div', { class: 'stack link-place' });
  /** @param {string} url */
  function draw(url) {
    const link = links.find((each) => each.url === url) ?? links[0];
    const { element } = copyField('challenge-link', l10n.text('people-link'), link.url);
    const share = () => navigator.share({ title: 'Outflank', url: link.url }).catch(() => {
      // Whoever changes their mind has not done anything wrong.
    });
    shown.replaceChildren(element,
      typeof navigator.share === 'function' ? h('button', { class: 'button wide', type: 'button', onclick: share }, icon('share'), l10n.text('people-send')) : '',
      h('figure', { class: 'qr-place' }, picture(link.qr), h('figcaption', { class: 'quiet small' }, l10n.text('people-qr-about'))));
  }
  draw(links[0].url);
  return [
    h('h1', {}, l10n.text('people-friend')),
    h('p', { class: 'status', role: 'status' }, l10n.text('people-waiting')),
    h('p', { class: 'quiet' }, l10n.text('people-link-about')),
    links.length > 1
      ? [select('challenge-address', l10n.text('people-address'), links.map((each) => /** @type {[string, string]} */ ([each.url, new URL(each.url).host])), links[0].url, draw),
        h('p', { class: 'quiet small' }, l10n.text('people-address-about'))]
      : [],
    shown,
    list(challenge),
    h('p', { class: 'quiet small' }, l10n.text('people-link-until', { date: l10n.date(challenge.expires) })),
    h('div', { class: 'row' }, h('button', {
      class: 'button', type: 'button', id: 'withdraw',
      onclick: async () => {
        try {
          await api.withdraw(challenge.id);
          await go('/friend', { replace: true });
        } catch (problem) {
          notify(problemText(problem));
        }
      },
    }, l10n.text('people-withdraw'))),
  ].flat();
}

/**
 * Goes to the board as soon as somebody has sat down.
 * @param {string} id
 * @param {AbortSignal} signal
 * @param {HTMLElement} place
 */
function wait(id, signal, place) {
  /** @type {number | undefined} */
  let timer;
  let asking = false;
  async function ask() {
    clearTimeout(timer);
    if (asking || signal.aborted) return;
    asking = true;
    try {
      const now = await api.challengeAt(id, signal);
      if (now.match) {
        sound('place', 1);
        await go(`/game/${now.match}`, { replace: true });
        return;
      }
      if (now.state !== 'open') {
        place.replaceChildren(...gone(now));
        return;
      }
    } catch (problem) {
      if (signal.aborted) return;
      // A server that does not answer may be back in a moment: nobody has to be told yet.
      if (!isProblem(problem)) throw problem;
    } finally {
      asking = false;
    }
    timer = setTimeout(ask, ASK);
  }
  timer = setTimeout(ask, ASK);
  // A hidden page is seldom woken; whoever comes back wants to know at once.
  document.addEventListener('visibilitychange', () => { if (!document.hidden) ask(); }, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
