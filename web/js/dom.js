// Making elements.

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Node | string | number | null | undefined | false} Piece what may stand in an element */
/** @typedef {Piece | Piece[] | Piece[][] | Piece[][][]} Children */

/**
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, any>} properties
 * @param {Children[]} children
 * @returns {E}
 */
function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'checked' || name === 'selected') /** @type {any} */ (element)[name] = value;
    else if (value === true) element.setAttribute(name, '');
    else element.setAttribute(name, value);
  }
  const pieces = /** @type {Piece[]} */ (children.flat(3));
  element.append(.../** @type {(Node | string)[]} */ (pieces.filter((child) => child !== null && child !== undefined && child !== false)));
  return element;
}

/**
 * An HTML element: attributes, `on…` listeners, children.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} properties
 * @param {Children[]} children
 */
export function h(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} properties
 * @param {Children[]} children
 */
export function s(tag, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

/**
 * Sets a text only when it is another one, so that nothing is announced twice.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Says whether a button does anything now. It stays in reach of the keyboard: the focus on it must not get lost.
 * @param {Element} button
 * @param {boolean} can
 */
export function able(button, can) {
  button.setAttribute('aria-disabled', String(!can));
}

/**
 * Whether a button does anything now.
 * @param {Element} button
 */
export const isAble = (button) => button.getAttribute('aria-disabled') !== 'true';

/**
 * A disc to stand in a line of text.
 * @param {string} color
 */
export const chip = (color) => h('span', { class: `chip ${color}`, 'aria-hidden': 'true' });

/**
 * Radio buttons in the shape of a bar. `options` are [value, label] pairs.
 * @template V
 * @param {string} name
 * @param {Children} legend
 * @param {[V, Children][]} options
 * @param {V} value
 * @param {(value: V) => void} onchange
 */
export function segments(name, legend, options, value, onchange, { wrap = '' } = {}) {
  /** @param {[V, Children]} pair */
  const radio = ([option, label]) =>
    h('label', {},
      h('input', {
        type: 'radio', name, value: option, checked: option === value,
        onchange: () => onchange(option),
      }),
      h('span', {}, label));
  return h('fieldset', { class: 'field' },
    h('legend', {}, legend),
    h('div', { class: `segments ${wrap}` }, options.map(radio)));
}

/**
 * A labelled choice from a list.
 * @template {string} V
 * @param {string} id
 * @param {Children} label
 * @param {[V, string][]} options
 * @param {V} value
 * @param {(value: V) => void} onchange
 */
export function select(id, label, options, value, onchange) {
  /** @param {[V, string]} pair */
  const option = ([key, text]) => h('option', { value: key, selected: key === value }, text);
  return h('div', { class: 'field' },
    h('label', { for: id }, label),
    h('select', { id, onchange: (/** @type {any} */ event) => onchange(event.target.value) }, options.map(option)));
}

/**
 * Something on or off.
 * @param {Children} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} onchange
 */
export function toggle(label, checked, onchange) {
  return h('label', { class: 'switch' }, label,
    h('input', { type: 'checkbox', role: 'switch', checked, onchange: (/** @type {any} */ event) => onchange(event.target.checked) }));
}
