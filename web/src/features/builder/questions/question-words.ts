import type { Locale } from '@regimen/contract/language/languages.ts';
import { spanWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { kindTexts } from '../../../shared/questions/kind-texts.ts';
import { questionTexts } from '../../../shared/questions/question-texts.ts';
import { listTexts } from './list-texts.ts';
/** A question in a few words: for a line of a list, or part by part to lay side by side. */

/** "One choice · optional · asked only when: …" */
export function questionLine(question: Question, item: Item, protocol: Protocol, locale: Locale): string {
  const t = translator(listTexts, locale);
  const kinds = translator(kindTexts, locale);
  const when = question.when && conditionWords(question.when, protocol, locale, { item });
  const rowsReversed = question.kind === 'matrix' ? question.rows.filter((row) => row.reverse).length : 0;
  return [
    kinds(question.kind),
    'options' in question && question.options.map(({ label }) => label).join(' / '),
    (question.kind === 'scale' || question.kind === 'slider') && spanWords(question, '', locale),
    'minLabel' in question && question.minLabel,
    'maxLabel' in question && question.maxLabel,
    question.kind === 'number' && question.unit,
    'reverse' in question && question.reverse && t('reversed'),
    rowsReversed > 0 && t('rowsReversed', { n: rowsReversed }),
    question.required === false && t('optional'),
    when && t('conditional', { words: when }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function questionFieldName(field: string, locale: Locale): string {
  const texts: Record<string, unknown> = questionTexts[locale];
  const words = texts[field];
  return typeof words === 'string' ? words : field;
}

export function questionFieldWords(
  question: Question,
  field: string,
  item: Item,
  protocol: Protocol,
  locale: Locale,
): string {
  const value = (question as Record<string, unknown>)[field];
  if (value === undefined) return '';
  if (field === 'kind') return kindTexts[locale][question.kind];
  if (field === 'when' && question.when) return conditionWords(question.when, protocol, locale, { item });
  if (Array.isArray(value))
    return value
      .map(({ label, score }: { label: string; score?: number }) =>
        score === undefined ? label : `${label} (${formatNumber(locale, score)})`,
      )
      .join('\n');
  if (typeof value === 'number') return formatNumber(locale, value);
  if (typeof value === 'boolean') return value ? '✓' : '—';
  return String(value);
}
