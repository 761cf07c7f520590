// Making elements.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'checked' || name === 'selected') element[name] = value;
    else if (value === true) element.setAttribute(name, '');
    else element.setAttribute(name, value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element: attributes, `on…` listeners, children. */
export function h(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** An SVG element. */
export function s(tag, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

/** Sets a text only when it is another one, so that nothing is announced twice. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Says whether a button does anything now. It stays in reach of the keyboard: the focus on it must not get lost. */
export function able(button, can) {
  button.setAttribute('aria-disabled', String(!can));
}

/** Whether a button does anything now. */
export const isAble = (button) => button.getAttribute('aria-disabled') !== 'true';

/** A disc to stand in a line of text. */
export const chip = (color) => h('span', { class: `chip ${color}`, 'aria-hidden': 'true' });

/** Radio buttons in the shape of a bar. `options` are [value, label] pairs. */
export function segments(name, legend, options, value, onchange, { wrap = false } = {}) {
  const radio = ([option, label]) =>
    h('label', {},
      h('input', {
        type: 'radio', name, value: option, checked: option === value,
        onchange: () => onchange(option),
      }),
      h('span', {}, label));
  return h('fieldset', { class: 'field' },
    h('legend', {}, legend),
    h('div', { class: wrap ? 'segments wrap' : 'segments' }, options.map(radio)));
}

/** A labelled choice from a list. */
export function select(id, label, options, value, onchange) {
  const option = ([key, text]) => h('option', { value: key, selected: key === value }, text);
  return h('div', { class: 'field' },
    h('label', { for: id }, label),
    h('select', { id, onchange: (event) => onchange(event.target.value) }, options.map(option)));
}

/** Something on or off. */
export function toggle(label, checked, onchange) {
  return h('label', { class: 'switch' }, label,
    h('input', { type: 'checkbox', role: 'switch', checked, onchange: (event) => onchange(event.target.checked) }));
}
