// The front door: a board one can play on at once, and beside it what kind of game it
// shall be. The first move on the board begins the game.

import { api } from '../api.js';
import { Board, legalMap } from '../board.js';
import { paste } from '../dialogs.js';
import { chip, h, segments, select, setText } from '../dom.js';
import { icon } from '../icons.js';
import { l10n } from '../l10n.js';
import { after } from '../record.js';
import { go } from '../router.js';
import { change, settings } from '../settings.js';
import { USUAL, setupOf } from '../setup.js';
import { notify, title } from '../shell.js';
import { sound } from '../sound.js';
import { named, playerName, problemText, unplayableText } from '../telling.js';

export async function show({ root, signal }) {
  title(l10n.text('web-nav-play'));
  let choices = { ...USUAL, ...settings().setup };
  let preview = null;
  let starting = false;

  const board = new Board({ label: l10n.text('web-board'), onpick: (square) => begin(square) });
  const status = h('p', { class: 'status quiet' });
  const form = h('div', { class: 'stack setup' });
  const start = h('button', { class: 'button primary big wide', type: 'button', id: 'start', onclick: () => begin() },
    icon('play'), l10n.text('web-start-game'));
  const open = h('div', { class: 'stack tight' });

  root.append(h('div', { class: 'front' },
    h('div', { class: 'front-board board-place' }, board.element),
    h('div', { class: 'front-panel stack' },
      h('h1', {}, l10n.text('web-play-title')),
      status,
      form,
      start,
      h('button', { class: 'button wide', type: 'button', id: 'paste', onclick: () => pasteGame() }, icon('paste'), l10n.text('web-paste-game')),
      open)));

  /** Whether the colours are drawn by lot, so that nobody can move before. */
  const byLot = () => choices.opponent === 'computer' && choices.color === 'random';

  const set = (some) => {
    choices = { ...choices, ...some };
    change({ setup: choices });
    draw();
    refresh();
  };

  /** The same for what is typed: the form stays, and with it the field that has the focus by now. */
  const keep = (some) => {
    choices = { ...choices, ...some };
    change({ setup: choices });
    refresh();
  };

  // A level the server does not know, from an older visit, must not get in the way.
  const known = api.levels().then((levels) => {
    if (!levels.levels.some((each) => each.level === choices.level)) choices.level = levels.default;
    return levels;
  });

  function number(key, label, min, max, step = 1) {
    const id = `setup-${key}`;
    return h('div', { class: 'field' },
      h('label', { for: id }, label),
      h('input', {
        id, type: 'number', inputmode: 'decimal', min, max, step, value: String(choices[key]),
        onchange: (event) => {
          const typed = Number(event.target.value);
          const value = Number.isFinite(typed) ? Math.max(min, Math.min(max, Math.round(typed / step) * step)) : USUAL[key];
          event.target.value = String(value);
          keep({ [key]: value });
        },
      }));
  }

  function name(key, label) {
    const id = `setup-${key}`;
    return h('div', { class: 'field' },
      h('label', { for: id }, label),
      h('input', { id, type: 'text', maxlength: 60, autocomplete: 'off', value: choices[key], onchange: (event) => keep({ [key]: event.target.value }) }));
  }

  let levels = null;
  function levelSlider() {
    if (!levels) return h('div', { class: 'field level-field' });
    const list = levels.levels;
    const at = Math.max(0, list.findIndex((each) => each.level === choices.level));
    const output = h('output', { class: 'level-name', for: 'level' });
    const say = (index) => {
      const each = list[index];
      setText(output, levelText(each));
      input.setAttribute('aria-valuetext', levelText(each));
    };
    const input = h('input', {
      type: 'range', id: 'level', min: 0, max: list.length - 1, step: 1,
      oninput: (event) => say(Number(event.target.value)),
      onchange: (event) => set({ level: list[Number(event.target.value)].level }),
    });
    input.value = String(at);
    say(at);
    return h('div', { class: 'field level-field' },
      h('div', { class: 'row spread' }, h('label', { for: 'level', class: 'label' }, l10n.text('web-level')), output),
      input);
  }

  function draw() {
    const focused = document.activeElement?.id || document.activeElement?.name;
    const value = document.activeElement?.value;
    const solo = choices.opponent === 'computer';
    const open = form.querySelector('details')?.open ?? false;
    const receiver = [['one', solo ? l10n.text('web-you') : l10n.text('color', { color: 'black' })], ['two', solo ? l10n.text('web-computer') : l10n.text('color', { color: 'white' })]];
    form.replaceChildren(
      segments('opponent', l10n.text('web-opponent'), [['computer', l10n.text('web-against-computer')], ['person', l10n.text('web-two-people')]], choices.opponent, (opponent) => set({ opponent })),
      ...(solo
        ? [
          levelSlider(),
          segments('color', l10n.text('web-your-color'), [
            ['black', [chip('black'), l10n.text('color', { color: 'black' })]],
            ['white', [chip('white'), l10n.text('color', { color: 'white' })]],
            ['random', l10n.text('web-color-random')],
          ], choices.color, (color) => set({ color })),
        ]
        : [h('div', { class: 'two-columns' }, name('nameOne', l10n.text('web-name-black')), name('nameTwo', l10n.text('web-name-white')))]),
      h('details', { class: 'more', open: open || undefined },
        h('summary', { id: 'more' }, l10n.text('web-more-choices'), unusual()),
        h('div', { class: 'stack' },
          segments('corners', l10n.text('web-handicap'), [0, 1, 2, 3, 4].map((n) => [n, String(n)]), choices.corners, (corners) => set({ corners })),
          choices.corners > 0 ? segments('receiver', l10n.text('web-handicap-for'), receiver, choices.receiver, (value2) => set({ receiver: value2 })) : null,
          segments('first', l10n.text('web-first-move'), ['black', 'white'].map((color) => [color, [chip(color), l10n.text('color', { color })]]), choices.first, (first) => set({ first })),
          select('clock', l10n.text('web-clock'), clocks(), choices.clock, (clock) => set({ clock })),
          clockFields(),
          select('series', l10n.text('web-series'), lengths(), choices.series, (series) => set({ series })),
          seriesFields())),
    );
    const again = focused && (document.getElementById(focused) ?? form.querySelector(`[name="${CSS.escape(focused)}"][value="${CSS.escape(value ?? '')}"]`));
    again?.focus();
  }

  const clocks = () => [
    ['none', l10n.text('web-clock-none')], ['per_move', l10n.text('web-clock-per-move')], ['per_game', l10n.text('web-clock-per-game')],
    ['increment', l10n.text('web-clock-increment')], ['byo_yomi', l10n.text('web-clock-byo-yomi')],
  ];
  const lengths = () => [
    ['single', l10n.text('web-series-single')], ['wins', l10n.text('web-series-to-wins')], ['games', l10n.text('web-series-of-games')], ['points', l10n.text('web-series-to-points')],
  ];

  /** What is chosen behind the closed door, so that nobody is surprised by last week's clock. */
  function unusual() {
    const chosen = [
      choices.corners > 0 && named(l10n.text('web-handicap'), String(choices.corners)),
      choices.first === 'white' && named(l10n.text('web-first-move'), l10n.text('color', { color: 'white' })),
      choices.clock !== 'none' && new Map(clocks()).get(choices.clock),
      choices.series !== 'single' && new Map(lengths()).get(choices.series),
    ].filter(Boolean);
    return chosen.length > 0 ? h('span', { class: 'chosen small' }, chosen.join(' · ')) : null;
  }

  function clockFields() {
    const { clock } = choices;
    if (clock === 'none') return null;
    return h('div', { class: 'two-columns' },
      clock === 'per_move' ? null : number('minutes', l10n.text('web-clock-minutes'), clock === 'byo_yomi' ? 0 : 0.5, 600, 0.5),
      clock === 'per_move' || clock === 'byo_yomi' ? number('seconds', l10n.text('web-clock-seconds'), 1, 3600) : null,
      clock === 'increment' ? number('increment', l10n.text('web-clock-added'), 0, 600) : null,
      clock === 'byo_yomi' ? number('periods', l10n.text('web-clock-period-count'), 1, 20) : null,
      select('timeout', l10n.text('web-timeout'), [
        ['loss', l10n.text('web-timeout-loss')], ['overtime', l10n.text('web-timeout-overtime')], ['computer_moves', l10n.text('web-timeout-computer')],
      ], choices.timeout, (timeout) => set({ timeout })));
  }

  function seriesFields() {
    const { series } = choices;
    if (series === 'single') return null;
    return h('div', { class: 'two-columns' },
      series === 'wins' ? number('wins', l10n.text('web-series-wins-count'), 1, 99) : null,
      series === 'games' ? number('games', l10n.text('web-series-games-count'), 2, 99) : null,
      series === 'points' ? number('points', l10n.text('web-series-points-count'), 1, 9999) : null,
      select('next', l10n.text('web-next-starter'), [
        ['alternate', l10n.text('web-next-alternate')], ['loser_starts', l10n.text('web-next-loser')], ['same', l10n.text('web-next-same')],
      ], choices.next, (next) => set({ next })));
  }

  /** What the server would be asked for now. */
  function wanted() {
    const color = choices.color === 'random' ? 'black' : choices.color;
    return setupOf({ ...choices, color }, choices.level);
  }

  let asking = null;
  async function refresh() {
    asking?.abort();
    asking = new AbortController();
    const mine = asking.signal;
    try {
      const seen = await api.preview(wanted(), mine);
      if (signal.aborted || mine.aborted) return;
      preview = seen;
      const { game } = preview.view;
      const me = preview.view.setup.players[game.to_move].seat === 'person';
      board.show({
        position: game.board.position,
        legal: me && !byLot() ? legalMap(game.legal) : undefined,
        hints: settings().hints,
      });
      setText(status, me && !byLot() ? l10n.text('web-front-hint') : l10n.text('web-front-start'));
    } catch (problem) {
      if (mine.aborted || signal.aborted) return;
      setText(status, problemText(problem));
    }
  }

  async function begin(square) {
    if (starting) return;
    const legal = square && preview?.view.game.legal.find((choice) => choice.square === square);
    const mine = preview && preview.view.setup.players[preview.view.game.to_move].seat === 'person' && !byLot();
    if (square && !(legal && mine)) {
      refuse(square, mine);
      return;
    }
    starting = true;
    try {
      let wish = wanted();
      if (byLot()) {
        wish = setupOf({ ...choices, color: Math.random() < 0.5 ? 'black' : 'white' }, choices.level);
      }
      if (legal) {
        const { game } = preview.view;
        const color = game.black === game.to_move ? 'black' : 'white';
        sound('place', legal.turns.length);
        board.show({ position: after(game.board.position, { color, square, turned: legal.turns }), last: square });
      }
      const made = await api.make(wish);
      if (legal) await api.order(made.id, made.version, { order: 'place', player: made.view.game.to_move, square });
      await go(`/game/${made.id}`, { arrival: { square } });
    } catch (problem) {
      starting = false;
      notify(problemText(problem));
      refresh();
    }
  }

  /** Says why nothing comes of a touch: the rules, or a game that has to be started first. */
  function refuse(square, mine) {
    if (!preview) return;
    board.refuse(square);
    sound('refuse');
    notify(mine ? unplayableText(preview.view.game.board.position, square) : l10n.text('web-front-start'));
  }

  function pasteGame() {
    paste(async (text) => {
      const read = await api.read(text, true);
      const kept = read.games.filter((game) => game.match);
      if (kept.length > 1) {
        await go('/games');
        notify(l10n.text('web-pasted', { count: kept.length }));
      } else if (kept.length === 1) await go(`/game/${kept[0].match}`);
      else if (read.positions.length > 0) await go(`/analyse?start=${encodeURIComponent(read.positions[0].position)}`);
    });
  }

  async function unfinished() {
    // More than are shown: some were never begun, and pasted ones, which most look at only, come last.
    const { matches } = await api.matches({ phase: 'unfinished', limit: 20 }, signal);
    const begun = matches.filter((match) => match.ply > 0);
    const started = [...begun.filter((match) => !match.imported), ...begun.filter((match) => match.imported)].slice(0, 3);
    if (started.length === 0) return;
    const place = (match) => (match.kind === 'tabletop' ? `/tabletop/${match.id}` : match.variation ? `/console/${match.id}` : `/game/${match.id}`);
    const names = (match) => {
      const seen = { names: match.names, view: { setup: { players: match.players } } };
      return `${playerName(seen, 'one')} – ${playerName(seen, 'two')}`;
    };
    open.append(h('h2', { class: 'label' }, l10n.text('web-continue-title')),
      ...started.map((match) => h('a', { class: 'button spread-button', href: place(match) },
        h('span', {}, names(match)), h('span', { class: 'quiet small' }, l10n.text('web-moves-played', { count: match.ply })))));
  }

  draw();
  const ready = known.then((found) => {
    levels = found;
    draw();
  });
  await Promise.all([ready.then(refresh), unfinished()]).catch((problem) => {
    if (!signal.aborted) setText(status, problemText(problem));
  });
  root.dataset.ready = 'true';
}

function levelText({ level, name, rating }) {
  const label = level === 'max' ? l10n.text(name) : `${level} · ${l10n.text(name)}`;
  return rating === null ? label : `${label} · ${rating}`;
}
