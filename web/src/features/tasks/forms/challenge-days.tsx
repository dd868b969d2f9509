import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useCheer } from '../ending/use-cheer.ts';
import { formTexts } from './form-texts.ts';

const mostDots = 62;

/** The days of a challenge as dots: those behind, today, those ahead. */
export function ChallengeDays({
  days: { day, days, done, streak },
  isDone = false,
  isFresh = false,
  hidesStreak = false,
}: {
  days: NonNullable<OpenTask['challengeDay']>;
  /** Today is behind too. */
  isDone?: boolean;
  /** Just now: its dot and the longer streak arrive. */
  isFresh?: boolean;
  hidesStreak?: boolean;
}) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{t(isDone ? 'dayOfDone' : 'dayOf', { n: day, of: days })}</strong>
        {streak > 1 && !hidesStreak && (
          <Arriving isFresh={isFresh}>
            <Badge tone="success">{daysInARow(streak, locale)}</Badge>
          </Arriving>
        )}
      </p>
      {days <= mostDots && (
        <div aria-hidden="true" className="flex flex-wrap gap-1.5">
          {Array.from({ length: days }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of days
            <Arriving key={index} isFresh={isFresh && index + 1 === day}>
              <span className={`size-4 rounded-pill border ${dotOf(index + 1, day, isDone)}`} />
            </Arriving>
          ))}
        </div>
      )}
      <p className="text-14 text-ink-soft">{t('dayDots', { done, of: days })}</p>
    </div>
  );
}

function Arriving({ isFresh, children }: { isFresh: boolean; children: ReactNode }) {
  const arriving = useCheer<HTMLSpanElement>(isFresh);
  return (
    <span ref={arriving} className="inline-flex">
      {children}
    </span>
  );
}

const dotOf = (dot: number, today: number, isDone: boolean) => {
  if (dot < today || (isDone && dot === today)) return 'border-primary bg-primary';
  return dot === today
    ? 'border-primary-line bg-primary-soft ring-2 ring-primary-line'
    : 'border-line-strong';
};
