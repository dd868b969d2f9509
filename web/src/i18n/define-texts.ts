import type { Locale } from './locale.ts';

/**
 * Texts of one feature, both languages side by side. A missing key or language is a type error, and so is a
 * missing value for a `{place}` in the text.
 */
type PluralForms = {
  en: Record<'one' | 'other', string>;
  ar: Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>;
};
export interface Plural<F extends PluralForms = PluralForms> {
  plural: F;
}
export type Text = Readonly<Record<Locale, string>> | Plural;
export type Texts = Readonly<Record<string, Text>>;

export const plural = <const F extends PluralForms>(forms: F): Plural<F> => ({ plural: forms });
export const defineTexts = <const T extends Texts>(texts: T): T => texts;

type Places<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;
type PlacesOf<T> =
  T extends Plural<infer F>
    ? 'n' | Places<F['en']['other']>
    : T extends Record<Locale, infer S extends string>
      ? Places<S>
      : never;
type Values<T> = { [P in PlacesOf<T>]: P extends 'n' ? number : string | number };

export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...values: [PlacesOf<T[K]>] extends [never] ? [] : [values: Values<T[K]>]
) => string;
