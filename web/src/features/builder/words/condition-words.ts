import type { TextKey, Translate } from '@regimen/contract/language/define-texts.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { capital, isolate, quoted } from '@regimen/contract/language/languages.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
/** A condition as a person would say it: "Score of Sleep check is at least 10 and the age is below 65". */
import { signLabel } from '@regimen/contract/signs.ts';
import type { Condition, Leaf } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { isGate } from '@regimen/engine/steps/traits.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { type ComparedAs, conditionTexts } from './condition-texts.ts';
import { bandNameOf, branchNameOf, itemOf, kpiOf, type Own, questionOf, stepBefore } from './references.ts';

interface Speaking {
  protocol: Protocol;
  locale: Locale;
  own: Own;
  t: Translate<typeof conditionTexts>;
}

/** `own` says what is meant where the condition names no item or step. */
export function conditionWords(
  condition: Condition,
  protocol: Protocol,
  locale: Locale,
  own: Own = {},
): string {
  return capital(said(condition, { protocol, locale, own, t: translator(conditionTexts, locale) }));
}

function said(condition: Condition, speaking: Speaking, inside = false): string {
  const { t } = speaking;
  if (condition.is === 'always') return t('always');
  if (condition.is === 'success' || condition.is === 'failure') {
    if (!comesAfterGate(speaking.protocol, speaking.own)) return t(condition.is);
    return t(condition.is === 'success' ? 'fits' : 'others');
  }
  if (condition.is !== 'and' && condition.is !== 'or') return comparison(condition, speaking);
  const parts = (condition.is === 'and' ? condition.all : condition.any).map((part) =>
    said(part, speaking, true),
  );
  const joined = parts.reduce((one, other) => t(condition.is, { one, other }));
  return inside && parts.length > 1 ? `(${joined})` : joined;
}

/** Behind a population nothing succeeds or fails: people fit or they do not. */
export function comesAfterGate(protocol: Protocol, own: Own): boolean {
  const before = stepBefore(protocol, own);
  return before !== undefined && isGate(before.type);
}

function comparison(leaf: Leaf, speaking: Speaking): string {
  const { t, locale } = speaking;
  const value = valueWords(leaf, speaking);
  if (leaf.is === 'sign') return t(leaf.op === '=' ? 'hasSign' : 'lacksSign', { value });
  const as = comparedAs(leaf, speaking.protocol, speaking.own);
  const key = `${leaf.is === 'band' ? 'result' : as} ${leaf.op}`;
  const known = Object.hasOwn(comparisonTexts.en, key) ? key : `number ${leaf.op}`;
  const compared = translator(comparisonTexts, locale)(known as TextKey<typeof comparisonTexts>, { value });
  return `${subjectWords(leaf, speaking)} ${compared}`;
}

export function comparedAs(leaf: Leaf, protocol: Protocol, own: Own): ComparedAs {
  switch (leaf.is) {
    case 'band':
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
    default:
      return 'number';
  }
}

function subjectWords(leaf: Leaf, { protocol, locale, own, t }: Speaking): string {
  const name = (words: string | undefined) => (words === undefined ? t('gone') : isolate(words, locale));
  switch (leaf.is) {
    case 'score':
    case 'band':
      if (leaf.item === undefined) return t(leaf.is);
      return t(`${leaf.is}Of`, { item: name(itemOf(protocol, leaf.item)?.name) });
    case 'answer': {
      const text = questionOf(protocol, own, leaf)?.text;
      return t('answer', { question: text === undefined ? t('gone') : quoted(text, locale) });
    }
    case 'kpi': {
      const kpi = name(kpiOf(protocol, leaf.kpi, own)?.name);
      const key = { last: 'kpiLast', first: 'kpiFirst', change: 'kpiChange', count: 'kpiCount' } as const;
      return t(key[leaf.stat ?? 'last'], { kpi });
    }
    case 'branch':
    case 'attempts': {
      if (leaf.node === undefined) return t(leaf.is);
      const step = findNode(protocol, leaf.node)?.data.name;
      return t(`${leaf.is}At`, { step: step === undefined ? t('gone') : quoted(step, locale) });
    }
    case 'sign':
      return '';
    default:
      return t(leaf.is);
  }
}

function valueWords(leaf: Leaf, { protocol, locale, own, t }: Speaking): string {
  const number = (value: number, unit?: string) =>
    isolate([formatNumber(locale, value), unit].filter(Boolean).join(' '), locale);
  const called = (words: string | undefined) => (words === undefined ? t('gone') : quoted(words, locale));
  switch (leaf.is) {
    case 'kpi':
      return number(leaf.value, leaf.stat === 'count' ? undefined : kpiOf(protocol, leaf.kpi, own)?.unit);
    case 'band':
      return called(bandNameOf(protocol, own, leaf));
    case 'branch':
      return called(branchNameOf(protocol, own, leaf));
    case 'answer':
      return answerWords(leaf, { protocol, locale, own, t }, number);
    case 'days':
      return t('dayCount', { n: leaf.value });
    case 'age':
      return t('years', { n: leaf.value });
    case 'sex':
      return leaf.value === 'female' || leaf.value === 'male' ? t(leaf.value) : isolate(leaf.value, locale);
    case 'role':
      return roleName(leaf.value, locale);
    case 'sign':
      return quoted(signLabel(leaf.value, locale), locale);
    default:
      return number(leaf.value);
  }
}

/** A value that was found, said as the condition that asked for it would say its own. */
export function factWords(
  leaf: Leaf,
  value: string | number | boolean,
  protocol: Protocol,
  locale: Locale,
  own: Own = {},
): string {
  const speaking = { protocol, locale, own, t: translator(conditionTexts, locale) };
  return valueWords({ ...leaf, value } as Leaf, speaking);
}

function answerWords(
  leaf: Extract<Leaf, { is: 'answer' }>,
  { protocol, locale, own, t }: Speaking,
  number: (value: number, unit?: string) => string,
): string {
  const question = questionOf(protocol, own, leaf);
  if (typeof leaf.value === 'boolean') return t(leaf.value ? 'yes' : 'no');
  if (typeof leaf.value === 'number')
    return number(leaf.value, question?.kind === 'number' ? question.unit : undefined);
  if (question?.kind === 'single' || question?.kind === 'multiple') {
    const label = question.options.find(({ id }) => id === leaf.value)?.label;
    return label === undefined ? t('gone') : quoted(label, locale);
  }
  const day = question?.kind === 'date' ? Date.parse(leaf.value) : Number.NaN;
  return Number.isNaN(day) ? quoted(leaf.value, locale) : isolate(longDate(locale, day, 'UTC'), locale);
}

export const roleName = (role: string, locale: Locale): string =>
  Object.hasOwn(roleTexts.en, role) ? roleTexts[locale][role as keyof typeof roleTexts.en] : role;
