// Seven-segment digits, as on the screen of 1982 (C7).

import { s } from './dom.js';

// The segments from the top clockwise, the middle one last.
const SHAPES = [
  'M3 1h12l-2.4 3H5.4Z',
  'M16 2v13.4l-1.6 1.2L12.8 15V5.4Z',
  'M16 17.6V31l-3.2-3.4V18l1.6-1.6Z',
  'M3 32h12l-2.4-3H5.4Z',
  'M2 17.6V31l3.2-3.4V18l-1.6-1.6Z',
  'M2 2v13.4l1.6 1.2L5.2 15V5.4Z',
  'M4.2 16.5 6 15h6l1.8 1.5L12 18H6Z',
];

/** @type {Record<string, string>} */
const LIT = {
  0: '012345', 1: '12', 2: '01346', 3: '01236', 4: '1256', 5: '02356', 6: '023456', 7: '012', 8: '0123456', 9: '012356', '-': '6', ' ': '',
};

/**
 * A display of so many digits. `show` changes what it says.
 * @param {number} digits
 */
export function display(digits, kind = '') {
  /** @type {Element[][]} */
  const segments = [];
  const svg = s('svg', { viewBox: `0 0 ${digits * 20 - 2} 33`, class: `seven ${kind}`, 'aria-hidden': 'true' });
  for (let i = 0; i < digits; i += 1) {
    const group = s('g', { transform: `translate(${i * 20} 0)` });
    const paths = SHAPES.map((d) => s('path', { d }));
    group.append(...paths);
    svg.append(group);
    segments.push(paths);
  }
  /** @type {string | null} */
  let shown = null;
  return {
    element: svg,
    /** @param {number | string} value */
    show(value) {
      const text = String(value).padStart(digits, ' ').slice(-digits);
      if (text === shown) return;
      shown = text;
      [...text].forEach((digit, i) => {
        segments[i].forEach((path, n) => path.classList.toggle('lit', LIT[digit].includes(String(n))));
      });
    },
  };
}
