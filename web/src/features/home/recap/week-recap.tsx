import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { shortDate } from '@regimen/contract/language/instants.ts';
import type { Recap } from '@regimen/contract/recap.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { meTexts } from '../me-texts.ts';
import { RecapReadings } from './recap-readings.tsx';
import { WeekDays } from './week-days.tsx';

interface WeekRecapProps {
  recap: Recap;
  programs: readonly EnrollmentCard[];
}

/** Last week in a few figures: what was done on which day, streaks, and readings against the week before. */
export function WeekRecap({ recap, programs }: WeekRecapProps) {
  const t = useTexts(meTexts);
  const locale = useLocale();
  const date = (day: string) => shortDate(locale, Date.parse(day), 'UTC');
  const streaks = programs.filter(({ streak }) => streak > 1);
  const isEmpty = recap.done + recap.missed + recap.readings.length === 0;
  return (
    <section
      aria-labelledby="week-title"
      className="grid gap-4 rounded-card border border-line bg-raised p-5 md:p-7"
    >
      <div>
        <h2 id="week-title" className="text-22">
          {t('week')}
        </h2>
        <p className="text-14 text-ink-soft">{t('from', { from: date(recap.from), to: date(recap.to) })}</p>
      </div>
      {isEmpty ? (
        <p className="max-w-measure text-ink-soft">{t('quietWeek')}</p>
      ) : (
        <>
          <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
            <p className="grid">
              <span className="text-48 leading-none font-semibold tabular-nums">{recap.done}</span>
              <span className="text-ink-soft">{t('tasksDone', { n: recap.done })}</span>
            </p>
            <WeekDays days={recap.days} />
          </div>
          <p className="max-w-measure">
            {t(comparison(recap), { n: Math.abs(recap.done - recap.doneBefore) })}
          </p>
          {streaks.length > 0 && (
            <ul className="grid gap-2">
              {streaks.map(({ id, program, streak }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <Badge tone="success">{daysInARow(streak, locale)}</Badge>
                  <bdi className="text-14 text-ink-soft wrap-anywhere">{program.title}</bdi>
                </li>
              ))}
            </ul>
          )}
          <RecapReadings readings={recap.readings} />
        </>
      )}
    </section>
  );
}

function comparison({ done, doneBefore }: Recap): 'moreThan' | 'fewerThan' | 'sameAs' | 'firstWeek' {
  if (doneBefore === 0) return 'firstWeek';
  if (done === doneBefore) return 'sameAs';
  return done > doneBefore ? 'moreThan' : 'fewerThan';
}
