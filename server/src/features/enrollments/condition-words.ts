import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { Comparison, Condition, Leaf } from '@regimen/engine/condition.ts';
import { conditionTexts } from './condition-texts.ts';

/** Each part of a condition on the person, in words they can check. What is about something else says nothing. */
export function conditionWords(condition: Condition, locale: Locale): string[] {
  switch (condition.is) {
    case 'and':
      return condition.all.flatMap((part) => conditionWords(part, locale));
    case 'or': {
      const parts = condition.any.map((part) => joined(conditionWords(part, locale), 'and', locale));
      return parts.every(Boolean) && parts.length > 0 ? [joined(parts, 'or', locale)] : [];
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

function joined([first = '', ...others]: readonly string[], by: 'and' | 'or', locale: Locale): string {
  const t = translator(conditionTexts, locale);
  return others.reduce((before, second) => t(by, { first: before, second }), first);
}

export function leafWords(leaf: Leaf, locale: Locale): string | null {
  const t = translator(conditionTexts, locale);
  switch (leaf.is) {
    case 'age':
      return t(ages[leaf.op], { age: leaf.value });
    case 'sex': {
      const key = sexes.get(leaf.value);
      return t(leaf.op === '=' ? 'sex' : 'exceptSex', { sex: key ? t(key) : leaf.value });
    }
    case 'sign':
      return t(leaf.op === '=' ? 'sign' : 'exceptSign', { sign: signLabel(leaf.value, locale) });
    default:
      return null;
  }
}

const sexes = new Map([
  ['female', 'female'],
  ['male', 'male'],
  ['other', 'otherSex'],
] as const) as ReadonlyMap<string, 'female' | 'male' | 'otherSex'>;

const ages = {
  '>=': 'ageFrom',
  '>': 'ageAbove',
  '<=': 'ageUpTo',
  '<': 'ageBelow',
  '=': 'age',
  '!=': 'exceptAge',
} as const satisfies Record<Comparison, TextKey<typeof conditionTexts>>;
