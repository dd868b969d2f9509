import {
  mostExpectations,
  mostTestDays,
  mostTestFollowers,
} from '@regimen/contract/simulation-test-limits.ts';
import type { SimulationTest } from '@regimen/contract/simulation-tests.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Expectation } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { useId, useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { showFlash } from '../../../shell/flash.ts';
import { FormModal } from '../../../shell/form-modal.tsx';
import { LeaveGuard } from '../../../shell/unsaved.tsx';
import { useForm } from '../../../shell/use-form.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FieldError, wrongGroup } from '../../../ui/field-error.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Draft, ExpectationRow } from './expectation-row.tsx';
import { unitOf } from './measure-words.ts';
import { saveTexts } from './save-texts.ts';
import { fitForTest, isSmaller, suggestExpectations } from './suggest.ts';

interface TestDialogProps {
  open: boolean;
  program: Program;
  setup: PopulationSetup;
  result: PopulationResult | null;
  /** The test that is changed; without one it is new. */
  test?: SimulationTest | undefined;
  /** Whoever saves it here runs it too. */
  runsAtOnce?: boolean;
  onClose: () => void;
  onSaved: () => void | Promise<void>;
}

export function TestDialog({ open, onClose, test, ...props }: TestDialogProps) {
  const t = useTexts(saveTexts);
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(test ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      width={800}
    >
      <TestForm test={test} onClose={onClose} {...props} />
    </FormModal>
  );
}

function TestForm(props: Omit<TestDialogProps, 'open'>) {
  const { program, setup, result, test, runsAtOnce = false, onClose, onSaved } = props;
  const t = useTexts(saveTexts);
  const [name, setName] = useState(test?.name ?? t('usualName'));
  const [begun] = useState<readonly Draft[]>(() => test?.expectations ?? suggestExpectations(result));
  const [rows, setRows] = useState(begun);
  const form = useForm<string>(async () => {
    const faults = rows.map((row) => [`expectations.${row.id}`, faultWords(row)]);
    checkFields({ ...Object.fromEntries(faults), expectations: rows.length === 0 && t('needOne') });
    const body = { name, setup: fitForTest(setup), expectations: rows as Expectation[] };
    const params = { id: program.id };
    if (test)
      await api('PUT programs/{id}/simulation-tests/{test}', { params: { ...params, test: test.id }, body });
    else await api('POST programs/{id}/simulation-tests', { params, body });
    showFlash({ tone: 'success', message: t(runsAtOnce ? 'savedAndRun' : 'saved') });
    onClose();
    await onSaved();
  });
  const faultWords = (row: Draft) => {
    const fault = faultOf(row);
    return fault && t(fault);
  };
  const change = (at: number, next: Draft) => {
    form.clear(`expectations.${next.id}`);
    setRows(rows.map((row, index) => (index === at ? next : row)));
  };
  const noneId = useId();
  const none = form.field('expectations').error;
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {t('keepTest')}
        </Button>
      }
    >
      <p className="text-ink-soft">{t('lead')}</p>
      {isSmaller(setup) && (
        <Notice>{t('smaller', { followers: mostTestFollowers, days: mostTestDays })}</Notice>
      )}
      <TextField
        {...form.field('name')}
        label={t('name')}
        placeholder={t('namePlace')}
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className="grid min-w-0 gap-2" {...wrongGroup(noneId, none)}>
        <legend className="mb-1.5 font-medium">{t('expected')}</legend>
        <ul className="grid gap-2">
          {rows.map((row, index) => (
            <ExpectationRow
              key={row.id}
              program={program}
              expectation={row}
              result={result}
              error={form.field(`expectations.${row.id}`).error}
              onChange={(next) => change(index, next)}
              onRemove={() => {
                form.clear(`expectations.${row.id}`);
                setRows(rows.filter((other) => other !== row));
              }}
            />
          ))}
        </ul>
        <FieldError id={noneId} words={none} />
        {rows.length < mostExpectations && (
          <AddButton
            onClick={() => {
              form.clear('expectations');
              setRows([...rows, newRow(rows)]);
            }}
          >
            {t('add')}
          </AddButton>
        )}
      </fieldset>
      <LeaveGuard when={rows !== begun || name !== (test?.name ?? t('usualName'))} pending={form.pending} />
    </Form>
  );
}

function faultOf({ measure, value }: Draft): 'needValue' | 'needShare' | null {
  if (value === undefined || value < 0) return 'needValue';
  return unitOf(measure.of) === 'share' && value > 1 ? 'needShare' : null;
}

function newRow(rows: readonly Draft[]): Draft {
  const used = new Set(rows.map(({ id }) => id));
  let number = rows.length + 1;
  while (used.has(`e${number}`)) number++;
  return { id: `e${number}`, measure: { of: 'withdrawn' }, must: 'atMost', value: 0.2 };
}
