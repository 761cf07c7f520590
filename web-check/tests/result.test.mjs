// What a finished game means to the reader, and what to do after it.

import assert from 'node:assert/strict';
import test from 'node:test';
import { against, onwardFrom } from '../../web/js/onward.js';
import { isYourTurn, levelOf, ownColor, resultOf } from '../../web/js/result.js';

const players = { one: { seat: 'person' }, two: { seat: 'computer', level: '3' } };
const full = { color: 'black', discs: { black: 34, white: 30 }, lost_by_overtime: null, reason: { kind: 'board_full' } };
const match = (verdict, { you = ['one'], black = 'one', ...more } = {}) =>
  ({ you, view: { phase: 'over', setup: { players }, game: { black, to_move: null, verdict }, ...more } });

test('whoever plays wins or loses by discs seen from their side', () => {
  assert.deepEqual(resultOf(match(full)), { who: 'won', mine: 34, theirs: 30 });
  assert.deepEqual(resultOf(match(full, { black: 'two' })), { who: 'lost', mine: 30, theirs: 34 });
  assert.equal(resultOf(match(null)), null);
});

test('for two at one screen, and for whoever looks on, a colour wins', () => {
  for (const you of [['one', 'two'], [], null]) {
    assert.deepEqual(resultOf(match({ ...full, color: 'white', discs: { black: 20, white: 44 } }, { you })), { who: 'white', mine: 44, theirs: 20 });
  }
  assert.equal(resultOf(match({ ...full, color: null, discs: { black: 32, white: 32 } }, { you: ['one', 'two'] })).who, 'drawn');
});

test('where something else than the discs has decided, none are counted', () => {
  const resigned = { ...full, color: 'white', reason: { kind: 'resigned', player: 'one' } };
  assert.deepEqual(resultOf(match(resigned)), { who: 'lost', mine: null, theirs: null });
  assert.deepEqual(resultOf(match({ ...full, color: 'white', lost_by_overtime: 'one' })), { who: 'lost', mine: null, theirs: null });
});

test('it is the turn of whoever sits here alone, while the game is played', () => {
  const turn = (/** @type {any} */ more, to_move = 'one') => isYourTurn({ you: ['one'], record: false, view: { phase: 'playing', game: { to_move } }, ...more });
  assert.ok(turn({}));
  assert.ok(!turn({}, 'two'));
  assert.ok(!turn({ you: ['one', 'two'] }));
  assert.ok(!turn({ record: true }));
  assert.ok(!turn({ view: { phase: 'over', game: { to_move: 'one' } } }));
});

test('the level is that of the other seat', () => {
  assert.equal(levelOf(match(full)), '3');
  assert.equal(levelOf(match(full, { you: ['one', 'two'] })), null);
  assert.equal(ownColor(match(full, { black: 'two' })), 'white');
});

const won = { who: 'won', mine: 34, theirs: 30 };

test('after a win a stronger level waits, and the first one is a moment', () => {
  const first = { levels: [{ level: '3', wins: 1, draws: 0, losses: 2 }], next: '4' };
  assert.deepEqual(onwardFrom(won, '3', first), { step: 'next', level: '4', first: 'ever' });
  const later = { levels: [{ level: '2', wins: 2, draws: 0, losses: 0 }, { level: '3', wins: 1, draws: 0, losses: 0 }], next: '4' };
  assert.equal(onwardFrom(won, '3', later).first, 'level');
  assert.equal(onwardFrom(won, '2', later).first, null);
  assert.deepEqual(onwardFrom(won, 'max', { levels: [], next: null }), { step: 'rematch', level: null, first: null });
});

test('after a loss one looks at the moves that cost most', () => {
  assert.equal(onwardFrom({ who: 'lost', mine: 10, theirs: 54 }, '3', { levels: [], next: null }).step, 'review');
  assert.equal(onwardFrom({ who: 'drawn', mine: 32, theirs: 32 }, '3', { levels: [], next: null }).step, 'rematch');
});

test('how one has fared is known where one has played', () => {
  const results = { levels: [{ level: '3', wins: 1, draws: 0, losses: 2 }], next: '4' };
  assert.equal(against(results, '3')?.losses, 2);
  assert.equal(against(results, '4'), null);
  assert.equal(against(null, '3'), null);
});
