import type { KpiSummary } from '@regimen/contract/enrollments.ts';
import { urgentIn } from '@regimen/engine/urgent.ts';
import { type FormEvent, useState } from 'react';
import { useShowHelp } from '../../help/use-show-help.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { deliver } from '../../offline/my-outbox.ts';
import { ReadingField } from '../../readings/reading-field.tsx';
import { readingTexts } from '../../readings/reading-texts.ts';
import { ReadingsFigure } from '../../readings/readings-figure.tsx';
import { showFlash } from '../../shell/flash.ts';
import { keepMessage, useReaction } from '../../shell/use-reaction.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { FieldProblem } from './field-problem.tsx';
import { texts } from './texts.ts';

interface KpiCardProps {
  enrollmentId: string;
  kpi: KpiSummary;
  mayEnter: boolean;
}

/** One thing that is measured: its course, its target, and a place to add to it. */
export function KpiCard({ enrollmentId, kpi: loaded, mayEnter }: KpiCardProps) {
  const t = useTexts(texts);
  const [newer, setNewer] = useState<{ from: KpiSummary; kpi: KpiSummary } | null>(null);
  const [adding, setAdding] = useState(false);
  // What the page loads again is at least as new.
  const kpi = newer?.from === loaded ? newer.kpi : loaded;
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <ReadingsFigure name={kpi.name} unit={kpi.unit} target={kpi.target} readings={kpi.readings} />
      {!kpi.canEnter && <p className="text-14 text-ink-soft">{t('workedOut')}</p>}
      {kpi.canEnter && mayEnter && !adding && (
        <Button look="quiet" className="justify-self-start" onClick={() => setAdding(true)}>
          <PlusIcon />
          {t('addReading')}
        </Button>
      )}
      {adding && (
        <AddReading
          enrollmentId={enrollmentId}
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

interface AddReadingProps {
  enrollmentId: string;
  kpi: KpiSummary;
  onSaved: (kpi: KpiSummary) => void;
  onClose: () => void;
}

function AddReading({ enrollmentId, kpi, onSaved, onClose }: AddReadingProps) {
  const t = useTexts(texts);
  const about = useTexts(readingTexts);
  const locale = useLocale();
  const react = useReaction();
  const showHelp = useShowHelp();
  const [value, setValue] = useState<number | undefined>();
  const [unit, setUnit] = useState(kpi.unit);
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const { min, max } = kpi.range;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (value === undefined) return setError(about('needNumber'));
    if (unit === kpi.unit && (value < min || value > max))
      return setError(about('hardly', { min, max, unit }));
    setPending(true);
    setProblem(undefined);
    const body = { kpi: kpi.kpi, value, unit, takenAt: new Date().toISOString() };
    const delivery = await deliver<KpiSummary>({ about: 'reading', id: enrollmentId, name: kpi.name, body });
    setPending(false);
    const words = delivery.kind === 'refused' ? null : urgentIn(kpi.item, kpi.kpi, { value, unit });
    if (words) return showHelp({ words, isWaiting: delivery.kind === 'later' });
    if (delivery.kind === 'sent') return onSaved(delivery.reply);
    if (delivery.kind === 'later') {
      showFlash({ tone: 'info', message: t('readingKept') });
      return onClose();
    }
    const reaction = react(delivery.error);
    if (reaction.kind === 'fields') setError(Object.values(reaction.errors).flat().join(' '));
    if (reaction.kind === 'keep') setProblem(keepMessage(reaction, locale));
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4 border-t border-line pt-4">
      <ReadingField
        value={value}
        onValue={(next) => {
          setValue(next);
          setError(undefined);
        }}
        unit={unit}
        units={kpi.units}
        onUnit={setUnit}
        range={unit === kpi.unit ? kpi.range : null}
        error={error}
      />
      <FieldProblem error={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {t('saveReading')}
        </Button>
        <Button look="plain" className="px-3" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
