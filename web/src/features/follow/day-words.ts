import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

/** "Day 17 of 42"; who takes longer than expected is told the day alone. */
export function dayWords(
  { day, program }: Pick<EnrollmentCard, 'day' | 'program'>,
  t: Translate<typeof texts>,
): string {
  const of = program.weeks * 7;
  return day < of ? t('dayOf', { n: day + 1, of }) : t('dayN', { n: day + 1 });
}
