import { quantity, spanWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { Chart, ChartLine, ChartPoints, MarkedPoint, TargetBand, Tick } from '../../../../ui/chart.tsx';
import { roundTicks } from '../../../../ui/chart-range.ts';
import { scaleOf } from '../../../../ui/chart-scale.ts';
import { itemTexts } from '../item-texts.ts';
import { exampleValues } from './example-values.ts';
import { previewTexts } from './preview-texts.ts';

const width = 340;
const height = 150;
const start = 38;

/** How readings will look over time: an example, and marked as one. */
export function KpiChart({ item }: { item: KpiItem }) {
  const t = useTexts(previewTexts);
  const shared = useTexts(itemTexts);
  const locale = useLocale();
  const { values, low, high } = exampleValues(item);
  const last = values.length - 1;
  const x = scaleOf(0, last, start, width - 12);
  const y = scaleOf(low, high, height - 8, 8);
  const places = values.map((value, index) => ({ x: x(index), y: y(value) }));
  const lastValue = quantity(values[last] ?? 0, item.unit, locale);
  return (
    <figure className="grid gap-2 border-t border-line pt-4">
      <figcaption className="flex items-start justify-between gap-3">
        <span className="text-22 font-semibold tabular-nums">
          <bdi>{lastValue}</bdi>
        </span>
        <span className="inline-flex min-h-6 items-center rounded-pill border border-dashed border-line-strong px-2.5 text-12 text-ink-soft">
          {shared('example')}
        </span>
      </figcaption>
      <Chart
        label={t('chart', { name: item.name, value: lastValue })}
        width={width}
        height={height}
        className="h-auto w-full"
      >
        {item.target && (
          <TargetBand
            from={start}
            to={width}
            top={y(Math.min(high, item.target.max ?? high))}
            bottom={y(Math.max(low, item.target.min ?? low))}
          />
        )}
        {roundTicks(low, high, 3).map((tick) => (
          <Tick key={tick} from={start} to={width} y={y(tick)}>
            {formatNumber(locale, tick)}
          </Tick>
        ))}
        <ChartLine places={places} />
        <ChartPoints places={places} />
        <MarkedPoint at={{ x: x(last), y: y(values[last] ?? low) }} />
      </Chart>
      <p className="flex flex-wrap items-center justify-between gap-2 text-12 text-ink-soft">
        {item.target && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-success-soft ring-1 ring-success-line" />
            {t('targetBand')} <bdi className="tabular-nums">{spanWords(item.target, item.unit, locale)}</bdi>
          </span>
        )}
        <span>{t('exampleReadings')}</span>
      </p>
    </figure>
  );
}
