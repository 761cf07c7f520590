// A position as a picture: SVG, made into a PNG by the browser itself.

import { HUES } from './hues.js';
import { SQUARES, discAt } from './record.js';

const SIDE = 80;
const RIM = 40;

/** @param {string} position */
function discs(position) {
  return SQUARES.map((square, i) => {
    const color = discAt(position, square);
    if (!color) return '';
    const x = RIM + (i % 8) * SIDE + SIDE / 2;
    const y = RIM + Math.floor(i / 8) * SIDE + SIDE / 2;
    return `<circle cx="${x}" cy="${y + 3}" r="32" fill="${color === 'black' ? '#d9d4c6' : '#2a2f2c'}"/>`
      + `<circle cx="${x}" cy="${y}" r="32" fill="url(#${color})"/>`;
  }).join('');
}

/**
 * The position as SVG, `last` marked, with a line of text below.
 * @param {string} position
 * @param {string | null | undefined} last
 * @param {string} caption
 */
export function svgPicture(position, last, caption) {
  const board = 8 * SIDE;
  const size = board + 2 * RIM;
  const lines = Array.from({ length: 9 }, (_, i) => `M${RIM + i * SIDE} ${RIM}v${board}M${RIM} ${RIM + i * SIDE}h${board}`).join('');
  const letters = Array.from({ length: 8 }, (_, i) => {
    const at = RIM + i * SIDE + SIDE / 2;
    return `<text x="${at}" y="26">${'abcdefgh'[i]}</text><text x="20" y="${at + 7}">${i + 1}</text>`;
  }).join('');
  const spots = [2, 6].flatMap((x) => [2, 6].map((y) => `<circle cx="${RIM + x * SIDE}" cy="${RIM + y * SIDE}" r="6" fill="#0a3322"/>`)).join('');
  const index = last ? SQUARES.indexOf(last) : -1;
  const mark = index < 0 ? '' : `<circle cx="${RIM + (index % 8) * SIDE + SIDE / 2}" cy="${RIM + Math.floor(index / 8) * SIDE + SIDE / 2}" r="6" fill="#ffd75e" stroke="#000" stroke-opacity=".5" stroke-width="2"/>`;
  const safe = caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size + 56}" viewBox="0 0 ${size} ${size + 56}" font-family="Figtree, system-ui, sans-serif" font-size="20" font-weight="600" text-anchor="middle">
<defs><radialGradient id="black" cx=".36" cy=".26"><stop stop-color="#6a716d"/><stop offset=".4" stop-color="#343a37"/><stop offset="1" stop-color="#111413"/></radialGradient><radialGradient id="white" cx=".36" cy=".26"><stop stop-color="#fff"/><stop offset=".5" stop-color="#fbf9f3"/><stop offset="1" stop-color="#d5cfc0"/></radialGradient></defs>
<rect width="${size}" height="${size + 56}" fill="#2c2420"/><rect x="${RIM}" y="${RIM}" width="${board}" height="${board}" fill="#1d7a50"/>
<path d="${lines}" stroke="#0c4a30" stroke-width="2"/>${spots}<g fill="#e6dccb">${letters}</g>${discs(position)}${mark}
<text x="${size / 2}" y="${size + 30}" fill="#fffdf6" font-size="24">${safe}</text></svg>`;
}

/**
 * The same as a PNG.
 * @param {string} position
 * @param {string | null | undefined} last
 * @param {string} caption
 * @returns {Promise<Blob>}
 */
export async function pngPicture(position, last, caption) {
  const address = URL.createObjectURL(new Blob([svgPicture(position, last, caption)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * A small board for lists, without discs' shine; perhaps with the move played crossed and a better one ringed. A game of the
 * console is drawn as on its tube.
 * @param {string} position
 * @param {{played?: string | null, better?: string | null, tube?: boolean}} [how]
 */
export function thumbnail(position, { played, better, tube = false } = {}) {
  /**
   * @param {string} square
   * @returns {[number, number]}
   */
  const at = (square) => [(SQUARES.indexOf(square) % 8) + 0.5, Math.floor(SQUARES.indexOf(square) / 8) + 0.5];
  const cross = (/** @type {[number, number]} */ [x, y]) => `<path class="cross" d="M${x - 0.25} ${y - 0.25}l.5 .5M${x + 0.25} ${y - 0.25}l-.5 .5"/>`;
  const ring = (/** @type {[number, number]} */ [x, y]) => `<circle class="ring" cx="${x}" cy="${y}" r=".3"/>`;
  const marks = (played ? cross(at(played)) : '') + (better && better !== played ? ring(at(better)) : '');
  const dots = SQUARES.map((square, i) => {
    const color = discAt(position, square);
    return color ? `<circle class="${color}" cx="${(i % 8) + 0.5}" cy="${Math.floor(i / 8) + 0.5}" r=".4"/>` : '';
  }).join('');
  const template = document.createElement('template');
  template.innerHTML = `<svg class="thumbnail" viewBox="0 0 8 8" aria-hidden="true"><rect width="8" height="8"/><path d="M1 0v8M2 0v8M3 0v8M4 0v8M5 0v8M6 0v8M7 0v8M0 1h8M0 2h8M0 3h8M0 4h8M0 5h8M0 6h8M0 7h8"/>${dots}${marks}</svg>`;
  const drawing = /** @type {SVGElement} */ (template.content.firstElementChild);
  if (tube) {
    drawing.classList.add('on-tube');
    for (const [color, { rgb }] of Object.entries(HUES)) drawing.style.setProperty(`--hue-${color}`, rgb);
  }
  return drawing;
}
