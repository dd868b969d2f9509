import type { ReadingSeries } from '@regimen/contract/readings.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { meTexts } from '../me-texts.ts';
import { inRange, type Range, ranges } from './in-range.ts';
import { SeriesCard } from './series-card.tsx';

/** Everything that is measured, in one place; one choice of time for all of it. */
export function AllReadings({ series }: { series: readonly ReadingSeries[] }) {
  const t = useTexts(meTexts);
  const now = useNow();
  const [range, setRange] = useState<Range>('month');
  return (
    <section aria-labelledby="readings-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="readings-title" className="text-22">
          {t('readings')}
        </h2>
        {series.length > 0 && (
          <ChoiceField
            label={t('range')}
            hideLabel
            value={range}
            onChange={setRange}
            choices={ranges.map((value) => ({ value, label: t(value === 'week' ? 'week7' : value) }))}
          />
        )}
      </div>
      {series.length === 0 && <EmptyState title={t('noReadings')} help={t('noReadingsHelp')} />}
      <div className="grid gap-gutter md:grid-cols-2">
        {series.map((each) => (
          <SeriesCard key={each.kpi} series={each} readings={inRange(each.readings, range, now)} />
        ))}
      </div>
    </section>
  );
}
