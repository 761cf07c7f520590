// Painting a position.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Brush, EMPTY } from '../../web/js/brush.js';
import { START, discAt } from '../../web/js/record.js';

test('a press paints, and a press on the same colour takes the disc away', () => {
  const brush = new Brush(START);
  assert.equal(brush.paint('a1'), 'X');
  assert.equal(discAt(brush.position, 'a1'), 'black');
  assert.equal(brush.paint('a1'), '-');
  brush.color = 'O';
  assert.equal(brush.paint('d5'), 'O');
  assert.equal(discAt(brush.position, 'd5'), 'white');
  brush.color = '-';
  assert.equal(brush.paint('d5'), '-');
  assert.equal(brush.paint('d5'), '-');
});

test('a stroke gives every square what the first one got', () => {
  const brush = new Brush(START);
  const first = brush.paint('a8');
  for (const square of ['b8', 'c8', 'b8']) brush.paint(square, first);
  assert.equal(brush.position.slice(56, 59), 'XXX');
});

test('an empty board leaves the turn, another position brings its own', () => {
  const brush = new Brush(START);
  brush.turn = 'O';
  brush.put(EMPTY);
  assert.equal(brush.position, `${'-'.repeat(64)} O`);
  brush.put(START);
  assert.equal(brush.position, START);
});
