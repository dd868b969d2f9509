import { mostAnswerLength } from '@regimen/contract/answer-limits.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { Question } from '@regimen/engine/questions.ts';
import type { answerTexts } from './answer-texts.ts';
import type { SheetFault } from './sheet-faults.ts';

/** What is wrong with an answer, and what would be right. */
export function faultWords(
  question: Question,
  fault: SheetFault['fault'],
  t: Translate<typeof answerTexts>,
): string {
  if (fault === 'missing') return t('missing');
  if (fault === 'too-long') return t('tooLong', { n: mostAnswerLength });
  if (fault !== 'out-of-range') return t('wrongKind');
  const { min, max } = question as { min?: number; max?: number };
  return min !== undefined && max !== undefined ? t('between', { min, max }) : t('outOfRange');
}
