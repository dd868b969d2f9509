import { quantity } from '@regimen/contract/language/quantities.ts';
import type { OpenTask } from '@regimen/contract/tasks.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Advice } from '../../../shared/readings/advice.tsx';
import type { OwnReading } from '../../../shared/readings/correct-reading.tsx';
import { ReadingsFigure } from '../../../shared/readings/readings-figure.tsx';
import { targetState, targetWords } from '../../../shared/readings/target-words.ts';
import { useReaderUnit } from '../../../shared/readings/use-reader-unit.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PencilIcon } from '../../../ui/icons.tsx';
import { endingTexts } from './ending-texts.ts';

const CorrectReading = lazy(() => import('../../../shared/readings/correct-reading.tsx'));

interface ReadingEndingProps {
  task: OpenTask;
  kpi: KpiItem;
  kpiKey: string;
  given: { value: number; unit?: string | undefined };
  onChanged: (task: OpenTask) => void;
}

/** The new point on its chart, said against the target; what was typed wrongly can be put right here. */
export function ReadingEnding({ task, kpi, kpiKey, given, onChanged }: ReadingEndingProps) {
  const t = useTexts(endingTexts);
  const locale = useLocale();
  const [wrong, setWrong] = useState<OwnReading | null>(null);
  const { readings, taken } = task;
  // What is left is of other days, and no answer to this task.
  const isDeleted = task.status === 'done' && taken === null;
  const first = inOwnUnit(kpi, given.value, given.unit) ?? given.value;
  const value = taken?.value ?? first;
  const measure = useReaderUnit(kpi);
  const said = quantity(measure.shown(value), measure.unit, locale);
  return (
    <div className="grid w-full gap-4">
      {isDeleted ? (
        <>
          <p>{t('gone')}</p>
          <LinkButton to={paths.measure(task.programId, kpiKey)} look="quiet" className="justify-self-start">
            {t('enterAgain')}
          </LinkButton>
        </>
      ) : (
        <>
          <p>
            {kpi.target
              ? t(targetState(kpi.target, value), {
                  value: said,
                  target: targetWords(measure.ends(kpi.target), measure.unit, kpi.range, locale),
                })
              : said}
          </p>
          {value !== first && <p className="text-14 text-ink-soft">{t('mended')}</p>}
          <Advice item={kpi} itemId={kpiKey} reading={{ value }} />
        </>
      )}
      {!isDeleted && readings.length > 0 && (
        <ReadingsFigure
          name={kpi.name}
          measure={measure}
          target={kpi.target ?? null}
          readings={readings}
          range={kpi.range}
          height={150}
        />
      )}
      {taken && (
        <Button look="plain" className="-ms-3 justify-self-start px-3" onClick={() => setWrong(taken)}>
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
              const found = next.readings.find(({ id }) => id === wrong.id);
              setWrong(null);
              onChanged({
                ...task,
                readings: next.readings.slice(-mostReadings),
                taken: found ? { ...wrong, value: found.value, takenAt: found.takenAt } : null,
              });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** As many as the task itself comes with. */
const mostReadings = 30;
