// Sentences the server has chosen, said without a page.

import assert from 'node:assert/strict';
import test from 'node:test';
import { spoken, whole } from '../../web/js/sentence.js';

const TEXTS = {
  'series-won': ({ name }) => `Winner of the series: ${name}.`,
  'player-named': ({ name }) => name,
  'player-two': () => 'Player 2',
};
const text = (id, variables) => TEXTS[id](variables);

test('an argument with words of its own is said in the same language', () => {
  const winner = (name) => ({ id: 'series-won', args: { name } });
  assert.equal(spoken(winner({ id: 'player-two', args: {} }), text), 'Winner of the series: Player 2.');
  assert.equal(spoken(winner({ id: 'player-named', args: { name: 'Ana' } }), text), 'Winner of the series: Ana.');
});

test('parts of lines become sentences, and sentences stay as they are', () => {
  assert.equal(whole('état final'), 'État final.');
  for (const sentence of ['Done!', 'Thinking…', 'Why?', 'Two moves:', 'Over.']) assert.equal(whole(sentence), sentence);
  assert.equal(whole(''), '.');
});
