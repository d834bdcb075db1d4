// The person's settings, stored on this device: name, language, theme, sound, names of places.

import { LANGUAGES, loadWords } from '../catalogue';
import { read, write } from './stored';
import { type Language, type Parameters, Words } from '../words';

export type Theme = 'light' | 'dark';

function firstLanguage(): Language {
  const wanted = [read('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (
    LANGUAGES.find((each) => each === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ??
    'en'
  );
}

class Person {
  #name = $state(read('name'));
  #sound = $state(read('sound') !== 'off');
  #explains = $state(read('explains') !== 'off');
  #placeNames = $state(read('names') === 'on');
  #theme = $state<Theme | ''>(read('theme') as Theme | '');
  #system = $state<Theme>('light');
  words = $state.raw(new Words('en', []));
  /** Changes only if it is another one, not whenever more words come. */
  readonly language = $derived(this.words.language);
  #atHome = false;
  #start: Promise<void> | undefined;
  #home: Promise<void> | undefined;

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#system = dark.matches ? 'dark' : 'light';
    dark.addEventListener('change', () => (this.#system = dark.matches ? 'dark' : 'light'));
  }

  /** Loads the words of the initial language; to be awaited before anything is drawn. */
  start(): Promise<void> {
    this.#start = this.speak(firstLanguage());
    return this.#start;
  }

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language, '', this.#atHome);
    document.documentElement.lang = language;
  }

  /** Loads the words of the first page, which the others do without; to be awaited before it is drawn. */
  home(): Promise<void> {
    this.#home ??= this.#speakAtHome();
    return this.#home;
  }
  async #speakAtHome(): Promise<void> {
    this.#atHome = true;
    // Where the first page is the first of all, its words come with the others.
    if (!this.#start) return;
    try {
      await this.#start;
      await this.speak(this.language);
    } catch (failure) {
      this.#home = undefined;
      throw failure;
    }
  }

  async choose(language: Language): Promise<void> {
    write('language', language);
    await this.speak(language);
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    write('name', name);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    write('sound', on ? 'on' : 'off');
  }

  /** Whether things on a table are explained when the person points at them. */
  get explains(): boolean {
    return this.#explains;
  }
  set explains(on: boolean) {
    this.#explains = on;
    write('explains', on ? 'on' : 'off');
  }
  /** Whether boards show the names of all their places. */
  get placeNames(): boolean {
    return this.#placeNames;
  }
  set placeNames(on: boolean) {
    this.#placeNames = on;
    write('names', on ? 'on' : 'off');
  }

  get theme(): Theme {
    return this.#theme || this.#system;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    write('theme', theme);
    document.documentElement.dataset.theme = theme;
  }
}

export const person = new Person();

/** A sentence of the page in the person's language. */
export function t(key: string, parameters: Parameters = {}): string {
  return person.words.text(key, parameters);
}

/** A name without artefacts of pasting: line breaks, repeated spaces. The server decides which names are
 * valid. */
export function tidy(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** The name that others see: the person's, or a placeholder. */
export function publicName(name: string): string {
  return tidy(name) || t('name.guest');
}

/** Whether a problem concerns a name. */
export function aboutName(code: string): boolean {
  return code.startsWith('name-');
}

/** The message for an unsuccessful response of the server. */
export function problem(code: string): string {
  return t(person.words.has(`problem.${code}`) ? `problem.${code}` : 'problem.unknown');
}
