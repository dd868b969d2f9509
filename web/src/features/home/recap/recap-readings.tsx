import { quantity, roundedFigure, spanWords } from '@regimen/contract/language/quantities.ts';
import type { Recap } from '@regimen/contract/recap.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { targetState } from '../../../shared/readings/target-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { meTexts } from '../me-texts.ts';

/** What was measured last week, each beside the week before. */
export function RecapReadings({ readings }: { readings: Recap['readings'] }) {
  const t = useTexts(meTexts);
  const locale = useLocale();
  if (readings.length === 0) return null;
  const about = (value: number, unit: string) => quantity(roundedFigure(value), unit, locale);
  return (
    <ul className="grid gap-gutter border-t border-line pt-4 sm:grid-cols-2">
      {readings.map(({ kpi, name, unit, target, average, averageBefore }) => (
        <li key={kpi} className="grid content-start gap-0.5">
          <span className="text-14 text-ink-soft">
            <bdi>{name}</bdi>
          </span>
          <span className="flex flex-wrap items-center gap-2 text-18 font-semibold tabular-nums">
            <bdi>{about(average, unit)}</bdi>
            {target && targetState(target, average) === 'onTarget' && (
              <Badge tone="success">{t('onTarget')}</Badge>
            )}
          </span>
          <span className="text-14 text-ink-soft">
            {averageBefore === null ? t('onAverage') : t('before', { value: about(averageBefore, unit) })}
            {target && ` · ${t('target', { span: spanWords(target, unit, locale) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
