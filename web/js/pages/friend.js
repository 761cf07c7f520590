// Playing a friend: what kind of game it shall be, and a link to send.

import { api, isProblem } from '../api.js';
import { chip, h, segments, select, toggle } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { me } from '../me.js';
import { go } from '../router.js';
import { change, settings } from '../settings.js';
import { notify, title } from '../shell.js';
import { problemText } from '../telling.js';
import { CLOCKS, GAMES, choicesOf, clockWords, rateable, termsOf } from '../terms.js';

/** @typedef {import('../terms.js').FriendChoices} FriendChoices */

/** @param {import('../router.js').Page} page */
export async function show({ root, signal }) {
  await l10n.also('people');
  title(l10n.text('people-friend'));
  let choices = choicesOf(settings().friend);
  let sending = false;
  const form = h('div', { class: 'stack' });
  const waiting = h('div', { class: 'stack tight' });

  /** @param {Partial<FriendChoices>} some */
  function set(some) {
    choices = { ...choices, ...some };
    change({ friend: choices });
    draw();
  }

  let account = false;

  function draw() {
    const active = /** @type {HTMLInputElement | null} */ (form.contains(document.activeElement) ? document.activeElement : null);
    const focused = active && (active.id ? `#${active.id}` : `[name="${active.name}"][value="${active.value}"]`);
    const open = form.querySelector('details')?.open ?? false;
    /** @type {[string, string][]} */
    const clocks = Object.entries(CLOCKS).map(([name, clock]) => [name, clockWords(clock)]);
    form.replaceChildren(
      select('friend-clock', l10n.text('web-clock'), clocks, choices.clock, (clock) => set({ clock })),
      segments('side', l10n.text('web-your-color'), /** @type {[Api.SideWish, import('../dom.js').Children][]} */ ([
        ['any', l10n.text('web-color-random')],
        ['black', [chip('black'), l10n.text('color', { color: 'black' })]],
        ['white', [chip('white'), l10n.text('color', { color: 'white' })]],
      ]), choices.side, (side) => set({ side })),
      account && rateable(choices) ? toggle(l10n.text('people-rated-choice'), choices.rated, (rated) => set({ rated })) : '',
      h('details', { class: 'more', open: open || undefined },
        h('summary', { id: 'friend-more' }, l10n.text('people-friend-more')),
        h('div', { class: 'stack' },
          segments('start', l10n.text('people-start'), /** @type {[FriendChoices['start'], string][]} */ ([
            ['even', l10n.text('people-start-even')], ['xot', 'XOT'], ['corners', l10n.text('web-handicap')],
          ]), choices.start, (start) => set({ start })),
          choices.start === 'xot' ? h('p', { class: 'quiet small' }, l10n.text('people-start-xot')) : '',
          choices.start === 'corners' ? [
            segments('corners', l10n.text('web-handicap'), [1, 2, 3, 4].map((n) => /** @type {[number, string]} */ ([n, String(n)])), choices.corners, (corners) => set({ corners })),
            segments('receiver', l10n.text('web-handicap-for'), /** @type {[FriendChoices['receiver'], string][]} */ ([
              ['me', l10n.text('people-for-me')], ['friend', l10n.text('people-for-friend')],
            ]), choices.receiver, (receiver) => set({ receiver })),
          ] : '',
          select('friend-games', l10n.text('web-series'), GAMES.map((n) => /** @type {[string, string]} */ ([String(n), String(n)])), String(choices.games), (games) => set({ games: Number(games) })))));
    if (focused) /** @type {HTMLElement | null} */ (form.querySelector(focused))?.focus();
  }

  async function offer() {
    if (sending) return;
    sending = true;
    try {
      const made = await api.challenge(termsOf({ ...choices, rated: account && choices.rated }));
      await go(`/join/${made.id}`);
    } catch (problem) {
      sending = false;
      notify(problemText(problem));
    }
  }

  async function fill() {
    const [now, { challenges }] = await Promise.all([me(), api.challenges(signal)]);
    account = now.kind === 'account' || now.kind === 'bot';
    draw();
    if (challenges.length === 0) return;
    waiting.replaceChildren(h('h2', { class: 'label' }, l10n.text('people-waiting-list')),
      ...challenges.map((each) => h('a', { class: 'button spread-button', href: `/join/${each.id}` },
        h('span', {}, clockWords(each.terms.clock ?? null)), h('span', { class: 'quiet small' }, l10n.date(each.expires)))));
  }

  const fault = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  root.append(h('div', { class: 'meeting stack' },
    h('h1', {}, l10n.text('people-friend')),
    h('p', { class: 'quiet' }, l10n.text('people-friend-about')),
    form,
    h('button', { class: 'button primary big wide', type: 'button', id: 'offer', onclick: () => offer() }, icon('share'), l10n.text('people-friend-link')),
    fault,
    waiting));
  draw();
  try {
    await fill();
  } catch (problem) {
    if (signal.aborted) return;
    if (!isProblem(problem)) throw problem;
    fault.textContent = problemText(problem);
    fault.hidden = false;
  }
  root.dataset.ready = 'true';
}
