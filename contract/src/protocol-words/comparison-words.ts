/** How a value is compared, with a verb ("is above 140") and without ("above 140"). */
import type { Comparison, Leaf } from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { TextKey } from '../language/define-texts.ts';
import type { Place } from '../language/durations.ts';
import type { Locale } from '../language/languages.ts';
import { quantityTexts } from '../language/quantity-texts.ts';
import { translator } from '../language/translate.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { type Own, questionOf } from './references.ts';

/** Which comparisons make sense depends on what is compared: what is measured, counted, named, listed or dated. */
export type ComparedAs = 'number' | 'count' | 'word' | 'result' | 'list' | 'date';

export const hasOrder = (as: ComparedAs): boolean => as === 'number' || as === 'count' || as === 'date';

export function comparedAs(leaf: Leaf, protocol: Protocol, own: Own): ComparedAs {
  switch (leaf.is) {
    case 'band':
    case 'ending':
      return 'result';
    case 'branch':
    case 'sex':
    case 'sign':
    case 'role':
      return 'word';
    case 'answer': {
      const kind = questionOf(protocol, own, leaf)?.kind;
      if (kind === 'multiple') return 'list';
      if (kind === 'date') return 'date';
      return typeof leaf.value === 'number' ? 'number' : 'word';
    }
    case 'days':
    case 'attempts':
    case 'age':
      return 'count';
    case 'kpi':
      return leaf.stat === 'count' ? 'count' : 'number';
    default:
      return 'number';
  }
}

/** The value in words; after "more than" and the like some languages end it otherwise. */
export type SayValue = (place: Place) => string;

type Order = Exclude<Comparison, '=' | '!='>;
const limits = {
  number: { '<': 'below', '<=': 'atMost', '>': 'above', '>=': 'atLeast' },
  count: { '<': 'lessThan', '<=': 'atMost', '>': 'moreThan', '>=': 'atLeast' },
} as const satisfies Record<'number' | 'count', Record<Order, TextKey<typeof quantityTexts>>>;
const dates = {
  '<': 'before',
  '<=': 'onOrBefore',
  '>': 'after',
  '>=': 'onOrAfter',
} as const satisfies Record<Order, TextKey<typeof comparisonTexts>>;

/** "above 140 mmHg", "at least 7 days", "before March 3": what a value has to be. */
export function limitWords(as: ComparedAs, op: Comparison, value: SayValue, locale: Locale): string {
  const t = translator(comparisonTexts, locale);
  if (op === '=') return value('alone');
  if (op === '!=') return t('otherThan', { value: value('after') });
  if (as === 'date') return t(dates[op], { value: value('after') });
  const place = op === '<' || op === '>' ? 'after' : 'alone';
  const key = limits[as === 'count' ? 'count' : 'number'][op];
  return translator(quantityTexts, locale)(key, { value: value(place) });
}

/** "is above 140 mmHg", "includes “Tea”": what is said of a value. */
export function comparisonWords(as: ComparedAs, op: Comparison, value: SayValue, locale: Locale): string {
  const t = translator(comparisonTexts, locale);
  if (as === 'list') return t(op === '=' ? 'includes' : 'excludes', { value: value('alone') });
  if (op === '!=') return t('isNot', { value: value('after') });
  const is = (limit: string) => t('isLimit', { limit });
  if (op !== '=') return is(limitWords(as, op, value, locale));
  if (as === 'number' || as === 'count')
    return is(translator(quantityTexts, locale)('exactly', { value: value('alone') }));
  return t(as === 'result' ? 'isResult' : 'isWord', { value: value('alone') });
}
