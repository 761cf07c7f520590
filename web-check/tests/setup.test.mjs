// From the choices on the page to what the server is asked for.

import assert from 'node:assert/strict';
import test from 'node:test';
import { PACES, PACE_NAMES, USUAL, paceOf, setupOf, tableOf, takePace } from '../../web/js/setup.js';

const made = (choices) => setupOf({ ...USUAL, ...choices }, 'level-7');

test('a first visit plays black against the computer, one game without a clock', () => {
  assert.deepEqual(made({}), {
    names: { one: null, two: null },
    setup: {
      players: { one: { seat: 'person' }, two: { seat: 'computer', level: 'level-7' } },
      start: { from: 'even' },
      starter: 'one',
      colors: { rule: 'by_starter' },
      series: { goal: { games: 1 }, next_starter: 'same' },
    },
  });
});

test('who plays white against the computer does not begin', () => {
  assert.equal(made({ color: 'white' }).setup.starter, 'two');
});

test('two people choose no colour, and their names are trimmed', () => {
  const { names, setup } = made({ opponent: 'person', color: 'white', nameOne: '  Ada ', nameTwo: 'x'.repeat(99) });
  assert.deepEqual(names, { one: 'Ada', two: 'x'.repeat(60) });
  assert.equal(setup.starter, 'one');
  assert.deepEqual(setup.players.two, { seat: 'person' });
});

test('when white begins the colours stay with the players', () => {
  const { starter, colors } = made({ first: 'white' }).setup;
  assert.deepEqual({ starter, colors }, { starter: 'two', colors: { rule: 'keep', black: 'one' } });
});

test('corners go to their receiver', () => {
  assert.deepEqual(made({ corners: 2, receiver: 'two' }).setup.start, { from: 'corners', count: 2, receiver: 'two' });
});

test('clocks are asked for in milliseconds', () => {
  const control = (choices) => made(choices).setup.clock.control;
  assert.deepEqual(control({ clock: 'per_game', minutes: 2.5 }), { kind: 'per_game', main: 150_000 });
  assert.deepEqual(control({ clock: 'per_move', seconds: 10 }), { kind: 'per_move', limit: 10_000 });
  assert.deepEqual(control({ clock: 'increment', minutes: 1, increment: 2 }), { kind: 'increment', main: 60_000, increment: 2000 });
  assert.deepEqual(control({ clock: 'byo_yomi', minutes: 1, seconds: 5, periods: 0.2 }), { kind: 'byo_yomi', main: 60_000, period: 5000, periods: 1 });
});

test('the computer that moves when time is up has the level of the match', () => {
  const { clock } = made({ clock: 'per_move', timeout: 'computer_moves' }).setup;
  assert.deepEqual(clock.time_out, { kind: 'computer_moves', level: 'level-7' });
});

test('a series ends by wins, games or points, in whole numbers', () => {
  assert.deepEqual(made({ series: 'wins', wins: 1.6 }).setup.series.goal, { wins: 2 });
  assert.deepEqual(made({ series: 'games', games: 0 }).setup.series, { goal: { games: 1 }, next_starter: USUAL.next });
  assert.deepEqual(made({ series: 'points', points: 50 }).setup.series.goal, { points: 50 });
});

test('two people at the table agree on all the same things', () => {
  const { names, setup } = tableOf({ ...USUAL, corners: 2, first: 'white', clock: 'per_game', series: 'wins', next: 'winner_decides', nameOne: 'Ana' }, 'strict');
  assert.deepEqual(names, { one: 'Ana', two: null });
  assert.deepEqual(setup.turning, { by: 'hand', referee: 'strict' });
  assert.deepEqual(setup.start, { from: 'corners', count: 2, receiver: 'one' });
  assert.deepEqual([setup.starter, setup.colors], ['two', { rule: 'keep', black: 'one' }]);
  assert.deepEqual(setup.series, { goal: { wins: 2 }, next_starter: 'winner_decides' });
  assert.equal(setup.players.two.seat, 'person');
});

test('the usual clocks are one click each, and any other is one of one’s own', () => {
  assert.deepEqual([...PACE_NAMES].sort(), Object.keys(PACES).sort());
  for (const pace of PACE_NAMES) assert.equal(paceOf({ ...USUAL, ...takePace(pace, USUAL) }), pace);
  assert.deepEqual(made(takePace('5+3', USUAL)).setup.clock.control, { kind: 'increment', main: 300_000, increment: 3000 });
  const own = { ...USUAL, ...takePace('own', USUAL) };
  assert.deepEqual([own.clock, paceOf(own)], ['per_game', 'own']);
  assert.equal(paceOf({ ...USUAL, clock: 'per_move' }), 'own', 'as an older visit has left it');
  assert.equal(paceOf({ ...own, ...takePace('none', own) }), 'none');
});
