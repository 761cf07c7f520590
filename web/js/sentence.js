// Sentences as the server chooses them: a text by its id, with arguments that may be
// sentences themselves. The same is done in crates/locale for the terminal, word for word.

/**
 * A sentence in the language of `text`, which knows the texts by their ids.
 * @param {Api.Sentence} sentence
 * @param {(id: string, variables: Record<string, number | string>) => string} text
 * @returns {string}
 */
export function spoken({ id, args }, text) {
  /** @type {Record<string, number | string>} */
  const variables = {};
  for (const [name, arg] of Object.entries(args)) variables[name] = typeof arg === 'object' ? spoken(arg, text) : arg;
  return text(id, variables);
}

/**
 * A text with a capital letter first and a stop last: what is a heading or part of a line
 * elsewhere stands alone here.
 * @param {string} text
 */
export function whole(text) {
  const [first = '', ...rest] = text;
  const sentence = first.toUpperCase() + rest.join('');
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
