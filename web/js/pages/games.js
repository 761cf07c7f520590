// All games played or pasted here: found, replayed, saved as files, deleted.

import { api } from '../api.js';
import { confirm, paste } from '../dialogs.js';
import { h, select, setText } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { thumbnail } from '../picture.js';
import { go, rename } from '../router.js';
import { notify, title } from '../shell.js';
import { playerName, problemText } from '../telling.js';

/**
 * Where a match is shown.
 * @param {Pick<Api.Summary, 'id' | 'kind' | 'variation'>} match
 */
export function placeOf(match) {
  if (match.kind === 'tabletop') return `/tabletop/${match.id}`;
  return match.variation ? `/console/${match.id}` : `/game/${match.id}`;
}

/** @param {Api.Summary} match */
function resultText({ words, ply }) {
  return words.result.length > 0 ? l10n.tell(words.result) : l10n.text('web-unfinished-after', { count: ply });
}

/** @param {Api.Summary} match */
function kindText({ kind, variation, imported }) {
  const kinds = {
    game: l10n.text('web-kind-game'), series: l10n.text('web-kind-series'), tabletop: l10n.text('web-kind-tabletop'),
    console: l10n.text('web-kind-console', { variation: variation ?? '' }),
  };
  return imported ? l10n.text('web-kind-imported') : kinds[kind];
}

/**
 * The two players of a match.
 * @param {Api.Summary} match
 */
export const playersText = (match) => `${playerName(match, 'one')} – ${playerName(match, 'two')}`;

/**
 * What a format is called: most have a name in every language, some are words.
 * @param {Api.Formats['formats'][number]} format
 */
function formatText({ format, name }) {
  /** @type {Record<string, string>} */
  const words = {
    transcript: l10n.text('web-format-transcript'), playok: l10n.text('web-format-playok'),
    board: l10n.text('web-format-board'), bitboards: l10n.text('web-format-bitboards'),
  };
  return words[format] ?? name;
}

/** @param {import('../router.js').Page} page */
export async function show({ root, signal, query }) {
  title(l10n.text('web-games-title'));
  const wish = { search: query.get('search') ?? '', kind: query.get('kind') ?? '', phase: query.get('phase') ?? '' };
  /** @type {string | null} */
  let next = null;
  const list = h('div', { class: 'games' });
  const total = h('p', { class: 'quiet small', role: 'status' });
  const more = h('button', { type: 'button', class: 'button', hidden: true, onclick: () => load(true) }, l10n.text('web-show-more'));
  const search = h('input', {
    type: 'search', id: 'search', value: wish.search, placeholder: l10n.text('web-search-example'), autocomplete: 'off',
    oninput: () => {
      wish.search = search.value;
      clearTimeout(timer);
      timer = setTimeout(() => load(), 200);
    },
  });
  /** @type {number | undefined} */
  let timer;
  /** @type {AbortController | null} */
  let loading = null;
  const formats = (await api.formats()).formats.filter((format) => format.write);
  if (signal.aborted) return;

  root.append(
    h('div', { class: 'page-head' },
      h('h1', {}, l10n.text('web-games-title')),
      h('button', { type: 'button', class: 'button', id: 'paste', onclick: () => pasteGames() }, icon('paste'), l10n.text('web-paste-game'))),
    h('div', { class: 'stack' },
      h('div', { class: 'filters' },
        h('div', { class: 'field' }, h('label', { for: 'search' }, l10n.text('web-search')), search),
        select('kind', l10n.text('web-kind'), [
          ['', l10n.text('web-all')], ['game', l10n.text('web-kind-game')], ['series', l10n.text('web-kind-series')],
          ['console', l10n.text('web-nav-console')], ['tabletop', l10n.text('web-kind-tabletop')],
        ], wish.kind, (kind) => {
          wish.kind = kind;
          load();
        }),
        select('phase', l10n.text('web-phase'), [
          ['', l10n.text('web-all')], ['unfinished', l10n.text('web-phase-unfinished')], ['finished', l10n.text('web-phase-finished')],
        ], wish.phase, (phase) => {
          wish.phase = phase;
          load();
        })),
      total, list, h('div', { class: 'row' }, more)));

  async function load(further = false) {
    // What was typed last is looked for a moment later: the page may have been left by then.
    if (signal.aborted) return;
    loading?.abort();
    loading = new AbortController();
    const mine = loading.signal;
    // Whoever comes back, or changes the language, finds what was looked for.
    const asked = new URLSearchParams(Object.entries(wish).filter(([, value]) => value)).toString();
    rename(asked ? `/games?${asked}` : '/games');
    const filled = Object.entries({ ...wish, limit: '24', after: (further && next) || '' }).filter(([, value]) => value);
    try {
      const answer = await api.matches(Object.fromEntries(filled), mine);
      if (signal.aborted || mine.aborted) return;
      next = answer.next;
      more.hidden = !next;
      const cards = answer.matches.map(card);
      if (further) list.append(...cards);
      else list.replaceChildren(...cards);
      setText(total, answer.total === 0 ? l10n.text('web-games-none') : l10n.text('web-games-total', { count: answer.total }));
    } catch (problem) {
      if (!mine.aborted && !signal.aborted) setText(total, problemText(problem));
    }
    root.dataset.ready = 'true';
  }

  /** @param {Api.Summary} match */
  function card(match) {
    const names = playersText(match);
    const element = h('article', { class: 'card game-card', 'data-match': match.id },
      thumbnail(match.position, { tube: Boolean(match.variation) }),
      h('h2', {}, h('a', { href: placeOf(match) }, names)),
      h('div', { class: 'small' },
        h('p', {}, resultText(match)),
        h('p', { class: 'quiet' }, [kindText(match), match.opening].filter(Boolean).join(' · ')),
        h('p', { class: 'quiet' }, l10n.date(match.updated))),
      h('div', { class: 'row' },
        h('a', { class: 'button', href: placeOf(match) }, match.verdict ? l10n.text('web-replay') : l10n.text('web-continue')),
        h('select', {
          'aria-label': l10n.text('web-export-what', { what: names }),
          onchange: (/** @type {{target: HTMLSelectElement}} */ event) => {
            save(match.id, event.target.value);
            event.target.value = '';
          },
        }, h('option', { value: '' }, l10n.text('web-export')), formats.map((format) => h('option', { value: format.format }, formatText(format))), h('option', { value: 'match' }, 'JSON')),
        h('button', {
          type: 'button', class: 'button icon plain', title: l10n.text('web-delete'), 'aria-label': l10n.text('web-delete-what', { what: names }),
          onclick: () => remove(match, element),
        }, icon('remove'))));
    return element;
  }

  /**
   * @param {string} id
   * @param {string} format
   */
  async function save(id, format) {
    if (!format) return;
    try {
      const answer = await fetch(api.exported(id, format));
      if (!answer.ok) {
        notify(l10n.text('web-unwritable'));
        return;
      }
      const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? `${id}.${format}`;
      const address = URL.createObjectURL(await answer.blob());
      h('a', { href: address, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    } catch {
      notify(l10n.text('web-problem-unreachable'));
    }
  }

  /**
   * @param {Api.Summary} match
   * @param {HTMLElement} element
   */
  async function remove(match, element) {
    if (!(await confirm(l10n.text('web-delete-question'), l10n.text('web-delete')))) return;
    try {
      await api.remove(match.id);
      const place = [...list.children].indexOf(element);
      element.remove();
      await load();
      // The keyboard goes on with the game that came into its place.
      (list.children[Math.min(place, list.children.length - 1)]?.querySelector('a') ?? search).focus();
    } catch (problem) {
      notify(problemText(problem));
    }
  }

  function pasteGames() {
    paste(async (text) => {
      const read = await api.read(text, true);
      if (read.games.length === 0 && read.positions.length > 0) {
        await go(`/analyse?start=${encodeURIComponent(read.positions[0].position)}`);
        return;
      }
      notify(l10n.text('web-pasted', { count: read.games.length }));
      await load();
    });
  }

  await load();
}
