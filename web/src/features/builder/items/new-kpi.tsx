import { isTypeName } from '@regimen/engine/given-name.ts';
import type { Item } from '@regimen/engine/items.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { saidInWords } from '../../../shared/protocol-words/fault-words.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { type Measured, UnitAndRange } from './forms/unit-and-range.tsx';
import { unitTexts } from './forms/unit-texts.ts';
import { newItem } from './new-item.ts';

interface NewKpiProps {
  /** What was searched for. */
  name: string;
  onClose: () => void;
  make: (item: Item, name: string) => Promise<void>;
}

/** A KPI is made with its unit and its range: without them ordinary readings would be refused. */
export function NewKpi({ name: searched, onClose, make }: NewKpiProps) {
  const t = useTexts(unitTexts);
  const [name, setName] = useState(searched);
  const [measured, setMeasured] = useState<Measured>({ unit: '', range: {} });
  const { unit, range } = measured;
  const locale = useLocale();
  const { formProps, errorAt, clear, pending, problem } = useAttempt({
    pathOf: (path) => path.replace(/^item\.?/, ''),
    wordsOf: (words) => saidInWords(words, locale),
  });
  const fields = useRef<HTMLDivElement>(null);
  // The name is there already from what was searched for.
  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, []);
  const submit = async () => {
    const { min, max } = range;
    checkFields({
      name: isTypeName(name, 'kpi') && t('nameMissing'),
      unit: unit.trim() === '' && t('unitMissing'),
      'range.min': min === undefined && t('fromMissing'),
      'range.max': max === undefined ? t('toMissing') : max <= (min ?? max - 1) && t('turned'),
    });
    const made = newItem('kpi', name.trim());
    if (made.kind !== 'kpi' || min === undefined || max === undefined) return;
    await make({ ...made, unit: unit.trim(), range: { min, max } }, name.trim());
  };
  return (
    <Modal open onClose={onClose} title={t('newTitle')} closeLabel={t('close')}>
      <form {...formProps(submit)} className="grid gap-5">
        <div ref={fields} className="grid gap-5">
          <TextField
            name="kpi-name"
            label={t('name')}
            help={t('nameHelp')}
            maxLength={200}
            autoComplete="off"
            error={errorAt('name')}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              clear('name');
            }}
          />
          <UnitAndRange
            name={name}
            {...measured}
            onChange={(part) => {
              setMeasured({ ...measured, ...part });
              clear(...Object.keys(part));
            }}
            errorAt={errorAt}
          />
        </div>
        <FormProblem words={problem} />
        <Button type="submit" pending={pending} className="justify-self-start">
          {t(pending ? 'adding' : 'add')}
        </Button>
      </form>
    </Modal>
  );
}
