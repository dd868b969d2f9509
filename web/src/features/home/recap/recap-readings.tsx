import { quantity, spanWords } from '@regimen/contract/language/quantities.ts';
import type { Recap } from '@regimen/contract/recap.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { targetState } from '../../../shared/readings/target-words.ts';
import { useReaderUnit } from '../../../shared/readings/use-reader-unit.ts';
import { Badge } from '../../../ui/badge.tsx';
import { meTexts } from '../me-texts.ts';

/** What was measured last week, each beside the week before. */
export function RecapReadings({ readings }: { readings: Recap['readings'] }) {
  if (readings.length === 0) return null;
  return (
    <ul className="grid gap-gutter border-t border-line pt-4 sm:grid-cols-2">
      {readings.map((reading) => (
        <RecapReading key={reading.kpi} reading={reading} />
      ))}
    </ul>
  );
}

function RecapReading({ reading }: { reading: Recap['readings'][number] }) {
  const t = useTexts(meTexts);
  const locale = useLocale();
  const measure = useReaderUnit(reading);
  const { name, target, average, averageBefore } = reading;
  const about = (kept: number) => quantity(Math.round(measure.shown(kept) * 10) / 10, measure.unit, locale);
  return (
    <li className="grid content-start gap-0.5">
      <span className="text-14 text-ink-soft">
        <bdi>{name}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-18 font-semibold tabular-nums">
        <bdi>{about(average)}</bdi>
        {target && targetState(target, average) === 'onTarget' && (
          <Badge tone="success">{t('onTarget')}</Badge>
        )}
      </span>
      <span className="text-14 text-ink-soft">
        {averageBefore === null ? t('onAverage') : t('before', { value: about(averageBefore) })}
        {target && ` · ${t('target', { span: spanWords(measure.ends(target), measure.unit, locale) })}`}
      </span>
    </li>
  );
}
