// One's account: getting one, logging in and out, another password, being forgotten.
// Nobody needs one to play, and the page says so.

import { api, isProblem } from '../api.js';
import { copy } from '../dialogs.js';
import { h } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { askAgain, becomes } from '../me.js';
import { ratingList } from '../ratings.js';
import { go } from '../router.js';
import { notify, title } from '../shell.js';
import { problemText } from '../telling.js';

/** The limits of names and passwords, as `outflank-accounts` has them; the server checks. */
const NAME = { shortest: 2, longest: 20 };
const PASSWORD = 8;

/** @param {import('../router.js').Page} page */
export async function show({ root, query, signal }) {
  await l10n.also('people');
  title(l10n.text('people-account'));
  const place = h('div', { class: 'my-account stack' });
  root.append(place);
  // Where to go on afterwards: the page that sent one here, on this site.
  const wanted = query.get('then');
  const then = wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : null;

  /** @param {Api.Me} now */
  function draw(now) {
    root.dataset.kind = now.kind;
    place.replaceChildren(...(now.kind === 'local' ? alone()
      : now.kind === 'account' || now.kind === 'bot' ? mine(now, draw)
        : door(now, query.get('do') === 'log-in', entered)));
  }

  /**
   * @param {Api.Me} now
   * @param {string[]} [codes]
   */
  function entered(now, codes) {
    becomes(now);
    if (codes) {
      place.replaceChildren(...recovery(now, codes, () => onwards(now)));
      place.querySelector('h1')?.focus();
    } else onwards(now);
  }

  /** @param {Api.Me} now */
  function onwards(now) {
    if (then) go(then, { replace: true });
    else draw(now);
  }

  try {
    const now = await askAgain();
    if (!signal.aborted) draw(now);
  } catch (problem) {
    if (signal.aborted) return;
    if (!isProblem(problem)) throw problem;
    place.append(h('p', { class: 'notice bad', role: 'alert' }, problemText(problem)));
  }
  root.dataset.ready = 'true';
}

/** On a machine of one's own. */
function alone() {
  return [
    h('h1', {}, l10n.text('people-account')),
    h('p', {}, l10n.text('people-local-about')),
    h('p', { class: 'quiet' }, l10n.text('people-local-others')),
  ];
}

/**
 * A labelled line to type in, with a rule below it.
 * @param {string} id
 * @param {string} label
 * @param {string} rule
 * @param {Record<string, unknown>} properties
 */
function line(id, label, rule, properties) {
  const input = h('input', { id, required: true, 'aria-describedby': rule ? `${id}-rule` : undefined, ...properties });
  const element = h('div', { class: 'field' },
    h('label', { for: id }, label),
    input,
    rule ? h('p', { class: 'quiet small', id: `${id}-rule` }, rule) : null);
  return { input, element };
}

/**
 * A password, which can be looked at while it is typed.
 * @param {string} id
 * @param {string} label
 * @param {{fresh?: boolean}} [how] `fresh`: one to be made up
 */
function password(id, label, { fresh = false } = {}) {
  const { input, element } = line(id, label, fresh ? l10n.text('people-password-rule', { count: PASSWORD }) : '', {
    type: 'password', autocomplete: fresh ? 'new-password' : 'current-password', minlength: fresh ? PASSWORD : undefined,
  });
  const look = h('label', { class: 'check small' },
    h('input', { type: 'checkbox', onchange: (/** @type {any} */ event) => { input.type = event.target.checked ? 'text' : 'password'; } }),
    h('span', {}, l10n.text('people-password-show')));
  element.append(look);
  return { input, element };
}

/**
 * A form that says what is wrong and keeps what was typed.
 * @param {string} id
 * @param {string} label what its button says
 * @param {HTMLElement[]} fields
 * @param {() => Promise<void>} send
 * @param {string} [kind] of button
 */
function form(id, label, fields, send, kind = 'primary') {
  const fault = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const button = h('button', { class: `button ${kind}`, type: 'submit' }, label);
  let sending = false;
  return h('form', {
    id, class: 'stack',
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (sending) return;
      sending = true;
      fault.hidden = true;
      try {
        await send();
      } catch (problem) {
        if (!isProblem(problem)) throw problem;
        fault.textContent = problemText(problem);
        fault.hidden = false;
      } finally {
        sending = false;
      }
    },
  }, ...fields, fault, h('div', { class: 'row' }, button));
}

/**
 * The way in: an account to be made, or one that is there.
 * @param {Api.Me} now
 * @param {boolean} known whether one has an account already
 * @param {(now: Api.Me, codes?: string[]) => void} entered
 */
function door(now, known, entered) {
  const guest = now.kind === 'guest';
  const body = h('div', { class: 'card stack' });
  const tabs = h('div', { class: 'segments' });

  /** @param {boolean} registering */
  function pick(registering) {
    tabs.replaceChildren(...[true, false].map((which) => h('label', {},
      h('input', { type: 'radio', name: 'door', value: which ? 'register' : 'log-in', checked: which === registering, onchange: () => pick(which) }),
      h('span', {}, l10n.text(which ? 'people-register' : 'people-log-in')))));
    body.replaceChildren(...(registering ? registerForm() : logInForm(false)));
  }

  function registerForm() {
    const name = line('name', l10n.text('people-name'), l10n.text('people-name-rule', NAME), {
      type: 'text', autocomplete: 'username', maxlength: NAME.longest, autocapitalize: 'off', spellcheck: 'false',
    });
    const secret = password('password', l10n.text('people-password'), { fresh: true });
    return [
      guest ? h('p', { class: 'notice good' }, l10n.text('people-guest-keeps')) : '',
      form('register', l10n.text('people-register'), [name.element, secret.element], async () => {
        const made = await api.register(name.input.value, secret.input.value);
        notify(l10n.text('people-welcome', { name: made.me.name ?? '' }));
        entered(made.me, made.recovery);
      }),
    ];
  }

  /** @param {boolean} recovering */
  function logInForm(recovering) {
    const name = line('name', l10n.text('people-name'), '', {
      type: 'text', autocomplete: 'username', autocapitalize: 'off', spellcheck: 'false',
    });
    const secret = recovering
      ? line('recovery', l10n.text('people-recovery-code'), '', { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' })
      : password('password', l10n.text('people-password'));
    const other = h('button', {
      class: 'button plain', type: 'button', id: 'other-way',
      onclick: () => {
        const typed = name.input.value;
        body.replaceChildren(...logInForm(!recovering));
        const again = /** @type {HTMLInputElement} */ (body.querySelector('#name'));
        again.value = typed;
        /** @type {HTMLElement | null} */ (body.querySelector(recovering ? '#password' : '#recovery'))?.focus();
      },
    }, l10n.text(recovering ? 'people-recovery-back' : 'people-recovery-use'));
    return [
      form('log-in', l10n.text('people-log-in'), [name.element, secret.element], async () => {
        const typed = secret.input.value;
        const person = await api.logIn(name.input.value, recovering ? { recovery: typed } : { password: typed });
        notify(l10n.text('people-welcome-back', { name: person.name ?? '' }));
        entered(person);
      }),
      h('div', {}, other),
    ];
  }

  pick(!known);
  return [
    h('h1', {}, l10n.text('people-account')),
    h('p', { class: 'quiet' }, l10n.text(guest ? 'people-guest-about' : 'people-visitor-about')),
    h('fieldset', { class: 'field', 'aria-label': l10n.text('people-account') }, tabs),
    body,
  ];
}

/**
 * The codes of a new account, shown once.
 * @param {Api.Me} now
 * @param {string[]} codes
 * @param {() => void} done
 */
function recovery(now, codes, done) {
  const text = `Outflank · ${now.name}\n\n${codes.join('\n')}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return [
    h('h1', { tabindex: '-1' }, l10n.text('people-recovery-title')),
    h('p', {}, l10n.text('people-recovery-about')),
    h('ul', { class: 'card codes', id: 'codes' }, codes.map((code) => h('li', {}, h('code', {}, code)))),
    h('div', { class: 'row' },
      h('button', { class: 'button', type: 'button', onclick: () => copy(codes.join('\n')) }, icon('copy'), l10n.text('people-recovery-copy')),
      h('a', { class: 'button', href: file, download: 'outflank-codes.txt' }, l10n.text('people-recovery-save'))),
    h('div', { class: 'row' },
      h('button', { class: 'button primary', type: 'button', id: 'codes-kept', onclick: done }, l10n.text('people-recovery-kept'))),
  ];
}

/**
 * An account, seen by its owner.
 * @param {Api.Me} now
 * @param {(now: Api.Me) => void} draw
 */
function mine(now, draw) {
  const old = password('password-now', l10n.text('people-password-now'));
  const fresh = password('password-new', l10n.text('people-password-new'), { fresh: true });
  const proof = password('password-delete', l10n.text('people-password-now'));

  async function leave() {
    draw(await askAgain());
  }

  return [
    h('div', { class: 'row spread' },
      h('div', {},
        h('h1', {}, now.name ?? ''),
        now.since ? h('p', { class: 'quiet small' }, l10n.text('people-since', { date: l10n.day(now.since.slice(0, 10)) })) : null),
      h('button', {
        class: 'button', type: 'button', id: 'log-out',
        onclick: async () => {
          try {
            await api.logOut();
            await leave();
            notify(l10n.text('people-logged-out'));
          } catch (problem) {
            notify(problemText(problem));
          }
        },
      }, l10n.text('people-log-out'))),
    h('h2', { class: 'label' }, h('a', { href: `/players/${now.name}` }, l10n.text('people-ratings'))),
    ratingList(now.ratings),
    h('section', { class: 'card stack' },
      h('h2', {}, l10n.text('people-password-change')),
      form('change-password', l10n.text('people-password-change'), [old.element, fresh.element], async () => {
        await api.changePassword(old.input.value, fresh.input.value);
        old.input.value = '';
        fresh.input.value = '';
        notify(l10n.text('people-password-changed'));
      }, '')),
    h('section', { class: 'card stack' },
      h('h2', {}, l10n.text('people-delete')),
      h('p', { class: 'quiet' }, l10n.text('people-delete-about')),
      h('details', { class: 'more' },
        h('summary', { id: 'delete-open' }, l10n.text('people-delete')),
        form('delete-account', l10n.text('people-delete-yes'), [proof.element], async () => {
          await api.forgetMe(proof.input.value);
          await leave();
          notify(l10n.text('people-deleted'));
        }, 'danger'))),
  ];
}
