// The texts, in the reader's language (I1). The same Fluent files serve the terminal.

import { FluentBundle, FluentResource } from '../vendor/fluent.js';
import { settings } from './settings.js';

/** The languages with their own names. */
export const LANGUAGES = [
  ['en', 'English'],
  ['es', 'Español'],
  ['pl', 'Polski'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
];

const PARTS = ['game', 'levels', 'web', 'coach'];

class Texts {
  language = 'en';
  #bundle = new FluentBundle('en');
  #dates = new Intl.DateTimeFormat('en');

  /** Takes another language; the one shown stays until all its texts are here. */
  async load(language) {
    const sources = await Promise.all(PARTS.map(async (part) => {
      const answer = await fetch(`/locales/${language}/${part}.ftl`);
      if (!answer.ok) throw new Error(`no texts ${language}/${part}: ${answer.status}`);
      return answer.text();
    }));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.#dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A text with its variables filled in. */
  text(id, variables) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no text ${id}`);
      return id;
    }
    const errors = [];
    const text = this.#bundle.formatPattern(message.value, variables, errors);
    if (errors.length > 0) console.error(id, errors);
    return text;
  }

  /** A moment the server has written, as people here write it. */
  date(iso) {
    return this.#dates.format(new Date(iso));
  }
}

export const l10n = new Texts();

/** The language to begin with: the chosen one, else the first the browser asks for that we speak. */
export function wanted() {
  const known = LANGUAGES.map(([code]) => code);
  const wishes = [settings().language, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wishes.find((wish) => known.includes(wish)) ?? 'en';
}
