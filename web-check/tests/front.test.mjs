// What the front door knows, without a page.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Front, toGoOn } from '../../web/js/front.js';
import { START } from '../../web/js/record.js';

/** A match as the server shows it before it is made: the usual start, Black to move. */
function previewed(one, two) {
  return {
    view: {
      setup: { players: { one: { seat: one }, two: { seat: two } } },
      game: { black: 'one', to_move: 'one', board: { position: START }, legal: [{ square: 'f5', turns: ['e5'] }] },
    },
  };
}

test('what the browser remembers is chosen, and the rest is usual', () => {
  const front = new Front({ clock: 'per_game' });
  assert.equal(front.choices.clock, 'per_game');
  assert.equal(front.choices.opponent, 'computer');
  front.choose({ color: 'white' });
  assert.equal(front.choices.clock, 'per_game');
  assert.equal(front.choices.color, 'white');
});

test('a level the server does not know gives way to the usual one', () => {
  const levels = { levels: [{ level: '3' }, { level: '5' }], default: '5' };
  const old = new Front({ level: 'grandmaster' });
  old.fit(levels);
  assert.equal(old.choices.level, '5');
  const known = new Front({ level: '3' });
  known.fit(levels);
  assert.equal(known.choices.level, '3');
});

test('a legal square is the first move, with the board after it', () => {
  const front = new Front({});
  front.preview = previewed('person', 'computer');
  const touch = front.touch('f5');
  assert.equal(touch.means, 'move');
  assert.deepEqual(touch.turns, ['e5']);
  assert.equal(touch.position, '---------------------------OX------XXX-------------------------- O');
});

test('another square is refused by the rules', () => {
  const front = new Front({});
  front.preview = previewed('person', 'computer');
  assert.deepEqual(front.touch('a1'), { means: 'unplayable', position: START });
});

test('nobody moves before the server has shown the game', () => {
  assert.deepEqual(new Front({}).touch('f5'), { means: 'wait' });
});

test('where the computer moves first, or the colours are drawn, the game has to be started', () => {
  const second = new Front({ color: 'white' });
  second.preview = previewed('computer', 'person');
  assert.deepEqual(second.touch('f5'), { means: 'start first' });
  const lot = new Front({ color: 'random' });
  lot.preview = previewed('person', 'computer');
  assert.equal(lot.byLot, true);
  assert.deepEqual(lot.touch('f5'), { means: 'start first' });
});

test('two people draw no lot, whatever was chosen against the computer', () => {
  const front = new Front({ opponent: 'person', color: 'random' });
  front.preview = previewed('person', 'person');
  assert.equal(front.byLot, false);
  assert.equal(front.touch('f5').means, 'move');
});

test('the lot decides who begins', () => {
  const front = new Front({ color: 'random', level: '5' });
  assert.equal(front.wish().setup.starter, 'one');
  assert.equal(front.wish(() => 0.2).setup.starter, 'one');
  assert.equal(front.wish(() => 0.7).setup.starter, 'two');
});

test('numbers keep to their limits and steps', () => {
  assert.equal(Front.number('minutes', 0.2, 0.5, 600, 0.5), 0.5);
  assert.equal(Front.number('minutes', 7.3, 0.5, 600, 0.5), 7.5);
  assert.equal(Front.number('wins', 1000, 1, 99, 1), 99);
  assert.equal(Front.number('seconds', NaN, 1, 3600, 1), 15);
});

test('games to go on with: begun, three at most, pasted ones last', () => {
  const match = (id, ply, imported) => ({ id, ply, imported });
  const all = [match('pasted', 9, true), match('new', 0, false), match('a', 1, false), match('b', 2, false), match('c', 3, false)];
  assert.deepEqual(toGoOn(all).map(({ id }) => id), ['a', 'b', 'c']);
  assert.deepEqual(toGoOn(all.slice(0, 3)).map(({ id }) => id), ['a', 'pasted']);
});
