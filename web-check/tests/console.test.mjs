// The console without a page: whose controller counts (C9), what is said of the time (C2).

import assert from 'node:assert/strict';
import test from 'node:test';
import { Countdown, sameAgain } from '../../web/js/console-state.js';
import { Controllers, keyOf, look } from '../../web/js/controllers.js';

test('keys count by their place: NumLock and the language of the keyboard change nothing', () => {
  assert.deepEqual(keyOf({ code: 'Numpad8', key: '8' }), ['right', 'up']);
  assert.deepEqual(keyOf({ code: 'Numpad8', key: 'ArrowUp' }), ['right', 'up']);
  assert.deepEqual(keyOf({ code: 'KeyW', key: 'z' }), ['left', 'up']);
  assert.deepEqual(keyOf({ code: 'Space', key: ' ' }), ['left', 'ent']);
  assert.deepEqual(keyOf({ code: '', key: 'ArrowLeft' }), ['right', 'left']);
  assert.equal(keyOf({ code: 'KeyQ', key: 'w' }), undefined);
});

test('all of them serve the only person', () => {
  const controllers = new Controllers(false);
  assert.ok(controllers.serves('left', 'one') && controllers.serves('right', 'one'));
});

test('one controller is handed to and fro until the other is taken up', () => {
  const controllers = new Controllers(true);
  assert.ok(controllers.serves('right', 'one') && controllers.serves('right', 'two'));
  assert.ok(controllers.serves('left', 'one'));
  assert.ok(!controllers.serves('right', 'one') && controllers.serves('right', 'two'));
  assert.ok(!controllers.serves('left', 'two'));
});

const pad = (pressed, axes = [0, 0]) => ({ axes, buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })) });

test('a gamepad says a button once and a held direction again', () => {
  let hold = { held: null, again: 0 };
  const at = (now, gamepad) => {
    const seen = look(hold, gamepad, now);
    hold = seen.hold;
    return seen.says;
  };
  assert.equal(at(0, pad([2])), 'ent');
  assert.equal(at(2000, pad([2])), null);
  assert.equal(at(2010, pad([])), null);
  assert.equal(at(2020, pad([], [0.9, 0])), 'right');
  assert.equal(at(2200, pad([], [0.9, 0])), null);
  assert.equal(at(2500, pad([], [0.9, 0])), 'right');
  assert.equal(at(2510, pad([13])), 'down');
  assert.equal(at(2520, pad([9])), 'pause');
});

test('a countdown is said at ten and at the last seconds, each once, and anew in the next turn', () => {
  const countdown = new Countdown();
  const said = [15, 14, 11, 10, 10, 9, 6, 5, 4, 3, 2, 1, 0, 15, 10].map((seconds) => countdown.hear(seconds));
  assert.deepEqual(said, [null, null, null, 10, null, null, null, 5, null, 3, 2, 1, null, null, 10]);
});

test('once more is the same game: digits, colours, series and computer', () => {
  const setup = {
    variation: '52', colors: { rule: 'keep', black: 'two' }, series: { goal: { games: 1 }, next_starter: 'same' },
    players: { one: { seat: 'person' }, two: { seat: 'computer', level: '7' } }, clock: null,
  };
  assert.deepEqual(sameAgain(setup), { variation: '52', colors: setup.colors, series: setup.series, level: '7' });
});
