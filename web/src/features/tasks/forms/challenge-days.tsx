import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formTexts } from './form-texts.ts';

const mostDots = 62;

/** The days of a challenge as dots: those behind, today, those ahead. */
export function ChallengeDays({
  days: { day, days, done, streak },
  isDone = false,
}: {
  days: NonNullable<OpenTask['challengeDay']>;
  /** Today is behind too. */
  isDone?: boolean;
}) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{t(isDone ? 'dayOfDone' : 'dayOf', { n: day, of: days })}</strong>
        {streak > 1 && <Badge tone="success">{daysInARow(streak, locale)}</Badge>}
      </p>
      {days <= mostDots && (
        <div aria-hidden="true" className="flex flex-wrap gap-1.5">
          {Array.from({ length: days }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of days
              key={index}
              className={`size-4 rounded-pill border ${dotOf(index + 1, day, isDone)}`}
            />
          ))}
        </div>
      )}
      <p className="text-14 text-ink-soft">{t('dayDots', { done, of: days })}</p>
    </div>
  );
}

const dotOf = (dot: number, today: number, isDone: boolean) => {
  if (dot < today || (isDone && dot === today)) return 'border-primary bg-primary';
  return dot === today
    ? 'border-primary-line bg-primary-soft ring-2 ring-primary-line'
    : 'border-line-strong';
};
