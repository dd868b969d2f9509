import { shortDate, timeOfDay } from '@regimen/contract/language/instants.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { ReaderUnit } from '@regimen/contract/reader-units.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Badge } from '../../ui/badge.tsx';
import { ReadingChart } from '../../ui/reading-chart.tsx';
import { readingTexts } from './reading-texts.ts';
import { ReadingsList, type ShownReading } from './readings-list.tsx';
import { type Target, type TargetState, targetState, targetWords } from './target-words.ts';

interface ReadingsFigureProps {
  name: string;
  /** In which all of the numbers below, kept in the KPI's own unit, are shown. */
  measure: ReaderUnit;
  target: Target | null;
  readings: readonly ShownReading[];
  /** What can be measured at all. */
  range?: { min: number; max: number } | undefined;
  /** For whom they are their own. */
  onCorrect?: (reading: ShownReading & { id: string }) => void;
  /** The last one may mean danger. */
  isAlarming?: boolean;
  /** Where the name stands above it already. */
  hideName?: boolean;
  height?: number;
}

/** The last reading in large figures, all of them as a chart, and as a list for whoever would rather read. */
export function ReadingsFigure({
  name,
  measure,
  target,
  readings,
  range,
  hideName = false,
  height,
  isAlarming = false,
  onCorrect,
}: ReadingsFigureProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  const zone = useMounted() ? undefined : 'UTC';
  const { unit, shown, ends } = measure;
  const number = (value: number) => formatNumber(locale, value);
  const words = (kept: number) => quantity(shown(kept), unit, locale);
  const shownTarget = target && ends(target);
  const date = (at: number) => shortDate(locale, at, zone);
  const first = readings[0];
  const last = readings.at(-1);
  const isOneDay = first && last && date(Date.parse(first.takenAt)) === date(Date.parse(last.takenAt));
  const axis = (at: number) => (isOneDay && readings.length > 1 ? timeOfDay(locale, at, zone) : date(at));
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className={hideName ? 'sr-only' : 'text-14 text-ink-soft'}>
            <bdi>{name}</bdi>
          </p>
          {last && (
            <p className="text-28 leading-heading font-semibold tabular-nums">
              <bdi>{words(last.value)}</bdi>
            </p>
          )}
        </div>
        {target && last && <TargetBadge state={targetState(target, last.value)} isAlarming={isAlarming} />}
      </figcaption>
      {first && last ? (
        <ReadingChart
          points={readings.map(({ takenAt, value }) => ({ at: Date.parse(takenAt), value: shown(value) }))}
          target={
            shownTarget && {
              ...(shownTarget.min !== undefined && { min: shownTarget.min }),
              ...(shownTarget.max !== undefined && { max: shownTarget.max }),
            }
          }
          range={range && ends(range)}
          description={t('chart', {
            name,
            n: readings.length,
            first: words(first.value),
            last: words(last.value),
          })}
          wordsOf={({ at, value }) => `${quantity(value, unit, locale)} · ${date(at)}`}
          numberWords={number}
          dateWords={axis}
          {...(height !== undefined && { height })}
        />
      ) : (
        <p className="rounded-control bg-sunken px-4 py-6 text-center text-14 text-ink-soft">{t('none')}</p>
      )}
      {shownTarget && (
        <p className="flex items-center gap-2 text-14 text-ink-soft">
          <span aria-hidden="true" className="size-3 rounded-sm bg-success-soft ring-1 ring-success-line" />
          {t('target')} <bdi className="tabular-nums">{targetWords(shownTarget, unit, range, locale)}</bdi>
        </p>
      )}
      {(readings.length > 1 || (onCorrect && last)) && (
        <ReadingsList measure={measure} readings={readings} onCorrect={onCorrect} />
      )}
    </figure>
  );
}

const far = { belowTarget: 'farBelowTarget', aboveTarget: 'farAboveTarget' } as const;

function TargetBadge({ state, isAlarming }: { state: TargetState; isAlarming: boolean }) {
  const t = useTexts(readingTexts);
  if (state === 'onTarget') return <Badge tone="success">{t(state)}</Badge>;
  return isAlarming ? <Badge tone="warning">{t(far[state])}</Badge> : <Badge>{t(state)}</Badge>;
}
