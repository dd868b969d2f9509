import { type Locale, locales } from './languages.ts';

/** One form for each way in which the language counts; every language has `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export interface Plural<F extends Forms = Forms> {
  plural: F;
}
/** All that one area says in one language. */
export type Words = Readonly<Record<string, string | Plural>>;
type Translated<W extends Words> = { readonly [K in keyof W]: W[K] extends string ? string : Plural };
type Translations<W extends Words> = { readonly [L in Exclude<Locale, 'en'>]: Translated<W> };

export type Texts<W extends Words = Words> = { readonly en: W } & Translations<W>;
/** What a file of another language has to say, key by key. */
export type Translation<T extends Texts> = Translated<T['en']>;
export type TextKey<T extends Texts> = keyof T['en'] & string;

export const plural = <const F extends Forms>(forms: F): Plural<F> => ({ plural: forms });

/**
 * The texts of one area, in English; other languages stand beside it, as `name.ar.ts` beside `name.ts`. A missing text
 * is a type error there, and so is a missing value for a `{place}` where it is used. Bundlers put the other files in
 * the place of `import.meta.url` (`textsInEveryLanguage` of web/texts-plugin.ts); Node reads them from there.
 */
export const defineTexts = <const W extends Words>(beside: string | Translations<W>, english: W): Texts<W> =>
  ({ en: english, ...(typeof beside === 'string' ? readBeside(beside) : beside) }) as Texts<W>;

export const besideIn = (file: string, locale: Locale): string => file.replace(/\.ts$/, `.${locale}.ts`);
export const otherLocales = locales.filter((locale) => locale !== 'en');

interface NodeProcess {
  getBuiltinModule(name: 'node:module'): {
    createRequire(from: string): (file: string) => { default: Words };
  };
}
function readBeside(url: string): Record<string, Words> {
  const { process } = globalThis as unknown as { process: NodeProcess };
  const require = process.getBuiltinModule('node:module').createRequire(url);
  const file = `.${url.slice(url.lastIndexOf('/'))}`;
  return Object.fromEntries(
    otherLocales.map((locale) => [locale, require(besideIn(file, locale)).default] as const),
  );
}

/** Of words that are not known before: any. */
type Places<S extends string> = string extends S
  ? string
  : S extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Places<Rest>
    : never;
type PlacesOf<T> =
  T extends Plural<infer F> ? 'n' | Places<F['other']> : T extends string ? Places<T> : never;
type Values<T> = { [P in PlacesOf<T>]: P extends 'n' ? number : string | number };
type ValuesOf<T> = [PlacesOf<T>] extends [never]
  ? []
  : string extends PlacesOf<T>
    ? [values?: Record<string, string | number>]
    : [values: Values<T>];

export type Translate<T extends Texts> = <K extends TextKey<T>>(
  key: K,
  ...values: ValuesOf<T['en'][K]>
) => string;
