import { isTypeName } from '@regimen/engine/given-name.ts';
import type { Item } from '@regimen/engine/items.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { type Measured, UnitAndRange } from './forms/unit-and-range.tsx';
import { unitTexts } from './forms/unit-texts.ts';
import { newItem } from './new-item.ts';

interface NewKpiProps {
  /** What was searched for. */
  name: string;
  pending: boolean;
  onClose: () => void;
  onMade: (item: Item, name: string) => void;
}

/** A KPI is made with its unit and its range: without them ordinary readings would be refused. */
export function NewKpi({ name: searched, pending, onClose, onMade }: NewKpiProps) {
  const t = useTexts(unitTexts);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(searched);
  const [measured, setMeasured] = useState<Measured>({ unit: '', range: {} });
  const [tried, setTried] = useState(false);
  const { unit, range } = measured;
  const errors: Record<string, string | undefined> = {
    name: isTypeName(name, 'kpi') ? t('nameMissing') : undefined,
    unit: unit.trim() === '' ? t('unitMissing') : undefined,
    'range.min': range.min === undefined ? t('fromMissing') : undefined,
    'range.max': range.max === undefined ? t('toMissing') : undefined,
  };
  const errorAt = (path: string) => (tried ? errors[path] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands inside the form of what the KPI is chosen for.
    event.stopPropagation();
    setTried(true);
    const { min, max } = range;
    const made = newItem('kpi', name.trim());
    if (Object.values(errors).some(Boolean) || min === undefined || max === undefined || max <= min) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (!pending && made.kind === 'kpi')
      onMade({ ...made, unit: unit.trim(), range: { min, max } }, name.trim());
  };
  return (
    <Modal open onClose={onClose} title={t('newTitle')} closeLabel={t('close')}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
        <TextField
          name="kpi-name"
          label={t('name')}
          help={t('nameHelp')}
          maxLength={200}
          autoComplete="off"
          error={errorAt('name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <UnitAndRange
          name={name}
          {...measured}
          onChange={(part) => setMeasured({ ...measured, ...part })}
          errorAt={errorAt}
        />
        <Button type="submit" pending={pending} className="justify-self-start">
          {t(pending ? 'adding' : 'add')}
        </Button>
      </form>
    </Modal>
  );
}
