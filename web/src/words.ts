// Turns happenings and refusals into sentences, with the same files and templates as kernel/…/Words.java,
// which documents them. The page's own words are in src/words.{en,fr}.txt.

import type { Happening, Refusal } from './protocol';

export type Language = 'en' | 'fr';

export type Parameters = Record<string, string | number | string[]>;

export class Words {
  readonly language: Language;
  private readonly templates = new Map<string, string>();

  constructor(language: Language, texts: string[]) {
    this.language = language;
    for (const text of texts) {
      for (const line of text.split('\n')) {
        const equals = line.indexOf(' = ');
        if (!line.startsWith('#') && equals > 0) {
          this.templates.set(line.slice(0, equals).trim(), line.slice(equals + 3).trim());
        }
      }
    }
  }

  /** These words and those of another file, which come first. */
  with(text: string): Words {
    const more = new Words(this.language, [text]);
    for (const [key, template] of this.templates)
      if (!more.templates.has(key)) more.templates.set(key, template);
    return more;
  }

  keys(): string[] {
    return [...this.templates.keys()];
  }

  has(key: string): boolean {
    return this.templates.has(key);
  }

  /** The unfilled template of a key, or the key if there is none. */
  word(key: string): string {
    return this.templates.get(key) ?? key;
  }

  /** The filled template of a key, as a sentence. */
  text(key: string, parameters: Parameters = {}): string {
    return capital(this.phrase(key, parameters));
  }

  /** The filled template of a key, as part of a sentence. */
  phrase(key: string, parameters: Parameters = {}): string {
    return this.word(key).replace(/\{([^{}]*)\}/g, (_, field: string) =>
      this.field(field, parameters),
    );
  }

  happening(happening: Happening): string {
    return this.text(`happening.${happening.code}`, happening);
  }

  refusal(refusal: Refusal): string {
    return this.text(`refusal.${refusal.reason.code}`, refusal.reason);
  }

  private field(field: string, parameters: Parameters): string {
    const [name, one, other] = field.split('|');
    if (one !== undefined && other !== undefined) {
      return this.isOne(parameter(parameters, name!)) ? one : other;
    }
    const colon = field.indexOf(':');
    const kind = colon < 0 ? '' : field.slice(0, colon);
    const value = parameter(parameters, field.slice(colon + 1));
    return Array.isArray(value)
      ? this.list(value.map((each) => this.value(kind, each)))
      : this.value(kind, typeof value === 'number' ? numeral(value) : value);
  }

  private value(kind: string, value: string): string {
    if (kind === '') return value;
    const dot = kind.indexOf('.');
    if (dot >= 0) {
      const stem = kind.slice(0, dot);
      return this.templates.get(`${stem}.${value}${kind.slice(dot)}`) ?? this.value(stem, value);
    }
    return this.templates.get(`${kind}.${value}`) ?? value;
  }

  private list(words: string[]): string {
    if (words.length < 2) return words.join('');
    return `${words.slice(0, -1).join(', ')} ${this.word('list.and')} ${words[words.length - 1]}`;
  }

  private isOne(value: string | number | string[]): boolean {
    const number = Array.isArray(value) ? value.length : Number(value);
    return number === 1 || (number === 0 && this.language === 'fr');
  }
}

/** With a minus sign instead of a hyphen. */
const numeral = (number: number): string => String(number).replace('-', '−');

function parameter(parameters: Parameters, name: string): string | number | string[] {
  const value = parameters[name];
  if (value === undefined) throw new Error(`no parameter ${name}`);
  return value;
}

/** Except where a letter and a digit come first: the name of a square (`d6`) is written one way only. */
function capital(sentence: string): string {
  if (/^.\d/.test(sentence)) return sentence;
  const first = String.fromCodePoint(...[...sentence].slice(0, 1).map((c) => c.codePointAt(0)!));
  return first.toUpperCase() + sentence.slice(first.length);
}
