// The letters of the tube: seven rows of five dots, capitals only, as a machine of 1982 drew
// them (C7, C8). Marks above and below are dots, too, so every language can be written. What has no
// letter here, as a name in another script, stays as it is.

import { h, s } from './dom.js';

/** Each letter row by row from above; a row is a number of five bits, written in base 32. */
const SHAPES = new Map(Object.entries({
  A: 'ehhvhhh', B: 'uhhuhhu', C: 'ehggghe', D: 'uhhhhhu', E: 'vgguggv', F: 'vgguggg', G: 'ehgnhhf', H: 'hhhvhhh',
  I: 'e44444e', J: '72222ic', K: 'hikokih', L: 'ggggggv', M: 'hrllhhh', N: 'hhpljhh', O: 'ehhhhhe', P: 'uhhuggg',
  Q: 'ehhhlid', R: 'uhhukih', S: 'fgge11u', T: 'v444444', U: 'hhhhhhe', V: 'hhhhha4', W: 'hhhllla', X: 'hha4ahh',
  Y: 'hhha444', Z: 'v1248gv',
  0: 'ehjlphe', 1: '4c4444e', 2: 'eh1248v', 3: 'v2421he', 4: '26aiv22', 5: 'vgu11he', 6: '68guhhe', 7: 'v124888', 8: 'ehhehhe', 9: 'ehhf12c',
  '.': '00000cc', ',': '00004c8', ':': '0cc0cc0', ';': '0cc04c8', '!': '4444404', '?': 'eh12404', '-': '000e000', '–': '000v000', '…': '00000ll',
  "'": '4480000', '’': '4480000', '“': 'aaa0000', '”': 'aaa0000', '„': '0000aak', '«': '05aka50', '»': '0ka5ak0', '"': 'aaa0000',
  '(': '2488842', ')': '8422248', '/': '01248g0', '·': '000c000', '+': '044v440', '%': 'op248j3', '¿': '4048ghe', '¡': '4044444',
  Ł: '88a8o8f', Œ: 'fkknkkf', Æ: 'fkkvkkn',
  // Spaces at which no line breaks, as before a French colon.
  '\u00A0': '0000000', '\u202F': '0000000',
}));

/** Dots of a mark, as rows from above: two over a letter, or two under it. */
const OVER = new Map(Object.entries({ '\u0300': '84', '\u0301': '24', '\u0302': '4a', '\u0303': 'dm', '\u0307': '04', '\u0308': '0a', '\u030A': 'aa', '\u030C': 'a4' }));
const UNDER = new Map(Object.entries({ '\u0327': '48', '\u0328': '23' }));

/**
 * The dots of some rows as a path.
 * @param {string} rows
 * @param {number} left
 * @param {number} top
 */
function dots(rows, left, top) {
  let path = '';
  [...rows.toLowerCase()].forEach((row, y) => {
    const bits = parseInt(row, 32);
    for (let x = 0; x < 5; x += 1) {
      if (bits & (16 >> x)) path += `M${left + x} ${top + y}h1v1h-1z`;
    }
  });
  return path;
}

/**
 * One word as a drawing, or null if a letter of it cannot be drawn.
 * @param {string} word in capitals
 */
function drawn(word) {
  let path = '';
  let count = 0;
  for (const sign of word.normalize('NFD')) {
    const left = (count - 1) * 6;
    if (OVER.has(sign)) path += dots(/** @type {string} */ (OVER.get(sign)), left, 0);
    else if (UNDER.has(sign)) path += dots(/** @type {string} */ (UNDER.get(sign)), left, 9);
    else {
      const shape = SHAPES.get(sign);
      if (!shape) return null;
      path += dots(shape, count * 6, 2);
      count += 1;
    }
  }
  return s('svg', { viewBox: `0 0 ${count * 6 - 1} 11`, class: 'dots' }, s('path', { d: path }));
}

/**
 * Writes a text on the tube. It is read as text by those who hear it.
 * @param {Element} place
 * @param {string} text
 */
export function write(place, text) {
  if (place.getAttribute('data-text') === text) return;
  place.setAttribute('data-text', text);
  const words = text.toLocaleUpperCase(document.documentElement.lang).split(/[ \n]+/).filter(Boolean);
  place.replaceChildren(
    h('span', { class: 'spoken' }, text),
    h('span', { class: 'lettering', 'aria-hidden': 'true' }, words.map((word) => drawn(word) ?? h('span', {}, word))));
}

/**
 * The same as an element of its own.
 * @param {string} text
 */
export function lettering(text) {
  const place = h('span', {});
  write(place, text);
  return place;
}
