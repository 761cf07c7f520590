// The texts, in the reader's language (I1). The same Fluent files serve the terminal.

import { FluentBundle, FluentNumber, FluentResource } from '../vendor/fluent.js';
import { spoken, whole } from './sentence.js';
import { settings } from './settings.js';

/** The languages with their own names. */
export const LANGUAGES = [
  ['en', 'English'],
  ['es', 'Español'],
  ['pl', 'Polski'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
];

/** What every page needs; some need more, see `also`. */
const PARTS = ['game', 'match', 'levels', 'web', 'coach'];

/**
 * @param {string} language
 * @param {string} part
 */
async function source(language, part) {
  const answer = await fetch(`/locales/${language}/${part}.ftl`);
  if (!answer.ok) throw new Error(`no texts ${language}/${part}: ${answer.status}`);
  return answer.text();
}

class Texts {
  language = 'en';
  #bundle = new FluentBundle('en');
  #dates = new Intl.DateTimeFormat('en');
  #days = new Intl.DateTimeFormat('en');
  #parts = [...PARTS];

  /**
   * Takes another language; the one shown stays until all its texts are here.
   * @param {string} language
   */
  async load(language) {
    const sources = await Promise.all(this.#parts.map((part) => source(language, part)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of sources) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    this.#days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    this.language = language;
    document.documentElement.lang = language;
  }

  /**
   * Takes a further part of the texts, now and in every language to come.
   * @param {string} part
   */
  async also(part) {
    if (this.#parts.includes(part)) return;
    const text = await source(this.language, part);
    if (this.#parts.includes(part)) return;
    this.#parts.push(part);
    this.#bundle.addResource(new FluentResource(text));
  }

  /**
   * A text with its variables filled in.
   * @param {string} id
   * @param {Record<string, unknown>} [variables]
   * @returns {string}
   */
  text(id, variables) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no text ${id}`);
      return id;
    }
    /** @type {unknown[]} */
    const errors = [];
    // The library comes without types.
    const text = /** @type {any} */ (this.#bundle).formatPattern(message.value, variables, errors);
    if (errors.length > 0) console.error(id, errors);
    return text;
  }

  /**
   * Sentences as they are, one after the other.
   * @param {...(Api.Sentence | Api.Sentence[])} sentences
   */
  said(...sentences) {
    /** @type {(id: string, variables: Record<string, number | string>) => string} */
    const text = (id, variables) => this.text(id, Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, ungrouped(value)])));
    return sentences.flat().map((sentence) => spoken(sentence, text)).join(' ');
  }

  /**
   * The same, each of them as a whole sentence with its capital letter and its full stop.
   * @param {Api.Sentence[]} sentences
   */
  tell(sentences) {
    return sentences.map((sentence) => whole(this.said(sentence))).join(' ');
  }

  /**
   * A moment the server has written, as people here write it.
   * @param {string} iso
   */
  date(iso) {
    return this.#dates.format(new Date(iso));
  }

  /**
   * A day of the calendar, `2026-11-15`, as people here write it.
   * @param {string} iso
   */
  day(iso) {
    return this.#days.format(new Date(iso));
  }
}

/**
 * Numbers in sentences are written as in the terminal, without signs between the thousands.
 * @param {number | string} value
 */
const ungrouped = (value) => (typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value);

export const l10n = new Texts();

/** The language to begin with: the chosen one, else the first the browser asks for that we speak. */
export function wanted() {
  const known = LANGUAGES.map(([code]) => code);
  const wishes = [settings().language, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wishes.find((wish) => wish !== null && known.includes(wish)) ?? 'en';
}
