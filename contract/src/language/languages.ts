export interface Language {
  /** By its own name, for the switch. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`. */
  tag: string;
  script: 'Latin' | 'Arabic';
  comma: string;
  semicolon: string;
  quotes: readonly [opening: string, closing: string];
  /** 0 is Sunday. Weeks begin where the language is at home. */
  firstWeekday: number;
  /** How `Intl` calls the form in which a weekday fits over a column. */
  shortWeekday: 'short' | 'narrow';
  /** How one of something is said where the noun alone does not say it. */
  one?: (noun: string) => string;
  /** How two of something end after another word. */
  twoAfter?: (two: string) => string;
  /** How a distance ahead is said where what `Intl` says means "within". */
  ahead?: (words: string) => string;
}

/** What the interface speaks. For another language add a line here, and a file beside each `…-texts.ts`. */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    tag: 'en',
    script: 'Latin',
    comma: ', ',
    semicolon: '; ',
    quotes: ['“', '”'],
    firstWeekday: 1,
    shortWeekday: 'short',
  },
  // Western digits: they stand beside readings, units and times that people type.
  ar: {
    name: 'العربية',
    direction: 'rtl',
    tag: 'ar-u-nu-latn',
    script: 'Arabic',
    comma: '، ',
    semicolon: '؛ ',
    quotes: ['«', '»'],
    firstWeekday: 6,
    shortWeekday: 'narrow',
    one: (noun) => `${noun} ${noun.endsWith('ة') ? 'واحدة' : 'واحد'}`,
    // يومان, and after another word يومين.
    twoAfter: (two) => two.replace(/ان$/, 'ين'),
    ahead: (words) => words.replace(/^خلال /, 'بعد '),
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(languages, value);
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => languages[locale].direction;
export const intlLocale = (locale: Locale): string => languages[locale].tag;
/** "Score …" at the beginning of a line; Arabic has no capitals. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** In a sentence that runs from the right, a name or a number with its unit keeps its own direction. */
export const isolate = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text;
/** A name that people gave, in the marks of the language. */
export const quoted = (text: string, locale: Locale): string => {
  const [opening, closing] = languages[locale].quotes;
  return `${opening}${isolate(text, locale)}${closing}`;
};
/** "10 minutes, 6 weeks" */
export const withCommas = (parts: readonly string[], locale: Locale): string =>
  parts.join(languages[locale].comma);
