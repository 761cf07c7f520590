// What the analysis board knows, without a page.

import assert from 'node:assert/strict';
import test from 'node:test';
import { START, after } from '../../web/js/record.js';
import { Study, turningPoints } from '../../web/js/study.js';

/** The first turns of a game, as the server tells them. */
const TURNS = [
  { color: 'black', square: 'f5', turned: ['e5'] },
  { color: 'white', square: 'd6', turned: ['d5'] },
  { color: 'black', square: 'c3', turned: ['d4'] },
];
const POSITIONS = TURNS.reduce((all, turn) => [...all, after(all.at(-1), turn)], [START]);

/** A mistake at the third turn; the better move was c4. */
const MISTAKE = { ply: 3, played: 'c3', best: 'c4', grade: 'mistake', line: ['c4', 'd3'], loss: 4, color: 'black' };
const REPORT = { mistakes: [MISTAKE], turning_points: { both: [3], black: [3], white: [] }, ggf: '(;GM[Othello];)' };
const reviewed = (ply, comment = null) => ({ ply, black: ply, played: TURNS[ply - 1].square, loss: 0, grade: 'best', comment, position: POSITIONS[ply - 1] });

/** What the server says about a position: one legal move. */
const line = (position, square, more = {}) => ({ position, legal: [{ square, turns: ['d5'] }], over: false, turns: [], ...more });
const study = (asked = {}) => new Study({ start: START, turns: TURNS }, asked);

test('the address says where to begin; anything else is the end of the line', () => {
  assert.equal(study({ ply: '1' }).ply, 1);
  assert.equal(study({ ply: '99' }).ply, 3);
  assert.equal(study({ ply: '-5' }).ply, 0);
  assert.equal(study({ ply: 'x' }).ply, 0);
  assert.equal(study({}).ply, 3);
});

test('a review is of one side or of both, whatever else the address asks for', () => {
  assert.deepEqual([study({ review: 'white' }).wanted, study({ review: 'white' }).side, study({ review: 'white' }).yours], ['white', 'white', 'white']);
  assert.deepEqual([study({ review: 'both' }).wanted, study({ review: 'both' }).yours], ['both', null]);
  assert.deepEqual([study({ review: 'all' }).wanted, study({ review: 'all' }).side], [null, 'both']);
});

test('walking keeps to the line and knows the position', () => {
  const board = study();
  board.walk(1);
  assert.equal(board.position, POSITIONS[1]);
  assert.equal(board.last, 'f5');
  assert.deepEqual(board.played, ['f5']);
  board.walk(17);
  assert.equal(board.ply, 3);
});

test('nothing is played before the server has said what is legal here', () => {
  const board = study({ ply: '2' });
  assert.deepEqual(board.touch('c4'), { means: 'wait' });
  board.here = line(POSITIONS[1], 'c4');
  assert.deepEqual(board.touch('c4'), { means: 'wait' });
  assert.equal(board.question, null);
  board.here = line(POSITIONS[2], 'c4');
  assert.deepEqual(board.touch('a1'), { means: 'unplayable', position: POSITIONS[2] });
  assert.equal(board.question, POSITIONS[2]);
});

test('the move of the line walks on, another one leaves the game, and walking back returns to it', () => {
  const board = study({ ply: '2' });
  board.here = line(POSITIONS[2], 'c3');
  assert.deepEqual(board.touch('c3'), { means: 'walk', ply: 3, turns: ['d5'] });
  board.here = line(POSITIONS[2], 'c4');
  const touch = board.touch('c4');
  assert.deepEqual(touch.moves, ['f5', 'd6', 'c4']);

  board.hear(reviewed(3));
  const other = { color: 'black', square: 'c4', turned: ['d4'] };
  assert.equal(board.take(line(after(POSITIONS[2], other), 'c3', { turns: [...TURNS.slice(0, 2), other] }), touch.from), false);
  assert.equal(board.left.branch, 3);
  assert.equal(board.reviewable, false);
  assert.equal(board.course.plies, 3);
  assert.equal(board.course.points.length, 3);
  board.backToGame();
  assert.deepEqual([board.left, board.turns, board.ply], [null, TURNS, 2]);
});

test('a move after the end is another game, whose review begins anew', () => {
  const board = study();
  board.finish(REPORT);
  board.here = line(POSITIONS[3], 'd3');
  const turns = [...TURNS, { color: 'white', square: 'd3', turned: [] }];
  assert.equal(board.take(line(START, 'c4', { turns }), board.touch('d3').from), true);
  assert.equal(board.ply, 4);
  assert.equal(board.review.mistakes, null);
});

test('scores belong to one position, and are not shown beside a question', () => {
  const board = study();
  board.lines = { position: POSITIONS[2], lines: [] };
  assert.equal(board.scored, null);
  board.lines = { position: POSITIONS[3], lines: [] };
  assert.equal(board.scored, board.lines);
  board.engine = false;
  assert.equal(board.scored, null);
});

test('the coach speaks of the move walked to, from the review where it has one', () => {
  const board = study();
  assert.deepEqual(board.comment, { ply: 3, position: POSITIONS[2], square: 'c3' });
  const said = { square: 'c3', best: 'c4', sentences: [], facts: [] };
  board.hear(reviewed(3, said));
  assert.deepEqual(board.comment, { ply: 3, known: said });
  board.walk(0);
  assert.equal(board.comment, null);
  board.walk(3);
  board.coaching = false;
  assert.equal(board.comment, null);
});

test('a mistake is looked at from before it, with the better move beside it', () => {
  const board = study();
  board.hear(reviewed(3, { square: 'c3', best: 'c4' }));
  board.finish(REPORT);
  assert.deepEqual(turningPoints(board.review, 'black').map(({ ply }) => ply), [3]);
  assert.deepEqual(turningPoints(board.review, 'white'), []);
  board.lookAt(3);
  assert.equal(board.position, POSITIONS[2]);
  assert.deepEqual([...board.marks], [['c3', 'worse'], ['c4', 'better']]);
  assert.equal(board.commented, 3);
  board.walk(1);
  assert.equal(board.marks, undefined);
});

test('tried again, it hides the answer until it is found', () => {
  const board = study();
  board.finish(REPORT);
  board.tryAgain(3);
  board.here = line(POSITIONS[2], 'c4', { legal: [{ square: 'c4', turns: [] }, { square: 'e3', turns: [] }] });
  assert.deepEqual(board.status, { says: 'find', color: 'black', played: 'c3' });
  assert.deepEqual([board.marks, board.comment, board.question], [undefined, null, null]);
  assert.equal(board.touch('e3').means, 'try');
  assert.equal(board.touch('c4').means, 'answer');
  board.solve();
  assert.deepEqual(board.status, { says: 'right', move: 'c4' });
  assert.deepEqual([...board.marks], [['c3', 'worse'], ['c4', 'better']]);
  assert.equal(board.trial, null);
  board.walk(1);
  assert.equal(board.status.says, 'to move');
});

test('another move that is as good is the answer too', () => {
  const board = study();
  board.finish(REPORT);
  board.tryAgain(3);
  board.solve('e3');
  assert.deepEqual(board.status, { says: 'right', move: 'e3' });
  assert.equal(board.review.mistakes[0].best, 'c4');
});

test('how things stand: to move, to pass, over', () => {
  const board = study();
  assert.deepEqual(board.status, { says: 'to move', color: 'white', discs: '5–2' });
  board.here = line(`${POSITIONS[3].slice(0, 64)} X`, 'c4');
  assert.equal(board.status.says, 'must pass');
  board.here = line(POSITIONS[3], 'c4', { over: true, federation: { black: 60, white: 4 } });
  assert.deepEqual(board.status, { says: 'over', discs: '60–4' });
  // Over is over, though the server says that the other side is to move.
  board.here = line(`${POSITIONS[3].slice(0, 65)}${POSITIONS[3][65] === 'X' ? 'O' : 'X'}`, 'c4', { over: true, federation: { black: 60, white: 4 } });
  assert.equal(board.status.says, 'over');
});

test('a finished review is found again for the same game only', () => {
  study().finish(REPORT);
  assert.equal(study().review.ggf, REPORT.ggf);
  assert.equal(study().reviewable, false);
  assert.equal(new Study({ start: START, turns: TURNS.slice(0, 2) }).review.turning, null);
});

test('a review that ends while one waits at the end leads to its first turning point', () => {
  const report = { mistakes: [{ ply: 2, played: 'd6', best: 'f6' }], turning_points: { both: [2], black: [], white: [2] }, ggf: null };
  const wait = (/** @type {number | undefined} */ ply) => {
    const study = new Study({ start: START, turns: TURNS }, { ply: ply === undefined ? null : String(ply) });
    study.begin();
    study.review.comments.set(2, { comment: { square: 'd6', best: 'f6' }, position: POSITIONS[1] });
    return study.finish(report);
  };
  assert.equal(wait(undefined), 2);
  assert.equal(wait(1), null, 'who looks at something else goes on');
});
