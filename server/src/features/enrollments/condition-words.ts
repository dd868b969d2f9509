import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { joinConditions } from '@regimen/contract/protocol-words/condition-words.ts';
import { sexName } from '@regimen/contract/protocol-words/value-words.ts';
import { isSign, signGroupOf, signLabel } from '@regimen/contract/signs.ts';
import type { Comparison, Condition, Leaf } from '@regimen/engine/condition.ts';
import { conditionTexts } from './condition-texts.ts';
import { refusalTexts } from './refusal-texts.ts';

/** Each part of a condition on the person, in words they can check. What is about something else says nothing. */
export function conditionWords(condition: Condition, locale: Locale): string[] {
  switch (condition.is) {
    case 'and': {
      const signs = condition.all.flatMap((part) =>
        part.is === 'sign' && part.op !== '=' ? [signLabel(part.value, locale)] : [],
      );
      const rest = condition.all.filter((part) => part.is !== 'sign' || part.op === '=');
      const words = rest.flatMap((part) => conditionWords(part, locale));
      if (signs.length === 0) return words;
      // All that it is not for in one line.
      const t = translator(conditionTexts, locale);
      const [sign = ''] = signs;
      return [
        ...words,
        signs.length === 1
          ? t('exceptSign', { sign })
          : t('exceptSigns', { signs: listWords(signs, locale, 'disjunction') }),
      ];
    }
    case 'or': {
      const parts = condition.any.map((part) => joinConditions(conditionWords(part, locale), 'and', locale));
      return parts.every(Boolean) && parts.length > 0 ? [joinConditions(parts, 'or', locale)] : [];
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
  const t = translator(conditionTexts, locale);
  switch (leaf.is) {
    case 'age':
      return t(ages[leaf.op], { age: leaf.value });
    case 'sex':
      return t(leaf.op === '=' ? 'sex' : 'exceptSex', { sex: sexName(leaf.value, locale) });
    case 'sign':
      return t(leaf.op === '=' ? 'sign' : 'exceptSign', { sign: signLabel(leaf.value, locale) });
    default:
      return null;
  }
}

/** Why somebody is turned away by these, a sentence each; signs together. */
export function refusalWords(leaves: readonly Leaf[], locale: Locale): string[] {
  const t = translator(refusalTexts, locale);
  const words: string[] = [];
  for (const leaf of leaves) {
    if (leaf.is === 'age') words.push(t(ages[leaf.op], { age: leaf.value }));
    if (leaf.is === 'sex') words.push(t('sex'));
  }
  const named = (op: '=' | '!=') =>
    leaves.flatMap((leaf) => (leaf.is === 'sign' && leaf.op === op ? [leaf.value] : []));
  const [checked, missing] = [named('!='), named('=')];
  const labels = (signs: readonly string[]) => signs.map((sign) => signLabel(sign, locale));
  if (checked.length > 0)
    words.push(t('exceptSign', { sign: listWords(labels(checked), locale, 'conjunction') }));
  if (missing.length > 0 && missing.every(isHad)) {
    const inside = labels(missing).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
    words.push(t('sign', { sign: listWords(inside, locale, 'disjunction') }));
  } else if (missing.length > 0)
    words.push(t('signApplies', { sign: listWords(labels(missing), locale, 'disjunction') }));
  return [...new Set(words)];
}

/** "people with insomnia", but nobody is "with pregnant" or with a goal. */
const isHad = (sign: string): boolean =>
  isSign(sign) && signGroupOf(sign) !== 'goal' && !['pregnant', 'overweight', 'postnatal'].includes(sign);

const ages = {
  '>=': 'ageFrom',
  '>': 'ageAbove',
  '<=': 'ageUpTo',
  '<': 'ageBelow',
  '=': 'age',
  '!=': 'exceptAge',
} as const satisfies Record<Comparison, TextKey<typeof conditionTexts>>;
