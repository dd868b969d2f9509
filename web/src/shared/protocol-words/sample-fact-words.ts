import { durationIn } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { kpiOf, type Own, questionOf } from '@regimen/contract/protocol-words/references.ts';
import { nameOrGone } from '@regimen/contract/protocol-words/value-words.ts';
import { MANY, type SampleFact } from '@regimen/engine/check/sample-values.ts';
import {
  type Condition,
  type FactValue,
  isSummary,
  type Leaf,
  type Over,
} from '@regimen/engine/condition.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { sampleFactTexts } from './sample-fact-texts.ts';

/** A fact of an example that the checker found, in words. */

type AnswerFact = Extract<Leaf, { is: 'answer' }>;

export function sampleFactWords(
  { fact, value }: SampleFact,
  protocol: Protocol,
  own: Own,
  locale: Locale,
): string {
  const t = translator(sampleFactTexts, locale);
  const questionName = (): string => {
    return nameOrGone(questionOf(protocol, own, fact as unknown as AnswerFact)?.text, locale);
  };
  const kpiName = (): string => {
    return nameOrGone(kpiOf(protocol, String(fact.kpi ?? ''))?.name, locale);
  };
  const over = overOf(fact);
  if (over && value === null) return tooFew(over);
  if (value === null || (Array.isArray(value) && value.length === 0))
    switch (fact.is) {
      case 'score':
        return t('noScore');
      case 'band':
        return t('noBand');
      case 'answer':
        return t(value === null ? 'noAnswer' : 'noneChosen', { question: questionName() });
      case 'kpi':
        return t('noReading', { kpi: kpiName() });
      case 'branch':
        return t('noBranch');
      case 'ending':
        return t('notEnded');
      case 'age':
        return t('noAge');
      case 'sex':
        return t('noSex');
      case 'role':
        return t('noRole');
      case 'sign':
        return t('noSign');
    }
  // Values that stand for all the rest.
  if (value === MANY && fact.is === 'days') return t('manyDays');
  if (value === MANY && fact.is === 'attempts') return t('manyAttempts');
  if (value === MANY && fact.is === 'kpi') return t('manyReadings');
  if (fact.is === 'sex' && value === 'another') return t('anotherSex');
  if (fact.is === 'answer' && value === 'something else')
    return t('anotherAnswer', { question: questionName() });
  const known = isSummary(value) ? value.comes : value;
  return conditionWords(equals(fact, known), protocol, locale, own);

  function tooFew(of: Over): string {
    const isKpi = fact.is === 'kpi';
    if (of.of === 'row') return isKpi ? t('notInARow', { kpi: kpiName() }) : t('scoresNotInARow');
    const days = durationIn('day', of.days, locale, 'after');
    return isKpi ? t('tooFewReadings', { kpi: kpiName(), days }) : t('tooFewScores', { days });
  }
}

/** How it looks back on several readings or scores, if it does. */
export const overOf = ({ over }: SampleFact['fact']): Over | undefined =>
  typeof over === 'object' ? over : undefined;

function equals(fact: SampleFact['fact'], value: FactValue): Condition {
  const one = (each: FactValue): Condition => ({ ...fact, op: '=', value: each }) as unknown as Condition;
  // A branch comes with those it lies in, the outermost first.
  if (fact.is === 'branch' && Array.isArray(value)) return one(value.at(-1) ?? null);
  return Array.isArray(value) ? { is: 'and', all: value.map(one) } : one(value);
}
