// Icons, drawn for this app on a grid of 24.

import { s } from './dom.js';

const PATHS = {
  play: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM10 8.5v7l6-3.5Z',
  console: 'M3 7h18v11H3zM8 4l4 3 4-3M7 11h6v3.5H7zM17 11v.01M17 14.5v.01',
  tabletop: 'M4 4h16v16H4zM4 12h16M12 4v16M8 8v.01M16 16v.01M16 8v.01M8 16v.01',
  analyse: 'M3 19h18M4 15l5-6 4 3.5L20 5M20 9V5h-4',
  games: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  redo: 'm15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
  flip: 'M7 4v14M4 15l3 3 3-3M17 20V6M14 9l3-3 3 3',
  hints: 'M12 12v.01M6 6v.01M18 6v.01M6 18v.01M18 18v.01M12 6v.01M6 12v.01M18 12v.01M12 18v.01',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  flag: 'M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  pause: 'M9 5v14M15 5v14',
  resume: 'M8 5v14l11-7Z',
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'M15 6l-7 6 7 6',
  next: 'm9 6 7 6-7 6',
  last: 'm6 6 7 6-7 6M17 6v12',
  paste: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM9 12h6M9 16h4',
  again: 'M20 5v5h-5M20 10a8 8 0 1 0-1.5 7',
  remove: 'M4 7h16M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  close: 'M6 6l12 12M18 6 6 18',
  sound: 'M4 10v4h4l5 4V6l-5 4ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  silent: 'M4 10v4h4l5 4V6l-5 4ZM17 10l4 4M21 10l-4 4',
  done: 'm5 12.5 5 5 9-11',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20c1-4 4-6 8-6s7 2 8 6',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19c.8-3.5 3.2-5 6.5-5s5.7 1.5 6.5 5M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.3c2.1.6 3.4 2.1 4 4.7',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  coach: 'M9 17h6M10 20.5h4M9 17c0-1.7-.6-2.6-1.5-3.6a6 6 0 1 1 9 0C15.6 14.4 15 15.3 15 17',
  learn: 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5ZM12 6.5v13',
  flame: 'M12 3c.5 3.5 5.5 5.5 5.5 11A5.5 5.5 0 0 1 12 20a5.5 5.5 0 0 1-5.5-5.5c0-2 .8-3.3 2-4.5.3 1.5 1 2.3 2 2.5C10 9 10.5 6 12 3Z',
  tree: 'M5 12h4M9 12c4 0 3-6 7-6h3M9 12h10M9 12c4 0 3 6 7 6h3',
  rules: 'M6 3h11a1 1 0 0 1 1 1v17H7.5A1.5 1.5 0 0 1 6 19.5ZM6 19.5A1.5 1.5 0 0 1 7.5 18H18M9.5 7.5h5M9.5 11h5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  box: 'M3 8l9-4 9 4v9l-9 4-9-4ZM3 8l9 4 9-4M12 12v9',
  power: 'M12 3v8M7 6.2a7.5 7.5 0 1 0 10 0',
  sleeve: 'M4 4h16v16H4zM4 9h16M7.5 12.5h9v4h-9zM9.8 14.5v.01M14.2 14.5v.01',
  more: 'M5.5 12v.01M12 12v.01M18.5 12v.01',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8Z',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15.5 15.5 20 20',
};

/** @typedef {keyof typeof PATHS} Picture */

/**
 * An icon by its name; the text beside or around it says what it means.
 * @param {Picture} name
 */
export function icon(name) {
  return s('svg', {
    viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': name === 'hints' || name === 'more' ? 3 : 1.8,
    'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true', class: 'icon',
  }, s('path', { d: PATHS[name] }));
}

/** The sign of the house: a white disc caught between two black ones. */
export function logo() {
  return s('svg', { viewBox: '0 0 64 64', 'aria-hidden': 'true', class: 'logo' },
    s('rect', { width: 64, height: 64, rx: 15, fill: '#14634a' }),
    s('circle', { cx: 17, cy: 32, r: 10.5, fill: '#15191a' }),
    s('circle', { cx: 47, cy: 32, r: 10.5, fill: '#15191a' }),
    s('circle', { cx: 32, cy: 32, r: 10.5, fill: '#fbf9f3', stroke: '#14634a', 'stroke-width': 2 }));
}
