import type { Locale } from '@regimen/contract/language/languages.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { Condition, Leaf } from '@regimen/engine/condition.ts';

type Words = Record<Locale, string>;
const pick = (locale: Locale, en: string, ar: string): string => ({ en, ar })[locale];

const sexes: Record<string, Words> = {
  female: { en: 'female', ar: 'أنثى' },
  male: { en: 'male', ar: 'ذكر' },
  other: { en: 'another sex', ar: 'جنس آخر' },
};

/** Each part of a condition on the person, in words they can check. What is about something else says nothing. */
export function conditionWords(condition: Condition, locale: Locale): string[] {
  switch (condition.is) {
    case 'and':
      return condition.all.flatMap((part) => conditionWords(part, locale));
    case 'or': {
      const parts = condition.any.map((part) =>
        conditionWords(part, locale).join(pick(locale, ' and ', ' و')),
      );
      return parts.every(Boolean) && parts.length > 0 ? [parts.join(pick(locale, ', or ', ' أو '))] : [];
    }
    case 'always':
    case 'success':
    case 'failure':
      return [];
    default: {
      const words = leafWords(condition, locale);
      return words === null ? [] : [words];
    }
  }
}

export function leafWords(leaf: Leaf, locale: Locale): string | null {
  switch (leaf.is) {
    case 'age':
      return ageWords(leaf, locale);
    case 'sex': {
      const sex = sexes[leaf.value]?.[locale] ?? leaf.value;
      return leaf.op === '='
        ? pick(locale, `Sex: ${sex}`, `الجنس: ${sex}`)
        : pick(locale, `Any sex except ${sex}`, `أي جنس عدا: ${sex}`);
    }
    case 'sign': {
      const sign = signLabel(leaf.value, locale);
      return leaf.op === '='
        ? pick(locale, `For people with: ${sign}`, `لمن لديهم: ${sign}`)
        : pick(locale, `Not for people with: ${sign}`, `ليس لمن لديهم: ${sign}`);
    }
    default:
      return null;
  }
}

/** Making one takes longer than all that is said with it. */
const numbers = { en: new Intl.NumberFormat('en'), ar: new Intl.NumberFormat('ar') };

function ageWords({ op, value }: Extract<Leaf, { is: 'age' }>, locale: Locale): string {
  const n = (age: number) => numbers[locale].format(age);
  switch (op) {
    case '>=':
      return pick(locale, `Age ${n(value)} or older`, `العمر ${n(value)} فأكثر`);
    case '>':
      return pick(locale, `Older than ${n(value)}`, `العمر أكبر من ${n(value)}`);
    case '<=':
      return pick(locale, `Age ${n(value)} or younger`, `العمر ${n(value)} فأقل`);
    case '<':
      return pick(locale, `Younger than ${n(value)}`, `العمر أقل من ${n(value)}`);
    case '=':
      return pick(locale, `Age ${n(value)}`, `العمر ${n(value)}`);
    case '!=':
      return pick(locale, `Any age except ${n(value)}`, `أي عمر عدا ${n(value)}`);
  }
}
