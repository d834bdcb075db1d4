// What the person chose, remembered on this device: name, language, theme, sound.

import { LANGUAGES, loadWords } from './catalogue';
import { type Language, type Parameters, Words } from './words';

export type Theme = 'light' | 'dark';

function read(key: string): string {
  try {
    return localStorage.getItem(`tianxia.${key}`) ?? '';
  } catch {
    return ''; // Storage is switched off: the page works, and forgets.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`tianxia.${key}`, value);
  } catch {
    return;
  }
}

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
  #theme = $state<Theme | ''>(read('theme') as Theme | '');
  #system = $state<Theme>('light');
  words = $state.raw(new Words('en', []));

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#system = dark.matches ? 'dark' : 'light';
    dark.addEventListener('change', () => (this.#system = dark.matches ? 'dark' : 'light'));
  }

  /** Loads the words of the first language; to be awaited before anything is drawn. */
  start(): Promise<void> {
    return this.speak(firstLanguage());
  }

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language);
    document.documentElement.lang = language;
  }

  get language(): Language {
    return this.words.language;
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

/** A name without what slips in as one pastes: line breaks, several blanks. What tables take, the server says. */
export function tidy(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** What others see of the person: the name, or that somebody travels through. */
export function publicName(name: string): string {
  return tidy(name) || t('name.guest');
}

/** Whether a problem is that of a name. */
export function aboutName(code: string): boolean {
  return code.startsWith('name-');
}

/** What to tell the person about an answer of the server that is no success. */
export function problem(code: string): string {
  return t(person.words.has(`problem.${code}`) ? `problem.${code}` : 'problem.unknown');
}
