import type { KpiItem } from '@regimen/engine/items.ts';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../i18n/use-texts.ts';
import { ReadingField } from '../../../shared/readings/reading-field.tsx';
import { readingProblem } from '../../../shared/readings/reading-problem.ts';
import { unitsOf } from '../../../shared/readings/units.ts';
import { useTaskDraft } from '../task-draft.ts';
import { FormFoot } from './form-foot.tsx';
import type { TaskFormProps } from './task-form.ts';

interface Begun {
  value: number | null;
  unit: string;
}

/** A value in any unit that the KPI knows, judged as the engine will judge it. */
export function ReadingForm({ task, item, hand, words }: TaskFormProps<KpiItem> & { words: string }) {
  const locale = useLocale();
  const [{ value, unit }, keep] = useTaskDraft<Begun>(task.id, { value: null, unit: item.unit });
  const [error, setError] = useState<string | undefined>();
  const { units, rangeIn } = unitsOf(item);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = readingProblem(item, value, unit, locale);
    setError(problem);
    if (problem === undefined && value !== null) hand.handIn({ type: 'reading', value, unit });
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <ReadingField
        value={value ?? undefined}
        onValue={(next) => {
          setError(undefined);
          keep({ value: next ?? null, unit });
        }}
        unit={unit}
        units={units}
        onUnit={(next) => {
          setError(undefined);
          keep({ value, unit: next });
        }}
        range={rangeIn(unit)}
        error={error ?? hand.errors.value ?? hand.errors.unit}
      />
      <FormFoot words={words} pending={hand.pending} problem={hand.problem} />
    </form>
  );
}
