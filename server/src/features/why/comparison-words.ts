/** What a condition found, as a clause that stands by itself and after "because": the value, and what was asked of it. */
import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { Comparison, FactValue, Leaf } from '@regimen/engine/condition.ts';
import { comparisonTexts } from './comparison-texts.ts';
import { kpiOf, type Own, questionOf, sheetOf, stepName } from './fact-names.ts';
import { quoted } from './phrases.ts';
import type { SpeakingOf } from './speaking.ts';
import { dateWords } from './time-words.ts';
import { factWords, valueWords } from './value-words.ts';

/** `at`: when it was asked. */
export interface Asked extends Own {
  at: number;
  holds: boolean;
}

const compared = {
  '!=': 'otherThan',
  '<': 'below',
  '<=': 'orLower',
  '>': 'above',
  '>=': 'orHigher',
} as const satisfies Record<Exclude<Comparison, '='>, TextKey<typeof comparisonTexts>>;
/** Of what is counted. */
const counted = {
  '!=': 'otherThan',
  '<': 'lessThan',
  '<=': 'orLess',
  '>': 'moreThan',
  '>=': 'orMore',
} as const satisfies Record<keyof typeof compared, TextKey<typeof comparisonTexts>>;
const isCounted = (leaf: Leaf): boolean =>
  leaf.is === 'days' ||
  leaf.is === 'attempts' ||
  leaf.is === 'age' ||
  (leaf.is === 'kpi' && leaf.stat === 'count');

/** "your reading was 148, which is above 140", or what it would have had to be. */
function withLimit(found: string, leaf: Leaf, value: string, { holds }: Asked, speaking: SpeakingOf): string {
  const t = translator(comparisonTexts, speaking.locale);
  if (holds && leaf.op === '=') return found;
  if (holds && leaf.op === '!=') return t('valueNot', { found, limit: value });
  const limit = leaf.op === '=' ? value : t((isCounted(leaf) ? counted : compared)[leaf.op], { value });
  return t(holds ? 'valueWithin' : 'valueOutside', { found, limit });
}

export function comparisonWords(leaf: Leaf, value: FactValue, asked: Asked, speaking: SpeakingOf): string {
  const found = foundWords(leaf, value, asked, speaking);
  // It was mentioned or it was not, which says all.
  if (leaf.is === 'sign') return found;
  return withLimit(found, leaf, valueWords(leaf, leaf.value, asked, speaking), asked, speaking);
}

function foundWords(leaf: Leaf, fact: FactValue, asked: Asked, speaking: SpeakingOf): string {
  const { locale, to, protocol } = speaking;
  const t = translator(comparisonTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const value = fact === null ? null : factWords(leaf, fact, asked, speaking);
  switch (leaf.is) {
    case 'kpi':
      return kpiWords(leaf, fact, value, asked, speaking);
    case 'score': {
      const name = quoted(sheetOf(protocol, leaf, asked).item?.name ?? '', locale);
      return value === null ? t('noScore', { name }) : t(`score${who}`, { name, value });
    }
    case 'band': {
      const name = quoted(sheetOf(protocol, leaf, asked).item?.name ?? '', locale);
      return value === null ? t('noResult', { name }) : t(`result${who}`, { name, value });
    }
    case 'answer': {
      const question = quoted(questionOf(protocol, leaf, asked)?.text ?? '', locale);
      return value === null ? t('noAnswer', { question }) : t(`answer${who}`, { question, value });
    }
    case 'branch': {
      const name = quoted(stepName(protocol, leaf.node ?? asked.node), locale);
      return value === null ? t('noDecision', { name }) : t('decision', { name, value });
    }
    case 'days':
      return t(`days${who}`, { value: value ?? '' });
    case 'attempts': {
      const name = quoted(stepName(protocol, leaf.node ?? asked.node), locale);
      return t(`attempts${who}`, { n: typeof fact === 'number' ? fact : 0, name });
    }
    case 'age':
      return value === null ? t(`noAge${who}`) : t(`age${who}`, { value });
    case 'sex':
      return value === null ? t(`noSex${who}`) : t(`sex${who}`, { value });
    case 'sign':
      return signWords(leaf, asked, speaking);
    case 'role':
      return t(`role${who}`, { value: value ?? '' });
  }
}

function kpiWords(
  leaf: Extract<Leaf, { is: 'kpi' }>,
  fact: FactValue,
  value: string | null,
  asked: Asked,
  speaking: SpeakingOf,
): string {
  const { locale, to, protocol, readAt } = speaking;
  const t = translator(comparisonTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const name = quoted(kpiOf(protocol, leaf.kpi)?.name ?? '', locale);
  if (leaf.stat === 'count') return t(`readings${who}`, { n: typeof fact === 'number' ? fact : 0, name });
  if (value === null) return t('noReading', { name });
  if (leaf.stat === 'change') return t('change', { name, value });
  if (leaf.stat === 'first') return t(`firstReading${who}`, { name, value });
  const at = readAt(leaf.kpi, asked.at);
  return at === null
    ? t(`reading${who}`, { name, value })
    : t(`readingOnDate${who}`, { name, value, date: dateWords(at, speaking) });
}

function signWords(
  leaf: { op: '=' | '!='; value: string },
  { holds }: Asked,
  { locale, to }: SpeakingOf,
): string {
  const t = translator(comparisonTexts, locale);
  const who = to === 'follower' ? 'You' : 'They';
  const sign = quoted(signLabel(leaf.value, locale), locale);
  const named = holds === (leaf.op === '=');
  return named ? t(`sign${who}`, { sign }) : t(`noSign${who}`, { sign });
}
