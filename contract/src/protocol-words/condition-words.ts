/** A condition as a person would say it: "Score of Sleep check is at least 10 and the age is below 65". */
import { type Condition, type Leaf, looksBack } from '@regimen/engine/condition.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { checksEligibility } from '@regimen/engine/steps/traits.ts';
import type { Translate } from '../language/define-texts.ts';
import { capital, directionOf, isolate, type Locale } from '../language/languages.ts';
import { listWords } from '../language/lists.ts';
import { translator } from '../language/translate.ts';
import { comparedAs, comparisonWords } from './comparison-words.ts';
import { conditionTexts } from './condition-texts.ts';
import { itemOf, kpiOf, type Own, questionOf, stepBefore, subscaleNameOf } from './references.ts';
import { overLabel, overWords } from './series-words.ts';
import { valueTexts } from './value-texts.ts';
import { type About, nameOrGone, valueWords } from './value-words.ts';

interface Speaking extends About {
  t: Translate<typeof conditionTexts>;
  /** On a drawing: thresholds as signs, where one reads them from the left. */
  short: boolean;
}

/** `own` says what is meant where the condition names no item or step. */
export function conditionWords(
  condition: Condition,
  protocol: Protocol,
  locale: Locale,
  own: Own = {},
): string {
  const t = translator(conditionTexts, locale);
  return capital(said(condition, { protocol, locale, own, t, short: false }));
}

/** The same for a drawing: "Systolic ≥ 180 mmHg". Read from the right, signs would be mistaken for their opposite. */
export function conditionLabel(
  condition: Condition,
  protocol: Protocol,
  locale: Locale,
  own: Own = {},
): string {
  const t = translator(conditionTexts, locale);
  return capital(said(condition, { protocol, locale, own, t, short: directionOf(locale) === 'ltr' }));
}

function said(condition: Condition, speaking: Speaking, inside = false): string {
  const { t } = speaking;
  if (condition.is === 'always') return t('always');
  if (condition.is === 'success' || condition.is === 'failure') {
    if (!followsEligibilityStep(speaking.protocol, speaking.own)) return t(condition.is);
    return t(condition.is === 'success' ? 'fits' : 'others');
  }
  if (condition.is !== 'and' && condition.is !== 'or') return comparison(condition, speaking);
  const parts = (condition.is === 'and' ? inOneBreath(condition.all, speaking) : condition.any).map((part) =>
    typeof part === 'string' ? part : said(part, speaking, true),
  );
  const joined = joinConditions(parts, condition.is, speaking.locale);
  return inside && parts.length > 1 ? `(${joined})` : joined;
}

/** Several signs that nobody may have are one part: "don’t include this, that, or the other". */
function inOneBreath(all: readonly Condition[], speaking: Speaking): (Condition | string)[] {
  const signs = all.flatMap((part) =>
    isLackedSign(part) && 'value' in part ? [valueWords(part, part.value, speaking)] : [],
  );
  if (signs.length < 2) return [...all];
  const words = speaking.t('lacksSign', { value: listWords(signs, speaking.locale, 'disjunction') });
  const first = all.findIndex(isLackedSign);
  return all
    .map((part, index) => (index === first ? words : part))
    .filter((part) => typeof part === 'string' || !isLackedSign(part));
}

const isLackedSign = (part: Condition): boolean => part.is === 'sign' && part.op !== '=';

/** Behind a population nothing succeeds or fails: people fit or they do not. */
export function followsEligibilityStep(protocol: Protocol, own: Own): boolean {
  const before = stepBefore(protocol, own);
  return before !== undefined && checksEligibility(before.type);
}

/** "this and that", "this, or that" */
export function joinConditions(parts: readonly string[], by: 'and' | 'or', locale: Locale): string {
  const [first = '', ...others] = parts;
  return others.reduce((one, other) => translator(conditionTexts, locale)(by, { one, other }), first);
}

function comparison(leaf: Leaf, speaking: Speaking): string {
  const { t, locale, protocol, own } = speaking;
  if (leaf.is === 'sign')
    return t(leaf.op === '=' ? 'hasSign' : 'lacksSign', { value: valueWords(leaf, leaf.value, speaking) });
  if (isFirstTry(leaf)) return t('firstTry');
  if (leaf.is === 'ending') return endingWords(leaf, speaking);
  const over = looksBack(leaf);
  if (over && (leaf.is === 'kpi' || leaf.is === 'score'))
    return speaking.short ? overLabel(leaf, over, signs[leaf.op], speaking) : overWords(leaf, over, speaking);
  const as = comparedAs(leaf, protocol, own);
  if (speaking.short && (as === 'number' || as === 'count'))
    return `${subjectWords(leaf, speaking)} ${signs[leaf.op]} ${valueWords(leaf, leaf.value, speaking)}`;
  const compared = comparisonWords(
    as,
    leaf.op,
    (place) => valueWords(leaf, leaf.value, speaking, place),
    locale,
  );
  return `${subjectWords(leaf, speaking)} ${compared}`;
}

/** "“Physio” ended with “No-show”"; on a drawing the label alone, where the step just ended is meant. */
function endingWords(leaf: Extract<Leaf, { is: 'ending' }>, speaking: Speaking): string {
  const { t, locale, protocol, short } = speaking;
  const value = valueWords(leaf, leaf.value, speaking);
  const is = leaf.op === '=';
  if (leaf.node === undefined && short) return is ? value : t('notShort', { value });
  if (leaf.node === undefined) return t(is ? 'endingIs' : 'endingIsNot', { value });
  const step = nameOrGone(findNode(protocol, leaf.node)?.data.name, locale);
  return t(is ? 'endingAtIs' : 'endingAtIsNot', { step, value });
}

const signs = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

const isFirstTry = (leaf: Leaf) =>
  leaf.is === 'attempts' &&
  leaf.node === undefined &&
  ((leaf.op === '<' && leaf.value === 2) || (['<=', '='].includes(leaf.op) && leaf.value === 1));

function subjectWords(leaf: Leaf, { protocol, locale, own, t, short }: Speaking): string {
  const name = (words: string | undefined) =>
    words === undefined ? translator(valueTexts, locale)('gone') : isolate(words, locale);
  switch (leaf.is) {
    case 'score':
      if (leaf.subscale !== undefined) {
        const subscale = nameOrGone(subscaleNameOf(protocol, own, leaf), locale);
        if (short || leaf.item === undefined) return t(short ? 'subscaleShort' : 'subscale', { subscale });
        return t('subscaleOf', { subscale, item: name(itemOf(protocol, leaf.item)?.name) });
      }
      if (leaf.item === undefined) return t(short ? 'scoreShort' : 'score');
      return t('scoreOf', { item: name(itemOf(protocol, leaf.item)?.name) });
    case 'band':
      if (leaf.item === undefined) return t('band');
      return t('bandOf', { item: name(itemOf(protocol, leaf.item)?.name) });
    case 'answer': {
      const text = questionOf(protocol, own, leaf)?.text;
      return short ? nameOrGone(text, locale) : t('answer', { question: nameOrGone(text, locale) });
    }
    case 'kpi': {
      const kpi = name(kpiOf(protocol, leaf.kpi, own)?.name);
      if (short && (leaf.stat ?? 'last') === 'last') return kpi;
      const key = { last: 'kpiLast', first: 'kpiFirst', change: 'kpiChange', count: 'kpiCount' } as const;
      return t(key[leaf.stat ?? 'last'], { kpi });
    }
    case 'branch':
    case 'attempts': {
      if (leaf.node === undefined) return t(leaf.is);
      const step = findNode(protocol, leaf.node)?.data.name;
      return t(`${leaf.is}At`, { step: nameOrGone(step, locale) });
    }
    case 'sign':
    case 'ending':
      return '';
    default:
      return t(leaf.is);
  }
}
