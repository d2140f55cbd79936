/** Who reads this page, and how they like it. */
import { keptFor } from '../offline/kept';
import { get, patch, post, remove, Trouble, type Me, type Present } from './api';
import { live } from './live.svelte';
import { LANGUAGES, words, type Language } from './words.svelte';

/** What a reader may choose; kept in this browser. */
export interface Settings {
  theme: 'system' | 'parchment' | 'night';
  contrast: 'system' | 'more';
  speed: number; // how long a piece moves, in seconds: 0 to 1
  sound: 'off' | 'turn' | 'all';
  confirm: 'never' | 'no-way-back' | 'always';
  patterns: boolean; // families have patterns too, not only hue, shape and letter
  second: Language | ''; // the language in which names are shown on hover
  keys: boolean; // show the keys beside buttons
}

const USUAL: Settings = {
  theme: 'system',
  contrast: 'system',
  speed: 0.3,
  sound: 'turn',
  confirm: 'never',
  patterns: false,
  second: '',
  keys: true,
};
const PAPER = ['#F2EBDC', '#0E1A23']; // as the tokens have it, by day and by night
const STORED = 'ecumene.settings';
const COOKIE = 'ecumene_language'; // so that the server's first answer is in this language too
const A_YEAR = 31_536_000;

class Reader {
  /** Nobody yet, until the server has said; guests and members otherwise. */
  me: Me | undefined = $state.raw();
  settings: Settings = $state({ ...USUAL, ...stored() });

  /** Find out who is reading; nobody is signed in at first. */
  async arrive(): Promise<void> {
    try {
      this.me = (await get<Present>('sessions/current')).me ?? undefined;
      keptFor(this.me?.user ?? 0);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
    }
  }

  /** Somebody to act as: comes in as a guest where nobody is signed in. */
  async somebody(): Promise<Me> {
    this.me ??= await post<Me>('people', { language: words.language });
    keptFor(this.me.user);
    live.connect();
    return this.me;
  }

  /** Somebody else from now on, or nobody. */
  become(me: Me | undefined): void {
    this.me = me;
    keptFor(me?.user ?? 0);
    live.connect();
  }

  async signOut(): Promise<void> {
    await remove('sessions/current');
    this.become(undefined);
  }

  /** Speak another language, here and wherever this person signs in. */
  async speak(language: Language): Promise<void> {
    await words.speak(language);
    document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
    if (live.state !== 'off') live.connect(); // what it says is in the language in which it was opened
    if (this.me && this.me.language !== language) this.me = await patch<Me>('people/me', { language });
  }

  /** Change how the page looks and behaves. */
  set(changes: Partial<Settings>): void {
    Object.assign(this.settings, changes);
    localStorage.setItem(STORED, JSON.stringify(this.settings));
    this.apply();
  }

  /** Make the page look as it was chosen. */
  apply(): void {
    const { theme, contrast, speed, patterns, keys } = this.settings;
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    const papers = theme === 'system' ? PAPER : PAPER.map(() => PAPER[theme === 'night' ? 1 : 0] ?? '');
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'); // by day, by night
    metas.forEach((meta, place) => (meta.content = papers[place] ?? meta.content));
    root.toggleAttribute('data-more-contrast', contrast === 'more');
    root.toggleAttribute('data-patterns', patterns);
    root.toggleAttribute('data-no-keys', !keys);
    const still = speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    root.style.setProperty('--speed', still ? '0' : String(speed / USUAL.speed));
  }

  /** How long something moves that usually takes this many milliseconds. */
  time(milliseconds: number): number {
    return milliseconds * Number(document.documentElement.style.getPropertyValue('--speed') || 1);
  }
}

export const reader = new Reader();

/** The language to begin in: as chosen here before, or as the server's answer was written. */
export function firstLanguage(): Language {
  const chosen = new RegExp(`${COOKIE}=(\\w+)`).exec(document.cookie)?.[1] ?? document.documentElement.lang;
  return LANGUAGES.find((language) => language === chosen) ?? 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}
