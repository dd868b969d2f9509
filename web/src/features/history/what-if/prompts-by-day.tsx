import { shortDate } from '@regimen/contract/language/instants.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Chart, ChartLine, Tick } from '../../../ui/chart.tsx';
import { scaleOf } from '../../../ui/chart-scale.ts';
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
  const x = scaleOf(first, last, 0, width);
  const y = scaleOf(0, most, height - 6, 6);
  const places = (side: 'before' | 'after') => days.map((each) => ({ x: x(each.day), y: y(each[side]) }));
  const named = (day: number) => shortDate(locale, day * dayMs, 'UTC');
  return (
    <figure className="grid gap-2">
      <Chart width={width} height={height} isStretched className="h-30 w-full">
        <Tick from={0} to={width} y={height - 6} />
        <ChartLine places={places('before')} look="other" />
        <ChartLine places={places('after')} />
      </Chart>
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
