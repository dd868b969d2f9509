import { shortDate } from '@regimen/contract/language/instants.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Chart, ChartLine, ChartText, Tick } from '../../../ui/chart.tsx';
import { roundTicks } from '../../../ui/chart-range.ts';
import { scaleOf } from '../../../ui/chart-scale.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { sumTexts } from './sum-texts.ts';

const height = 160;
const edge = { top: 12, bottom: 26, start: 38, end: 14 };
const dayMs = 86_400_000;

/** Two lines over the days: solid as it would have been, dashed as it was. The numbers stand in a table behind it. */
export function PromptsByDay({ days }: { days: WhatIfSum['days'] }) {
  const t = useTexts(sumTexts);
  const locale = useLocale();
  const [box, width] = useWidth(640);
  const most = Math.max(1, ...days.flatMap(({ before, after }) => [before, after]));
  const first = days[0]?.day ?? 0;
  const last = Math.max(first + 1, days.at(-1)?.day ?? first);
  const x = scaleOf(first, last, edge.start, width - edge.end);
  const y = scaleOf(0, most, height - edge.bottom, edge.top);
  const places = (side: 'before' | 'after') => days.map((each) => ({ x: x(each.day), y: y(each[side]) }));
  const named = (day: number) => shortDate(locale, day * dayMs, 'UTC');
  return (
    <figure className="grid gap-2">
      <div ref={box}>
        <Chart width={width} height={height} className="block w-full">
          {wholeTicks(most).map((tick) => (
            <Tick key={tick} from={edge.start} to={width} y={y(tick)}>
              {formatNumber(locale, tick)}
            </Tick>
          ))}
          <ChartLine places={places('before')} look="other" />
          <ChartLine places={places('after')} />
          <ChartText x={edge.start} y={height - 6}>
            {named(first)}
          </ChartText>
          <ChartText x={width - edge.end} y={height - 6} textAnchor="end">
            {named(last)}
          </ChartText>
        </Chart>
      </div>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-soft">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-t-2 border-primary-line" />
          {t('would')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink-faint" />
          {t('was')}
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

/** Half a notification is no number that anybody got. */
const wholeTicks = (most: number): number[] => roundTicks(0, most, 3).filter(Number.isInteger);
