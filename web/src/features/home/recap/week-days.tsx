import { weekdayOf } from '@regimen/contract/language/instants.ts';
import type { Recap } from '@regimen/contract/recap.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { meTexts } from '../me-texts.ts';

/** Seven days, each as full as the fullest of them lets it be. */
export function WeekDays({ days }: { days: Recap['days'] }) {
  const t = useTexts(meTexts);
  const locale = useLocale();
  const most = Math.max(1, ...days.map(({ done }) => done));
  return (
    <ol className="flex gap-1.5">
      {days.map(({ date, done }) => (
        <li key={date} className="grid flex-1 justify-items-center gap-1.5 text-12 text-ink-soft">
          <span
            className="flex h-16 w-full max-w-10 items-end overflow-hidden rounded-sm bg-sunken"
            aria-hidden="true"
          >
            <span
              className="w-full rounded-sm bg-primary"
              style={{ blockSize: `${Math.round((done / most) * 100)}%` }}
            />
          </span>
          <span aria-hidden="true">{weekdayOf(locale, Date.parse(date), 'narrow')}</span>
          <span className="sr-only">
            {t('dayDone', { day: weekdayOf(locale, Date.parse(date)), n: done })}
          </span>
        </li>
      ))}
    </ol>
  );
}
