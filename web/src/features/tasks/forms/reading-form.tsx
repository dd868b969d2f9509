import { asTaken, withOtherSystem } from '@regimen/contract/reader-units.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { useLocale } from '../../../i18n/use-texts.ts';
import { ReadingField } from '../../../shared/readings/reading-field.tsx';
import { readingProblem } from '../../../shared/readings/reading-problem.ts';
import { StartOffer } from '../../../shared/readings/start-offer.tsx';
import { unitsOf } from '../../../shared/readings/units.ts';
import { useReaderUnit } from '../../../shared/readings/use-reader-unit.ts';
import { checkFields } from '../../../shell/attempt.ts';
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
  const measure = useReaderUnit(item);
  const [{ value, unit }, keep] = useTaskDraft<Begun>(task.id, { value: null, unit: measure.unit });
  const measured = withOtherSystem(item);
  const { units, rangeIn } = unitsOf(measured);
  const { formProps, errorAt, clear, pending, problem, send } = hand;
  const submit = async () => {
    checkFields({ value: readingProblem(measured, value, unit, locale) });
    if (value !== null) await send({ type: 'reading', ...asTaken(item, value, unit) });
  };
  return (
    <form {...formProps(submit)} className="grid gap-5">
      <ReadingField
        label={item.name}
        value={value ?? undefined}
        onValue={(next) => {
          clear('value', 'unit');
          keep({ value: next ?? null, unit });
        }}
        unit={unit}
        units={units}
        onUnit={(next) => {
          clear('value', 'unit');
          keep({ value, unit: next });
        }}
        range={rangeIn(unit)}
        error={errorAt('value') ?? errorAt('unit')}
      />
      {task.start && value === null && (
        <StartOffer
          start={task.start}
          measure={measure}
          onTake={(value) => {
            clear('value', 'unit');
            keep({ value, unit: measure.unit });
          }}
        />
      )}
      <FormFoot words={words} pending={pending} problem={problem} />
    </form>
  );
}
