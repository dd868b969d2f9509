import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { asTaken, withOtherSystem } from '@regimen/contract/reader-units.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { checkFields } from '../../shell/attempt.ts';
import { FormModal, useCloseDialog } from '../../shell/form-modal.tsx';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { dangerInReading } from '../help/danger-in.ts';
import { useReadingChanged } from '../help/use-reading-changed.ts';
import { useShowHelp } from '../help/use-show-help.ts';
import { ReadingField } from './reading-field.tsx';
import { readingProblem } from './reading-problem.ts';
import { readingTexts } from './reading-texts.ts';
import { instantOfLocal, localText, TakenField } from './taken-field.tsx';
import { unitsOf } from './units.ts';
import { useReaderUnit } from './use-reader-unit.ts';

/** A reading of one's own that can be mended. */
export interface OwnReading {
  id: string;
  takenAt: string;
  value: number;
}

interface CorrectReadingProps {
  enrollmentId: string;
  programId: string;
  kpi: string;
  item: KpiItem;
  reading: OwnReading;
  onClose: () => void;
  /** With all readings as they stand now. */
  onChanged: (kpi: KpiSummary) => void;
}

/** Another value, another time, or gone: what was entered wrongly need not stay. */
export default function CorrectReading(props: CorrectReadingProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  const { enrollmentId, item, reading, onClose, onChanged } = props;
  const [asking, setAsking] = useState(false);
  const measure = useReaderUnit(item);
  const tellChange = useReadingChanged();
  const [remove, removing] = useAction(async () => {
    const params = { id: enrollmentId, reading: reading.id };
    const next = await api('DELETE enrollments/{id}/readings/{reading}', { params });
    tellChange(t('deleted'));
    onChanged(next);
  });
  return (
    <>
      <FormModal open onClose={onClose} title={t('correctTitle')} closeLabel={t('cancel')}>
        <CorrectForm {...props} onDelete={() => setAsking(true)} />
      </FormModal>
      {/* Beside it: closed inside, it would close both. */}
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle')}
        text={t('deleteHelp', { value: quantity(measure.shown(reading.value), measure.unit, locale) })}
        keep={t('keep')}
        confirm={t('delete')}
        pending={removing}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface CorrectFormProps extends CorrectReadingProps {
  onDelete: () => void;
}

function CorrectForm({ enrollmentId, programId, kpi, item, reading, onChanged, onDelete }: CorrectFormProps) {
  const t = useTexts(readingTexts);
  const locale = useLocale();
  const close = useCloseDialog();
  const showHelp = useShowHelp();
  const tellChange = useReadingChanged();
  const measure = useReaderUnit(item);
  const before = measure.shown(reading.value);
  const [value, setValue] = useState<number | undefined>(before);
  const [unit, setUnit] = useState(measure.unit);
  const measured = withOtherSystem(item);
  const [takenAt, setTakenAt] = useState(localText(new Date(reading.takenAt)));
  const { formProps, errorAt, clear, pending, isDone, problem } = useAttempt();
  const params = { id: enrollmentId, reading: reading.id };
  const submit = async () => {
    const moved = takenAt !== localText(new Date(reading.takenAt));
    const taken = instantOfLocal(takenAt);
    checkFields({
      value: readingProblem(measured, value, unit, locale),
      takenAt: taken === null && t('needTime'),
    });
    if (value === undefined || taken === null) return;
    // What stands as it was shown stays as it was kept, to the last digit.
    const isSame = value === before && unit === measure.unit;
    const given = isSame ? { value: reading.value, unit: item.unit } : asTaken(item, value, unit);
    const body = { ...given, ...(moved && { takenAt: taken }) };
    const next = await api('PUT enrollments/{id}/readings/{reading}', { params, body });
    const isNewest = next.readings.at(-1)?.id === reading.id;
    const danger = isNewest ? dangerInReading(programId, item, kpi, given) : null;
    if (danger) return showHelp({ danger, isWaiting: false });
    tellChange(t('corrected'));
    onChanged(next);
  };
  const props = formProps(submit);
  return (
    <Form
      form={{ props, problem }}
      actions={
        <>
          <Button type="submit" pending={pending}>
            {t('saveCorrection')}
          </Button>
          <Button look="plain" className="px-3" onClick={close}>
            {t('cancel')}
          </Button>
          <div className="mt-1 basis-full border-t border-line pt-3">
            <Button
              look="plain"
              className="-ms-3 px-3 text-danger-text! hover:bg-danger-soft!"
              disabled={pending}
              onClick={onDelete}
            >
              <TrashIcon />
              {t('delete')}
            </Button>
          </div>
        </>
      }
    >
      <ReadingField
        label={item.name}
        value={value}
        onValue={(next) => {
          setValue(next);
          clear('value', 'unit');
        }}
        unit={unit}
        units={unitsOf(measured).units}
        onUnit={(next) => {
          setUnit(next);
          clear('value', 'unit');
        }}
        range={unitsOf(measured).rangeIn(unit)}
        error={errorAt('value') ?? errorAt('unit')}
      />
      <TakenField
        value={takenAt}
        error={errorAt('takenAt')}
        onChange={(next) => {
          setTakenAt(next);
          clear('takenAt');
        }}
      />
      <p className="text-14 text-ink-soft">{t('correctHelp')}</p>
      <Unsaved form={{ props, pending, isDone }} />
    </Form>
  );
}
