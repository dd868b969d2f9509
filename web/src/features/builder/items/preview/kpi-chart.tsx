import { quantity, spanWords } from '@regimen/contract/language/quantities.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { itemTexts } from '../item-texts.ts';
import { exampleCourse } from './example-course.ts';
import { previewTexts } from './preview-texts.ts';

const width = 340;
const height = 150;

/** How readings will look over time: an example, and marked as one. */
export function KpiChart({ item }: { item: KpiItem }) {
  const t = useTexts(previewTexts);
  const shared = useTexts(itemTexts);
  const locale = useLocale();
  const { values, low, high } = exampleCourse(item);
  const last = values.length - 1;
  const x = (index: number) => 8 + (index / last) * (width - 20);
  const y = (value: number) => 8 + ((high - value) / (high - low || 1)) * (height - 16);
  const line = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const top = y(Math.min(high, item.target?.max ?? high));
  const bottom = y(Math.max(low, item.target?.min ?? low));
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
      {/* Charts run from left to right in both directions of reading, as instruments do. */}
      <svg
        role="img"
        aria-label={t('chart', { name: item.name, value: lastValue })}
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto w-full [direction:ltr]"
        fill="none"
      >
        {item.target && (
          <rect
            x="0"
            y={top}
            width={width}
            height={Math.max(2, bottom - top)}
            rx="6"
            fill="var(--success-soft)"
          />
        )}
        <path d={`M0 ${height - 1}H${width}`} stroke="var(--line)" />
        <path
          d={line}
          stroke="var(--primary-line)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {values.map((value, index) => (
          <circle
            key={x(index)}
            cx={x(index)}
            cy={y(value)}
            r={index === last ? 6 : 2.5}
            fill={index === last ? 'var(--accent)' : 'var(--primary-line)'}
            stroke="var(--raised)"
            strokeWidth={index === last ? 3 : 0}
          />
        ))}
      </svg>
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
