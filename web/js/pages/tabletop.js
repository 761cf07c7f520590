// What two people agree on before they sit down at the table (T4), and the box they open once.

import { api } from '../api.js';
import { Board } from '../board.js';
import { Box } from '../box.js';
import { drawTableChoices } from '../choices.js';
import { h, segments, setText } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { START } from '../record.js';
import { go } from '../router.js';
import { change, settings } from '../settings.js';
import { USUAL, tableOf } from '../setup.js';
import { notify, title } from '../shell.js';
import { play } from '../table-game.js';
import { problemText } from '../telling.js';

/** @typedef {import('../setup.js').Choices} Choices */

/** @param {import('../router.js').Page} page */
export async function show(page) {
  title(l10n.text('web-nav-tabletop'));
  return page.params[0] ? play(page) : choose(page);
}

/** @param {import('../router.js').Page} page */
function choose({ root, signal }) {
  const { referee: kept = 'silent', ...some } = settings().table;
  let referee = kept;
  /** @type {Choices} */
  let choices = { ...USUAL, ...some, opponent: 'person' };
  /** @type {AbortController | null} */
  let asking = null;
  const about = h('p', { class: 'notice good', id: 'referee-about' });
  const board = new Board({ label: l10n.text('web-board'), onpick: () => notify(l10n.text('web-front-start')) });
  board.show({ position: START });
  const form = h('div', { class: 'stack setup' });
  const box = new Box(signal, () => change({ boxOpened: true }));

  function say() {
    setText(about, {
      silent: l10n.text('web-referee-silent-about'), hint: l10n.text('web-referee-hint-about'), strict: l10n.text('web-referee-strict-about'),
    }[referee]);
  }

  /** Keeps what was chosen, and shows the board the game would begin with. */
  async function refresh() {
    change({ table: { ...choices, referee } });
    asking?.abort();
    asking = new AbortController();
    const mine = asking.signal;
    try {
      const { view: { game } } = await api.preview(tableOf(choices, referee), mine);
      if (game && !signal.aborted && !mine.aborted) board.show({ position: game.board.position });
    } catch (problem) {
      if (!signal.aborted && !mine.aborted) notify(problemText(problem));
    }
  }

  /** @type {import('../choices.js').Hands} */
  const hands = {
    keep: (more) => {
      choices = { ...choices, ...more };
      refresh();
    },
    set: (more) => {
      hands.keep(more);
      drawTableChoices(form, choices, hands);
    },
  };

  const start = h('button', {
    class: 'button primary big wide', type: 'button', id: 'start',
    onclick: async () => {
      try {
        await go(`/tabletop/${(await api.make(tableOf(choices, referee))).id}`);
      } catch (problem) {
        if (!signal.aborted) notify(problemText(problem));
      }
    },
  }, icon('tabletop'), l10n.text('web-start-game'));

  say();
  drawTableChoices(form, choices, hands);
  root.append(h('div', { class: 'front' },
    h('div', { class: 'front-board board-place' }, board.element, box.element),
    h('div', { class: 'front-panel stack' },
      h('h1', {}, l10n.text('web-tabletop-title')),
      h('p', {}, l10n.text('web-tabletop-about')),
      segments('referee', l10n.text('web-referee'), /** @type {[Api.Referee, string][]} */ ([
        ['silent', l10n.text('web-referee-silent')], ['hint', l10n.text('web-referee-hint')], ['strict', l10n.text('web-referee-strict')],
      ]), referee, (value) => {
        referee = value;
        say();
        refresh();
      }),
      about, form, start,
      h('button', { class: 'button plain', type: 'button', id: 'open-box', onclick: () => box.open() }, icon('box'), l10n.text('web-box-again')))));
  if (!settings().boxOpened) box.greet();
  if (Object.keys(some).length > 0) refresh();
  root.dataset.ready = 'true';
}
