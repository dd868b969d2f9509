import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import { quantity, spanWords } from '@regimen/contract/language/quantities.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Advice } from '../../../shared/readings/advice.tsx';
import type { OwnReading } from '../../../shared/readings/correct-reading.tsx';
import { ReadingsFigure } from '../../../shared/readings/readings-figure.tsx';
import { targetState } from '../../../shared/readings/target-words.ts';
import { Button } from '../../../ui/button.tsx';
import { PencilIcon } from '../../../ui/icons.tsx';
import { endingTexts } from './ending-texts.ts';

const CorrectReading = lazy(() => import('../../../shared/readings/correct-reading.tsx'));

interface ReadingEndingProps {
  task: OpenTask;
  kpi: KpiItem;
  kpiKey: string;
  given: { value: number; unit?: string | undefined };
}

/** The new point on its chart, said against the target; what was typed wrongly can be put right here. */
export function ReadingEnding({ task, kpi, kpiKey, given }: ReadingEndingProps) {
  const t = useTexts(endingTexts);
  const locale = useLocale();
  const [newer, setNewer] = useState<KpiSummary['readings'] | null>(null);
  const [wrong, setWrong] = useState<OwnReading | null>(null);
  const readings = newer ?? task.readings;
  const own = readingOf(task);
  const now = own && readings.find(({ id }) => id === own.id);
  const first = inOwnUnit(kpi, given.value, given.unit) ?? given.value;
  const value = now?.value ?? first;
  const said = quantity(value, kpi.unit, locale);
  const isGone = own !== undefined && now === undefined;
  return (
    <div className="grid w-full gap-4">
      {isGone ? (
        <p>{t('gone')}</p>
      ) : (
        <>
          <p>
            {kpi.target
              ? t(targetState(kpi.target, value), {
                  value: said,
                  target: spanWords(kpi.target, kpi.unit, locale),
                })
              : said}
          </p>
          {value !== first && <p className="text-14 text-ink-soft">{t('mended')}</p>}
          <Advice item={kpi} itemId={kpiKey} reading={{ value }} />
        </>
      )}
      {readings.length > 0 && (
        <ReadingsFigure
          name={kpi.name}
          unit={kpi.unit}
          target={kpi.target ?? null}
          readings={readings}
          height={150}
        />
      )}
      {now?.id && (
        <Button
          look="plain"
          className="-ms-3 justify-self-start px-3"
          onClick={() => setWrong({ ...now, id: now.id ?? '' })}
        >
          <PencilIcon />
          {t('correct')}
        </Button>
      )}
      {wrong && (
        <Suspense>
          <CorrectReading
            enrollmentId={task.enrollmentId}
            programId={task.programId}
            kpi={kpiKey}
            item={kpi}
            reading={wrong}
            onClose={() => setWrong(null)}
            onChanged={(next) => {
              setNewer(next.readings);
              setWrong(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The reading that this task took: it has the instant at which the task was closed. */
const readingOf = ({ readings, closedAt }: OpenTask) => readings.find(({ takenAt }) => takenAt === closedAt);
