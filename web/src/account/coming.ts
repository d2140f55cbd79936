/** Coming in and going on: small things about accounts that need no markup. */

/** Where somebody came from who was sent here to sign in; only a place of this page. */
export function wayBack(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}

/** The address at which somebody signs in and then comes back. */
export const signInFrom = (path: string): string => `/sign-in?to=${encodeURIComponent(path)}`;

export type FieldName = 'name' | 'password' | 'old' | 'email' | 'ticket';

const ABOUT: Record<string, FieldName> = {
  'bad-user-name': 'name',
  'reserved-name': 'name',
  'name-taken': 'name',
  'wrong-name-or-password': 'password',
  'bad-password': 'password',
  'wrong-password': 'old',
  'bad-email': 'email',
  'bad-ticket': 'ticket',
};

/** The field that a refusal is about, if the form has it. */
export function fieldOf(rule: string, fields: readonly FieldName[]): FieldName | undefined {
  const field = ABOUT[rule];
  if (field && fields.includes(field)) return field;
  return rule === 'wrong-password' && fields.includes('password') ? 'password' : undefined;
}

const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** A browser by what it calls itself: `Firefox, Linux`; its own words where they tell nothing. */
export function device(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter(Boolean).join(', ') || agent;
}
