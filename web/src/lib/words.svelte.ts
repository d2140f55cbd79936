/** Everything the page says, from the same Fluent files as the server's, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский' };

const SMALL_WORDS = new Set(['at', 'by', 'for', 'from', 'of', 'on', 'to', 'under', 'with']);
const FILES = import.meta.glob<string>('../generated/texts/*.ftl', { query: '?raw', import: 'default' });
const ALWAYS = 'web';

/** A pseudo-language for tests: every text 40 % longer and accented, so that whatever is cut off shows. */
const PSEUDO = new URLSearchParams(location.search).has('pseudo');

class Words {
  /** The language everything is said in now. */
  language: Language = $state('en');
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #loaded = new Map<string, Promise<void>>();
  #groups = new Set([ALWAYS]);
  #keys = new Set<string>();

  /** Say everything in this language from now on; resolves when it is so. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#groups].map((group) => this.#load(language, group)));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Make sure that these groups of texts are there: a game's name, `phrases`, `web-lobby`, ... */
  async need(...groups: string[]): Promise<void> {
    for (const group of groups) this.#groups.add(group);
    await Promise.all(groups.map((group) => this.#load(this.language, group)));
  }

  /** Also load these groups in another language, to show names in it. */
  async also(language: Language, ...groups: string[]): Promise<void> {
    await Promise.all(groups.map((group) => this.#load(language, group)));
  }

  #load(language: Language, group: string): Promise<void> {
    const name = `${language}.${group}`;
    let loading = this.#loaded.get(name);
    if (!loading) {
      const read = FILES[`../generated/texts/${name}.ftl`];
      if (!read) throw new Error(`There are no texts called ${name}`);
      loading = read().then((text) => this.#add(language, text));
      loading.catch(() => this.#loaded.delete(name));
      this.#loaded.set(name, loading);
    }
    return loading;
  }

  #add(language: Language, text: string): void {
    const bundle = this.#bundles[language] ?? new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    for (const { id } of resource.body) this.#keys.add(id);
    this.#bundles = { ...this.#bundles, [language]: bundle }; // whoever has said something says it again
  }

  /** Is there such a message? */
  has(key: string, language: Language = this.language): boolean {
    return this.#bundles[language]?.hasMessage(key) ?? false;
  }

  /** The keys that begin like this, of the groups that are there. */
  keys(prefix: string): string[] {
    return [...this.#keys].filter((key) => key.startsWith(prefix));
  }

  /** The message with this key (`key.attribute` for an attribute), with facts filled in. */
  say(key: string, facts: Facts = {}, language: Language = this.language): string {
    const [id = key, attribute] = key.split('.');
    const bundle = this.#bundles[language];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) {
      console.error(`There is no text ${key} in ${language}`);
      return `‹${key}›`;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, facts, errors);
    if (errors.length) console.error(`${key}: ${errors.join('; ')}`);
    return PSEUDO ? pseudo(text) : text;
  }
}

export const words = new Words();

/** Say something in the reader's language. */
export const say = (key: string, facts?: Facts): string => words.say(key, facts);

/** What happened: one event of the log, as the server tells it. */
export interface Tale {
  kind: string;
  seat?: number;
  what?: string;
  n?: number;
  other?: string;
}

/** The texts of one game: names of things, moves, questions, the log. */
export class GameWords {
  constructor(readonly game: string) {}

  /** The name of a card or of anything else with a slug; other words stay as they are. */
  name(slug: string, language?: Language): string {
    const key = `${this.game}-${slug}`;
    return words.has(key, language) ? words.say(key, {}, language) : slug;
  }

  /** What a card does, or what a rule says; nothing if there is no such text. */
  rule(slug: string): string {
    const card = `${this.game}-${slug}`;
    const rule = `${this.game}-rule-${slug}`;
    if (words.has(card)) return words.say(`${card}.rule`);
    return words.has(rule) ? words.say(`${rule}.text`) : '';
  }

  /** A move as a person would say it. */
  move(text: string): string {
    const [verb = '', ...rest] = text.split(' ');
    const facts = Object.fromEntries(rest.map((word, place) => ['abcdefgh'[place] ?? '', this.name(word)]));
    return words.say(`${this.game}-move-${verb}`, facts);
  }

  /** What a seat is asked. */
  prompt(prompt: string): string {
    return words.say(`${this.game}-ask-${prompt}`);
  }

  /** What happened, for the log. */
  tale(tale: Tale, players: string[]): string {
    const seat = tale.seat ?? -1;
    return words.say(`${this.game}-tale-${tale.kind}`, {
      who: players[seat] ?? '',
      what: this.name(tale.what ?? ''),
      n: tale.n ?? 0,
      other: this.name(tale.other ?? ''),
    });
  }

  /** The same as parts: plain words, and names with the slugs of what they name. */
  parts(tale: Tale, players: string[]): Part[] {
    const seat = tale.seat ?? -1;
    const text = words.say(`${this.game}-tale-${tale.kind}`, {
      who: players[seat] ?? '',
      what: this.#marked(tale.what ?? ''),
      n: tale.n ?? 0,
      other: this.#marked(tale.other ?? ''),
    });
    return text.split(BETWEEN).map((part) => {
      const [slug, name] = part.split(NAMED);
      return name === undefined ? { text: part } : { text: name, slug: slug ?? '' };
    });
  }

  #marked(slug: string): string {
    const key = `${this.game}-${slug}`;
    return words.has(key) ? `${BETWEEN}${slug}${NAMED}${words.say(key)}${BETWEEN}` : slug;
  }

  /** The name in the reader's second language, for people who own another edition. */
  second(slug: string, language: Language | ''): string | undefined {
    return language && language !== words.language && words.has(`${this.game}-${slug}`, language)
      ? this.name(slug, language)
      : undefined;
  }
}

/** A part of a sentence. */
export interface Part {
  text: string;
  slug?: string;
}
// Signs that no text contains, around names within a sentence.
const BETWEEN = '\uE000';
const NAMED = '\uE001';

/** The words of a move that somebody points at. */
export const targetsOf = (text: string): string[] =>
  text
    .split(' ')
    .slice(1)
    .filter((word) => !SMALL_WORDS.has(word));

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  а: 'а́',
  е: 'е́',
  и: 'и́',
  о: 'о́',
  у: 'у́',
};

function pseudo(text: string): string {
  const accented = text.replace(/[aeiouаеиоу]/g, (letter) => ACCENTS[letter] ?? letter);
  return accented + '~'.repeat(Math.ceil(text.length * 0.4));
}
