// Positions and games as the server writes them.

import assert from 'node:assert/strict';
import test from 'node:test';
import { START, after, analysisLink, count, discAt, numberOf, positions, sameDiscs, transcript, turnOf } from '../../web/js/record.js';

const d3 = { color: 'black', square: 'd3', turned: ['d4'] };
const pass = { color: 'white', square: null, turned: [] };

test('a turn places a disc, turns the told ones over and gives the turn away', () => {
  const then = after(START, d3);
  assert.equal(discAt(then, 'd3'), 'black');
  assert.equal(discAt(then, 'd4'), 'black');
  assert.equal(discAt(then, 'e5'), 'white');
  assert.equal(discAt(then, 'a1'), null);
  assert.deepEqual([count(then, 'black'), count(then, 'white'), turnOf(then)], [4, 1, 'white']);
});

test('a pass changes whose turn it is and nothing else', () => {
  const [, one, two] = positions(START, [d3, pass]);
  assert.ok(sameDiscs(one, two));
  assert.deepEqual([turnOf(one), turnOf(two)], ['white', 'black']);
  assert.ok(!sameDiscs(START, one));
});

test('links name only what is not usual', () => {
  assert.equal(transcript([d3, pass]), 'd3');
  assert.equal(analysisLink(START, []), '/analyse');
  assert.equal(analysisLink(START, [d3, pass], 0), '/analyse?moves=d3&ply=0');
  assert.match(analysisLink(after(START, d3), []), /^\/analyse\?start=/);
});

test('passes have no number: a game has sixty moves at most', () => {
  assert.deepEqual([0, 1, 2, 3].map((ply) => numberOf([d3, pass, d3], ply)), [0, 1, 1, 2]);
  assert.equal(numberOf([d3, pass, d3]), 2);
});
