/** Search in rules and cards: words match by their roots, so that a Slavic noun is found in every case. */

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’ʼ]*/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const CASES = /(ами|ями|ого|ому|ах|ях|ів|ов|ев|ей|ам|ям|их|им|ых|ым|ой|ою)$/;
const VOWELS = /[аеиоуюяіїєыэйь]+$/;
const FLEETING = /[еоіьъ]/g; // what comes and goes between cases: камінь, каменю, камня
const SHORT = 3; // letters of a root that is compared as it is

/** A word of a text, and where it stands. */
export interface Word {
  text: string;
  from: number;
  to: number;
}
export interface Entry {
  slug: string;
  title: string;
  text: string;
  /** Further words by which it is found, never shown. */
  more?: string;
}

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((found) => ({ text: found[0], from: found.index, to: found.index + found[0].length }));

const small = (word: string): string => word.toLocaleLowerCase().replace(/['’ʼ]/g, '').replace(/ё/g, 'е');

/** Vowels that stand for one another in different cases are one: кінь, коня. */
const folded = (word: string): string => word.replace(/[іе]/g, 'о');
const bones = (word: string): string => folded(word.slice(0, 1)) + word.slice(1).replace(FLEETING, '');

function rootOf(word: string): string {
  if (CYRILLIC.test(word)) {
    const bare = word.replace(CASES, '');
    return (bare.length > SHORT ? bare : word).replace(VOWELS, '') || word;
  }
  const bare = word.replace(/(ies|ing|ed|es|s|e|y)$/, '');
  return bare.length >= SHORT ? bare : word;
}

/** Is a word of a text what somebody means who types this one, or its beginning? */
export function isMeant(typed: string, word: string): boolean {
  const want = small(typed);
  const have = small(word);
  if (have.startsWith(want)) return true;
  if (want.length < SHORT) return false;
  const root = rootOf(want);
  if (!CYRILLIC.test(want)) return root.length >= SHORT && have.startsWith(root);
  if (folded(have).startsWith(folded(root)) && root.length >= SHORT) return true;
  const short = bones(root);
  return short.length >= SHORT && folded(have).startsWith(folded(want).slice(0, 2)) && bones(have).startsWith(short);
}

/** Is it the same word in another case or number? Of a short one only the vowels at its end may be different. */
function isForm(word: string, other: string): boolean {
  const root = rootOf(small(word));
  if (root.length > SHORT) return isMeant(word, other) && Math.abs(other.length - word.length) <= SHORT;
  const have = small(other);
  return have === small(word) || (have.startsWith(root) && /^([аеиоуюяіїєыэйь]{0,2}|s)$/.test(have.slice(root.length)));
}

/** The words of a text that a query means. */
export function hits(query: string, text: string): Word[] {
  const typed = wordsOf(query);
  return typed.length ? wordsOf(text).filter((word) => typed.some((each) => isMeant(each.text, word.text))) : [];
}

/** The entries in which every word of the query is found, those with all of them in the title first. */
export function find<E extends Entry>(query: string, entries: readonly E[]): E[] {
  const typed = wordsOf(query).map((word) => word.text);
  if (!typed.length) return [];
  const within = (text: string) => {
    const words = wordsOf(text).map((word) => word.text);
    return typed.every((want) => words.some((word) => isMeant(want, word)));
  };
  const named = entries.filter((entry) => within(entry.title));
  const told = entries.filter(
    (entry) => !named.includes(entry) && within(`${entry.title} ${entry.text} ${entry.more ?? ''}`),
  );
  return [...named, ...told];
}

/** The part of a text in which a query is found first. */
export function excerpt(query: string, text: string, before = 24, length = 96): string {
  const first = hits(query, text)[0]?.from ?? 0;
  const words = wordsOf(text);
  const from = first <= before ? 0 : (words.find((word) => word.from >= first - before)?.from ?? first);
  const last = words.findLast((word) => word.to <= from + length);
  const to = text.length - from <= length ? text.length : (last?.to ?? text.length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/* ---- links within a text ------------------------------------------------------------------------------------------ */

/** What a text may speak of: a name as it is written, or the title of a chapter in any of its forms. */
export interface Term {
  words: string;
  href: string;
  kind: 'name' | 'title';
}
/** A part of a text: where it leads, and what of it was searched for. */
export interface Piece {
  href: string;
  parts: { text: string; isHit: boolean }[];
}

/** Cut a text into pieces: the first mention of every term is a link, every word of the query is a hit. */
export function pieces(text: string, terms: readonly Term[], query = ''): Piece[] {
  const found = hits(query, text);
  const parts = (from: number, to: number) => {
    const cut: Piece['parts'] = [];
    let at = from;
    for (const hit of found) {
      if (hit.from < at || hit.to > to) continue;
      if (hit.from > at) cut.push({ text: text.slice(at, hit.from), isHit: false });
      cut.push({ text: text.slice(hit.from, hit.to), isHit: true });
      at = hit.to;
    }
    if (at < to) cut.push({ text: text.slice(at, to), isHit: false });
    return cut;
  };
  const cut: Piece[] = [];
  let at = 0;
  for (const { from, to, href } of links(text, terms)) {
    if (from > at) cut.push({ href: '', parts: parts(at, from) });
    cut.push({ href, parts: parts(from, to) });
    at = to;
  }
  if (at < text.length) cut.push({ href: '', parts: parts(at, text.length) });
  return cut;
}

function links(text: string, terms: readonly Term[]): { from: number; to: number; href: string }[] {
  const names = terms.filter((term) => term.kind === 'name').sort((a, b) => b.words.length - a.words.length);
  const titles = terms
    .filter((term) => term.kind === 'title')
    .map((term) => ({ ...term, split: wordsOf(term.words).map((word) => word.text) }))
    .sort((a, b) => b.split.length - a.split.length);
  const words = wordsOf(text);
  const known = new Set<string>();
  const found: { from: number; to: number; href: string }[] = [];
  let until = 0;
  for (const [place, word] of words.entries()) {
    if (word.from < until) continue;
    const name = names.find(
      (term) => text.startsWith(term.words, word.from) && ends(text, word.from + term.words.length),
    );
    const title = titles.find((term) =>
      term.split.every((want, n) => {
        const have = words[place + n];
        return have && isForm(want, have.text);
      }),
    );
    const term = name ?? title;
    if (!term) continue;
    until = name ? word.from + name.words.length : (words[place + (title?.split.length ?? 1) - 1]?.to ?? word.to);
    if (known.has(term.href)) continue;
    known.add(term.href);
    found.push({ from: word.from, to: until, href: term.href });
  }
  return found;
}

const ends = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text.charAt(at));

/** Titles that say something: not those whose words stand in every other text anyway. */
export function telling<E extends Entry>(entries: readonly E[]): E[] {
  const most = Math.max(3, entries.length / 5);
  return entries.filter((entry) => find(entry.title, entries).length <= most);
}
