// The rulebook (L7): every rule beside its figure, and what a printed edition makes of it.
// Texts and boards come from the server; figures with a move can be played.

import { api } from '../api.js';
import { Board } from '../board.js';
import { diagram } from '../diagram.js';
import { h, segments, setText } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { spelt } from '../record.js';
import { rename } from '../router.js';
import { announce, title } from '../shell.js';
import { failed } from './missing.js';

/** A rulebook puzzle is solved where puzzles are. */
const PUZZLES = new Map([['rule-puzzle-one', '/puzzles/puz-1']]);

/**
 * A board on which the reader makes the move of a figure and takes it back.
 * @param {Figure & {play: string, after: string}} figure
 */
function playable({ board: before, play, turns, after, alt }) {
  const board = new Board({ label: alt, onpick: (square) => (played || square !== play ? board.refuse(square) : turn()) });
  const button = h('button', { type: 'button', class: 'button', onclick: () => turn() });
  let played = false;

  function draw(still = false) {
    const legal = played ? undefined : new Map([[play, turns]]);
    board.show({ position: played ? after : before, legal, hints: true, last: played ? play : null }, { still });
    button.replaceChildren(icon(played ? 'undo' : 'resume'), played ? l10n.text('web-rules-back') : l10n.text('web-rules-play', { square: spelt(play) }));
  }

  function turn() {
    played = !played;
    draw();
    if (played) announce(alt);
  }

  draw(true);
  return { board: board.element, button };
}

/**
 * The figure of a rule: to play with on a screen, both boards side by side on paper.
 * @param {Rule} rule
 */
function figureOf({ id, figure }) {
  if (!figure) return null;
  const { board, legal, play, after, moves, alt } = figure;
  const drawn = h('div', { class: play ? 'diagrams paper' : 'diagrams' },
    diagram(board, { alt: play ? undefined : alt, legal, goal: play }),
    after ? [h('span', { class: 'arrow', 'aria-hidden': 'true' }, '→'), diagram(after, { placed: play })] : null);
  const live = play && after ? playable({ ...figure, play, after }) : null;
  const puzzle = PUZZLES.get(id);
  const onward = moves?.length && !play ? h('a', { class: 'button', href: `/analyse?moves=${moves.join('')}` }, icon('analyse'), l10n.text('web-rules-on')) : null;
  return h('figure', { class: figure.console ? 'rule-figure of-console' : 'rule-figure' },
    live ? h('div', { class: 'screen' }, live.board) : null,
    drawn,
    live || onward || puzzle ? h('div', { class: 'row tools' },
      live?.button, onward, puzzle ? h('a', { class: 'button', href: puzzle }, l10n.text('web-rules-puzzle')) : null) : null);
}

/** @param {Rulebook} book */
const setupLines = ({ setup_title: name, setup_lines: lines }) => h('div', { class: 'setup-lines' },
  h('h3', {}, name.replace(/\s*:$/, '')),
  h('ul', {}, lines.map(({ language, name: own, text }) => h('li', {},
    h('span', { class: 'setup-name', lang: language }, own), h('span', { lang: language }, text)))));

export async function show(/** @type {import('../router.js').Page} */ { root, query, signal }) {
  /** @type {Rulebook} */
  let book;
  try {
    book = await api.book(l10n.language);
  } catch (problem) {
    if (!signal.aborted) failed(root, /** @type {Error} */ (problem));
    return;
  }
  if (signal.aborted) return;
  title(book.title);

  const about = h('div', { class: 'edition-about', id: 'edition-about', hidden: true });
  /** The places of the rules' accounts, by the rule. @type {{rule: Rule, item: HTMLElement, place: HTMLElement}[]} */
  const rules = [];

  /** @param {Edition | ''} edition */
  function compare(edition) {
    page.dataset.edition = edition;
    for (const { rule, item, place } of rules) {
      const account = rule.editions.find((each) => each.edition === edition);
      item.dataset.kind = account?.kind ?? '';
      place.hidden = !account || account.kind === 'same';
      place.replaceChildren(...(account && !place.hidden
        ? [h('strong', {}, `${account.edition.toUpperCase()} ${account.label}.`), account.note ? ` ${account.note}` : '']
        : []));
    }
    const found = book.editions.find((each) => each.code === edition);
    about.hidden = !found;
    about.replaceChildren(...(found ? [h('strong', {}, found.name), h('span', {}, ` ${found.summary}`)] : []));
  }

  /** @param {Rule} rule */
  function ruleOf(rule) {
    const place = h('p', { class: 'account', hidden: true });
    const figure = figureOf(rule);
    const item = h('li', { class: figure ? 'rule with-figure' : 'rule', id: rule.id, value: rule.number, 'data-rule': rule.id },
      h('span', { class: 'rule-number', 'aria-hidden': 'true' }, rule.number),
      h('div', { class: 'rule-words' }, h('p', { class: 'rule-text' }, rule.text), place, rule.setup_lines ? setupLines(book) : null),
      figure);
    rules.push({ rule, item, place });
    return item;
  }

  /** @param {RuleSection} section */
  const sectionOf = (section) => h('section', { class: 'rules-section', 'aria-labelledby': section.id },
    h('h2', { id: section.id, tabindex: '-1' }, section.title),
    h('ol', {}, section.rules.map(ruleOf)));

  /** @param {string} id */
  function jump(id) {
    const heading = document.getElementById(id);
    if (!heading || !page.contains(heading)) return;
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  }

  const address = (hash = location.hash) => `/rules${page.dataset.edition ? `?edition=${page.dataset.edition}` : ''}${hash}`;
  const wish = query.get('edition');
  const first = book.editions.find((each) => each.code === wish)?.code ?? '';
  /** @type {[Edition | '', string][]} */
  const choices = [['', l10n.text('web-rules-none')], ...book.editions.map(({ code }) => /** @type {[Edition, string]} */ ([code, code.toUpperCase()]))];
  const page = h('div', { class: 'rulebook' });
  page.append(
    h('header', { class: 'rules-head' },
      h('h1', {}, book.title),
      h('p', { class: 'rules-intro' }, book.intro),
      h('div', { class: 'rules-tools' },
        segments('edition', l10n.text('web-rules-compare'), choices, first, (edition) => {
          compare(edition);
          rename(address());
          announce(about.textContent ?? '');
        }),
        h('button', { type: 'button', class: 'button', id: 'print', onclick: () => print() }, icon('print'), l10n.text('web-rules-print'))),
      about),
    h('nav', { class: 'rules-contents', 'aria-labelledby': 'contents' },
      h('h2', { id: 'contents' }, l10n.text('web-rules-contents')),
      h('ol', {}, book.sections.map(({ id, title: name }) => h('li', {}, h('a', {
        href: `#${id}`,
        onclick: (/** @type {Event} */ event) => {
          // The browser's own jump would make the router show the page anew.
          event.preventDefault();
          rename(address(`#${id}`));
          jump(id);
        },
      }, name))))),
    h('div', { class: 'rules-body' }, book.sections.map(sectionOf)));
  root.append(page);
  compare(first);
  root.dataset.ready = 'true';
  if (location.hash) jump(location.hash.slice(1));
}
