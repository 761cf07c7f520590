// Dialogs: a question, pasting a game, sharing one.

import { api, isProblem } from './api.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { l10n } from './l10n.js';
import { pngPicture } from './picture.js';
import { analysisLink, transcript } from './record.js';
import { notify, speakWithin } from './shell.js';
import { problemText } from './telling.js';

/**
 * Opens a dialog with a heading; resolves when it is closed, with its return value.
 * @param {string} heading
 * @param {import('./dom.js').Children} content
 * @param {{kind?: string}} [how] a class for its looks
 */
export function openDialog(heading, content, { kind } = {}) {
  const close = h('button', { class: 'button icon plain', type: 'button', 'aria-label': l10n.text('web-close'), title: l10n.text('web-close') }, icon('close'));
  const dialog = h('dialog', { 'aria-label': heading, class: kind },
    h('div', { class: 'stack' },
      h('div', { class: 'row spread' }, h('h2', {}, heading), close),
      content));
  close.addEventListener('click', () => dialog.close(''));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close('');
  });
  document.body.append(dialog);
  dialog.showModal();
  /** @type {Promise<string>} */
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  speakWithin(dialog, closed);
  return { dialog, closed };
}

/**
 * A question with one way ahead. Resolves to whether it was taken.
 * @param {string} question
 * @param {string} yes
 */
export async function confirm(question, yes) {
  const go = h('button', { class: 'button danger', type: 'button', 'data-yes': '' }, yes);
  const stay = h('button', { class: 'button', type: 'button' }, l10n.text('web-cancel'));
  const { dialog, closed } = openDialog(question, h('div', { class: 'row' }, go, stay));
  go.addEventListener('click', () => dialog.close('yes'));
  stay.addEventListener('click', () => dialog.close(''));
  return (await closed) === 'yes';
}

/**
 * Asks for text with a game or position. `use(text)` may throw a problem, which is shown.
 * @param {(text: string) => Promise<void>} use
 */
export async function paste(use) {
  const area = h('textarea', {
    id: 'paste-text', rows: 8, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', placeholder: 'f5d6c3d3c4…',
  });
  const fault = h('p', { class: 'notice bad', role: 'alert', hidden: true });
  const go = h('button', { class: 'button primary', type: 'button', id: 'paste-go' }, l10n.text('web-paste-go'));
  const { dialog } = openDialog(l10n.text('web-paste-title'), [
    h('div', { class: 'field' }, h('label', { for: 'paste-text' }, l10n.text('web-paste-label')), area),
    fault,
    h('div', { class: 'row' }, go),
  ]);
  area.focus();
  navigator.clipboard?.readText?.().then((text) => {
    if (!area.value && text.length < 100_000 && /^[\s\S]*[a-h][1-8]/i.test(text)) area.value = text;
  }).catch(() => {
    // Reading the clipboard is a courtesy; many browsers ask first, and may say no.
  });
  go.addEventListener('click', async () => {
    fault.hidden = true;
    try {
      await use(area.value);
      dialog.close('done');
    } catch (error) {
      if (!isProblem(error)) throw error;
      fault.textContent = problemText(error);
      fault.hidden = false;
      area.focus();
    }
  });
}

/**
 * Copies a text, also where the browser offers no clipboard: then from a field, where there is none from one of its own.
 * @param {string} text
 * @param {HTMLInputElement} [shown]
 */
export async function copy(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = shown ?? document.body.appendChild(h('textarea', { class: 'spoken', value: text }));
    field.select();
    document.execCommand('copy');
    if (!shown) field.remove();
  }
  notify(l10n.text('web-copied'));
}

/**
 * A text to be copied, and its field.
 * @param {string} id
 * @param {string} label
 * @param {string} text
 */
export function copyField(id, label, text) {
  const field = h('input', { type: 'text', id, readonly: true, value: text, onfocus: () => field.select() });
  const element = h('div', { class: 'field' },
    h('label', { for: id }, label),
    h('div', { class: 'copy-line' }, field,
      h('button', { class: 'button icon', type: 'button', title: l10n.text('web-copy'), 'aria-label': l10n.text('web-copy-what', { what: label }), onclick: () => copy(field.value, field) }, icon('copy'))));
  return { element, field };
}

/**
 * Offers a game as link, text, GGF and picture. `match` is its id where the server keeps it, `scored` its GGF
 * with the scores of a review. Where hands have turned the discs and the moves alone would lead to another board,
 * `asItLies`, the board that was really there is offered instead of the moves (T3).
 * @param {object} what
 * @param {string | null} [what.start]
 * @param {Turn[]} what.turns
 * @param {string} what.position
 * @param {string | null} [what.last]
 * @param {string} what.caption
 * @param {string | null} [what.match]
 * @param {number} [what.game]
 * @param {string | null} [what.scored]
 * @param {boolean} [what.asItLies]
 */
export function share({ start, turns, position, last, caption, match, game, scored, asItLies = false }) {
  const link = new URL(asItLies ? analysisLink(position, []) : analysisLink(start, turns), location.href).href;
  const ggf = copyField('share-ggf', 'GGF', '');
  const picture = h('img', { class: 'share-picture', alt: caption, width: 720, height: 776 });
  const download = h('a', { class: 'button', download: 'outflank.png' }, l10n.text('web-share-picture'));
  const { closed } = openDialog(l10n.text('web-share'), [
    asItLies ? h('p', { class: 'notice', id: 'share-lies' }, l10n.text('web-share-lies')) : null,
    copyField('share-link', l10n.text('web-share-link'), link).element,
    turns.length > 0 && !asItLies ? copyField('share-text', l10n.text('web-share-text'), transcript(turns)).element : null,
    match && !asItLies ? ggf.element : null,
    scored ? copyField('share-scored', l10n.text('web-share-scored'), scored).element : null,
    picture,
    h('div', { class: 'row' }, download, match && asItLies
      ? h('a', { class: 'button', href: api.exported(match, 'match'), download: 'outflank.json' }, l10n.text('web-share-record'))
      : null),
  ]);
  if (match && !asItLies) {
    api.text(api.exported(match, 'ggf', game)).then((text) => {
      ggf.field.value = text.trim();
    }).catch(() => {
      // A game with a mistake that stands has no GGF.
      ggf.element.hidden = true;
    });
  }
  pngPicture(position, last, caption).then((blob) => {
    const address = URL.createObjectURL(blob);
    picture.src = address;
    download.href = address;
    closed.then(() => URL.revokeObjectURL(address));
  });
}
