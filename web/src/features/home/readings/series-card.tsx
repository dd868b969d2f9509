import { average } from '@regimen/contract/average.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { ReadingsFigure } from '../../../shared/readings/readings-figure.tsx';
import { useReaderUnit } from '../../../shared/readings/use-reader-unit.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { meTexts } from '../me-texts.ts';

interface SeriesCardProps {
  series: ReadingSeries;
  /** Those within the time that is looked at. */
  readings: ReadingSeries['readings'];
}

/** One thing that is measured: its chart, the average and the target, and the programs that ask for it. */
export function SeriesCard({ series, readings }: SeriesCardProps) {
  const t = useTexts(meTexts);
  const locale = useLocale();
  const id = useId();
  const { name, target, programs } = series;
  const measure = useReaderUnit(series);
  // Of what is shown: it has as many digits.
  const mean = average(readings.map(({ value }) => measure.shown(value)));
  const last = series.readings.at(-1);
  return (
    <article
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h3 id={id} className="text-16 text-ink-soft">
        <bdi>{name}</bdi>
      </h3>
      {readings.length > 0 ? (
        <ReadingsFigure
          hideName
          name={name}
          measure={measure}
          target={target}
          readings={readings}
          range={series.range}
          isAlarming={series.isAlarming}
          height={160}
        />
      ) : (
        <p className="text-ink-soft">
          {t('noneInRange')}{' '}
          {last && (
            <WhenIn
              at={last.takenAt}
              words={(when) =>
                t('lastWas', { value: quantity(measure.shown(last.value), measure.unit, locale), when })
              }
            />
          )}
        </p>
      )}
      {mean !== null && readings.length > 1 && (
        <p className="text-14 text-ink-soft">
          {t('average')}{' '}
          <bdi className="font-semibold text-ink tabular-nums">{quantity(mean, measure.unit, locale)}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-14">
        <span className="w-full text-ink-soft">{t('toCorrect')}</span>
        {programs.map((program) => (
          <Link
            key={program.id}
            to={paths.follow(program.id)}
            className="inline-flex min-h-6 items-center text-primary-text underline-offset-4 hover:underline"
          >
            <bdi>{program.title}</bdi>
          </Link>
        ))}
      </p>
    </article>
  );
}
