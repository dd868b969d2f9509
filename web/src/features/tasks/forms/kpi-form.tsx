import type { KpiItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ReadingsFigure } from '../../../shared/readings/readings-figure.tsx';
import { useReaderUnit } from '../../../shared/readings/use-reader-unit.ts';
import { formTexts } from './form-texts.ts';
import { ReadingForm } from './reading-form.tsx';
import type { TaskFormProps } from './task-form.ts';

/** Take a reading, with those before it and the target beside it. */
export function KpiForm({ task, item, hand }: TaskFormProps<KpiItem>) {
  const t = useTexts(formTexts);
  const measure = useReaderUnit(item);
  return (
    <div className="grid gap-8">
      {item.origin === 'device' && <p className="text-ink-soft">{t('fromDevice')}</p>}
      <ReadingForm task={task} item={item} hand={hand} words={t('record')} />
      {task.readings.length > 0 && (
        <div className="border-t border-line pt-6">
          <ReadingsFigure
            name={item.name}
            measure={measure}
            target={item.target ?? null}
            readings={task.readings}
            range={item.range}
            height={150}
          />
        </div>
      )}
    </div>
  );
}
