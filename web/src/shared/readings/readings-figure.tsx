import { shortDate } from '@regimen/contract/language/instants.ts';
import { quantity, spanWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { When } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ReadingChart } from '../../ui/reading-chart.tsx';
import { readingTexts } from './reading-texts.ts';
import { type Target, targetState } from './target-words.ts';

interface ReadingsFigureProps {
  name: string;
  unit: string;
  target: Target | null;
  readings: readonly { takenAt: string; value: number }[];
  /** Where the name stands above it already. */
  hideName?: boolean;
  height?: number;
}

/** The last reading in large figures, all of them as a chart, and as a list for whoever would rather read. */
export function ReadingsFigure({
  name,
  unit,
  target,
  readings,
  hideName = false,
  height,
}: ReadingsFigureProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  const zone = useMounted() ? undefined : 'UTC';
  const number = (value: number) => formatNumber(locale, value);
  const date = (at: number) => shortDate(locale, at, zone);
  const first = readings[0];
  const last = readings.at(-1);
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className={hideName ? 'sr-only' : 'text-14 text-ink-soft'}>
            <bdi>{name}</bdi>
          </p>
          {last && (
            <p className="text-28 leading-heading font-semibold tabular-nums">
              <bdi>{quantity(last.value, unit, locale)}</bdi>
            </p>
          )}
        </div>
        {target && last && (
          <Badge tone={targetState(target, last.value) === 'onTarget' ? 'success' : 'neutral'}>
            {t(targetState(target, last.value))}
          </Badge>
        )}
      </figcaption>
      {first && last ? (
        <ReadingChart
          points={readings.map(({ takenAt, value }) => ({ at: Date.parse(takenAt), value }))}
          target={
            target && {
              ...(target.min !== undefined && { min: target.min }),
              ...(target.max !== undefined && { max: target.max }),
            }
          }
          description={t('chart', {
            name,
            n: readings.length,
            first: quantity(first.value, unit, locale),
            last: quantity(last.value, unit, locale),
          })}
          wordsOf={({ at, value }) => `${quantity(value, unit, locale)} · ${date(at)}`}
          numberWords={number}
          dateWords={date}
          {...(height !== undefined && { height })}
        />
      ) : (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-14 text-ink-soft">{t('none')}</p>
      )}
      {target && (
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <span aria-hidden="true" className="size-3 rounded-sm bg-success-soft ring-1 ring-success-line" />
          {t('target')} <bdi className="tabular-nums">{spanWords(target, unit, locale)}</bdi>
        </p>
      )}
      {readings.length > 1 && (
        <details className="group text-14">
          <summary className="inline-flex min-h-9 items-center text-primary-text">
            <span className="group-open:hidden">{t('asList')}</span>
            <span className="hidden group-open:inline">{t('hideList')}</span>
          </summary>
          <div className="mt-2 max-h-64 overflow-y-auto">
            <table className="w-full">
              <thead>
                <tr className="text-ink-soft">
                  <th scope="col" className="py-1 text-start font-medium">
                    {t('date')}
                  </th>
                  <th scope="col" className="py-1 text-end font-medium">
                    {t('value')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {readings.toReversed().map(({ takenAt, value }) => (
                  <tr key={takenAt} className="border-t border-line">
                    <td className="py-1.5">
                      <When at={takenAt} />
                    </td>
                    <td className="py-1.5 text-end tabular-nums">
                      <bdi>{quantity(value, unit, locale)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </figure>
  );
}
