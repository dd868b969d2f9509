import { shortDate } from '@regimen/contract/language/instants.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { sumTexts } from './sum-texts.ts';

const width = 640;
const height = 120;
const dayMs = 86_400_000;

/** Two lines over the days: solid as it would have been, dashed as it was. The numbers stand in a table behind it. */
export function PromptsByDay({ days }: { days: WhatIfSum['days'] }) {
  const t = useTexts(sumTexts);
  const locale = useLocale();
  const most = Math.max(1, ...days.flatMap(({ before, after }) => [before, after]));
  const first = days[0]?.day ?? 0;
  const last = Math.max(first + 1, days.at(-1)?.day ?? first);
  const x = (day: number) => ((day - first) / (last - first)) * width;
  const y = (count: number) => height - 6 - (count / most) * (height - 12);
  const line = (side: 'before' | 'after') =>
    days
      .map((day, index) => `${index === 0 ? 'M' : 'L'}${x(day.day).toFixed(1)} ${y(day[side]).toFixed(1)}`)
      .join('');
  const named = (day: number) => shortDate(locale, day * dayMs, 'UTC');
  return (
    <figure className="grid gap-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-30 w-full rtl:-scale-x-100"
        fill="none"
      >
        <path d={`M0 ${height - 6}H${width}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        <path
          d={line('before')}
          stroke="var(--ink-faint)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line('after')}
          stroke="var(--primary-line)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-12 text-ink-soft">
        <span>
          {named(first)} – {named(last)}
        </span>
        <span className="flex flex-wrap gap-x-4">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink-faint" />
            {t('was')}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="w-6 border-t-2 border-primary-line" />
            {t('would')}
          </span>
        </span>
      </figcaption>
      <table className="sr-only">
        <caption>{t('daysTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('was')}</th>
            <th scope="col">{t('would')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, before, after }) => (
            <tr key={day}>
              <th scope="row">{named(day)}</th>
              <td>{formatNumber(locale, before)}</td>
              <td>{formatNumber(locale, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
