import type { Following } from '@regimen/contract/enrollments.ts';
import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { asTaken, withOtherSystem } from '@regimen/contract/reader-units.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import AskAbout from '../../shared/ask-about/ask-about.tsx';
import { dangerInReading } from '../../shared/help/danger-in.ts';
import { useReadingChanged } from '../../shared/help/use-reading-changed.ts';
import { useShowHelp } from '../../shared/help/use-show-help.ts';
import { deliver } from '../../shared/offline/my-outbox.ts';
import { Advice } from '../../shared/readings/advice.tsx';
import type { OwnReading } from '../../shared/readings/correct-reading.tsx';
import { isAlarming } from '../../shared/readings/is-alarming.ts';
import { ReadingField } from '../../shared/readings/reading-field.tsx';
import { readingProblem } from '../../shared/readings/reading-problem.ts';
import { readingTexts } from '../../shared/readings/reading-texts.ts';
import { ReadingsFigure } from '../../shared/readings/readings-figure.tsx';
import { StartOffer } from '../../shared/readings/start-offer.tsx';
import { instantOfLocal, localText, TakenField } from '../../shared/readings/taken-field.tsx';
import { targetState } from '../../shared/readings/target-words.ts';
import { unitsOf } from '../../shared/readings/units.ts';
import { useReaderUnit } from '../../shared/readings/use-reader-unit.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { useBegun } from '../../shell/use-begun.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ClockIcon, PlusIcon } from '../../ui/icons.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { texts } from './texts.ts';

interface KpiCardProps {
  following: Pick<Following, 'id' | 'program' | 'starts'>;
  kpi: KpiSummary;
  mayEnter: boolean;
  /** Whether those whom one asks see readings (still). */
  mayAsk: boolean;
  /** Somebody came to take a reading of this. */
  isAsked: boolean;
  /** Somebody came to correct the last one. */
  isWrong: boolean;
  /** Values that are worked out from this one changed with it. */
  onCorrected: () => void;
}

const CorrectReading = lazy(() => import('../../shared/readings/correct-reading.tsx'));

/** One thing that is measured: its chart, its target, and a place to add to it. */
export function KpiCard(props: KpiCardProps) {
  const { following, kpi: loaded, mayEnter, mayAsk, isAsked, isWrong, onCorrected } = props;
  const t = useTexts(texts);
  const [newer, setNewer] = useState<{ from: KpiSummary; kpi: KpiSummary } | null>(null);
  const [adding, setAdding] = useState(isAsked && mayEnter && loaded.canEnter);
  // What the page loads again is at least as new.
  const kpi = newer?.from === loaded ? newer.kpi : loaded;
  const [wrong, setWrong] = useState<OwnReading | null>(null);
  const measure = useReaderUnit(kpi.item);
  const card = useRef<HTMLElement>(null);
  const addButton = useReturnFocus<HTMLButtonElement>(adding);
  // Whoever was sent here to add one may find it far down the page.
  useEffect(() => {
    if (!adding) return;
    const field = card.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    // With the button that saves it.
    field?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, [adding]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever was sent here to correct it
  useEffect(() => {
    if (isWrong) setWrong(ownReading(loaded));
  }, []);
  const lastId = kpi.readings.at(-1)?.id;
  const newest = useOfToday(kpi.readings.at(-1));
  return (
    <article ref={card} className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <ReadingsFigure
        name={kpi.name}
        measure={measure}
        target={kpi.target}
        readings={kpi.readings}
        range={kpi.range}
        isAlarming={isAlarming(kpi)}
        {...(kpi.canEnter && { onCorrect: setWrong })}
      />
      {wrong && (
        <Suspense>
          <CorrectReading
            enrollmentId={following.id}
            programId={following.program.id}
            kpi={kpi.kpi}
            item={kpi.item}
            reading={wrong}
            onClose={() => setWrong(null)}
            onChanged={(next) => {
              setNewer({ from: loaded, kpi: next });
              setWrong(null);
              onCorrected();
            }}
          />
        </Suspense>
      )}
      {newest && <Advice item={kpi.item} itemId={kpi.kpi} reading={newest} />}
      {!kpi.canEnter && <p className="text-14 text-ink-soft">{t('workedOut')}</p>}
      {kpi.canEnter && mayEnter && !adding && (
        <Button ref={addButton} look="quiet" className="justify-self-start" onClick={() => setAdding(true)}>
          <PlusIcon />
          {t('addReading')}
        </Button>
      )}
      {!adding && lastId && mayAsk && (
        <AskAbout about={{ kind: 'reading', id: lastId }} className="-ms-3 justify-self-start text-14" />
      )}
      {adding && (
        <AddReading
          following={following}
          kpi={kpi}
          onClose={() => setAdding(false)}
          onSaved={(next) => {
            setNewer({ from: loaded, kpi: next });
            setAdding(false);
          }}
        />
      )}
    </article>
  );
}

/** The last one, which its person may mend. */
function ownReading({ canEnter, readings }: KpiSummary): OwnReading | null {
  const { id, takenAt, value } = readings.at(-1) ?? {};
  return canEnter && id && takenAt !== undefined && value !== undefined ? { id, takenAt, value } : null;
}

/** What was advised about yesterday's reading is not for today. */
function useOfToday(reading: KpiSummary['readings'][number] | undefined) {
  const mounted = useMounted();
  return mounted && reading && Date.now() - Date.parse(reading.takenAt) < 12 * 3_600_000 ? reading : null;
}

const savedWords = {
  onTarget: 'savedOnTarget',
  belowTarget: 'savedBelowTarget',
  aboveTarget: 'savedAboveTarget',
} as const;

interface AddReadingProps {
  following: Pick<Following, 'id' | 'program' | 'starts'>;
  kpi: KpiSummary;
  onSaved: (kpi: KpiSummary) => void;
  onClose: () => void;
}

function AddReading({ following, kpi, onSaved, onClose }: AddReadingProps) {
  const t = useTexts(texts);
  const about = useTexts(readingTexts);
  const locale = useLocale();
  const showHelp = useShowHelp();
  const tellChange = useReadingChanged();
  const measure = useReaderUnit(kpi.item);
  const measured = withOtherSystem(kpi.item);
  // Whoever looks something up in between finds what they typed when they come back.
  const [{ value, unit }, keep, forget] = useBegun<{ value: number | null; unit: string }>(
    `${following.id}:${kpi.kpi}`,
    { value: null, unit: measure.unit },
  );
  /** null: now. */
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const { formProps, errorAt, clear, pending, problem } = useAttempt();
  const start = kpi.readings.length === 0 && following.starts.find((each) => each.kpi === kpi.kpi);
  const submit = async () => {
    const taken = takenAt === null ? new Date().toISOString() : instantOfLocal(takenAt);
    checkFields({
      value: readingProblem(measured, value, unit, locale),
      takenAt: taken === null && about('needTime'),
    });
    if (value === null || taken === null) return;
    const given = asTaken(kpi.item, value, unit);
    const body = { kpi: kpi.kpi, ...given, takenAt: taken };
    const delivery = await deliver<KpiSummary>({ about: 'reading', id: following.id, name: kpi.name, body });
    if (delivery.kind === 'refused') throw delivery.error;
    forget();
    const danger = dangerInReading(following.program.id, kpi.item, kpi.kpi, given);
    if (danger) return showHelp({ danger, isWaiting: delivery.kind === 'later' });
    if (delivery.kind === 'sent') {
      const own = inOwnUnit(kpi.item, given.value, given.unit) ?? value;
      const state = kpi.target && targetState(kpi.target, own);
      tellChange(
        about(state ? savedWords[state] : 'saved', {
          value: quantity(measure.shown(own), measure.unit, locale),
        }),
        state === null || state === 'onTarget' ? 'success' : 'info',
      );
      return onSaved(delivery.reply);
    }
    showFlash({ tone: 'info', message: t('readingKept') });
    onClose();
  };
  return (
    <div className="scroll-mb-6 border-t border-line pt-4">
      <Form
        form={{ props: formProps(submit), problem }}
        actions={
          <>
            <Button type="submit" pending={pending}>
              {t('saveReading')}
            </Button>
            <Button
              look="plain"
              className="px-3"
              onClick={() => {
                forget();
                onClose();
              }}
            >
              {t('cancel')}
            </Button>
          </>
        }
      >
        <ReadingField
          label={kpi.name}
          value={value ?? undefined}
          onValue={(next) => {
            keep({ value: next ?? null, unit });
            clear('value', 'unit');
          }}
          unit={unit}
          units={unitsOf(measured).units}
          onUnit={(next) => {
            keep({ value, unit: next });
            clear('value', 'unit');
          }}
          range={unitsOf(measured).rangeIn(unit)}
          error={errorAt('value') ?? errorAt('unit')}
        />
        {start && value === null && (
          <StartOffer
            start={start}
            measure={measure}
            onTake={(value) => {
              keep({ value, unit: measure.unit });
              clear('value', 'unit');
            }}
          />
        )}
        {takenAt === null ? (
          <Button
            look="plain"
            className="-ms-3 justify-self-start px-3"
            onClick={() => setTakenAt(localText(new Date()))}
          >
            <ClockIcon />
            {about('takenEarlier')}
          </Button>
        ) : (
          <TakenField
            value={takenAt}
            error={errorAt('takenAt')}
            onChange={(next) => {
              setTakenAt(next);
              clear('takenAt');
            }}
          />
        )}
      </Form>
    </div>
  );
}
