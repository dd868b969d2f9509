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
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useForm } from '../../../shell/use-form.ts';
import { AddButton } from '../../../ui/add-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
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
  onClose: () => void;
  onSaved: () => void;
}

export function TestDialog({ open, onClose, test, ...props }: TestDialogProps) {
  const t = useTexts(saveTexts);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t(test ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      width={800}
    >
      <TestForm test={test} onClose={onClose} {...props} />
    </Modal>
  );
}

function TestForm({ program, setup, result, test, onClose, onSaved }: Omit<TestDialogProps, 'open'>) {
  const t = useTexts(saveTexts);
  const [name, setName] = useState(test?.name ?? t('usualName'));
  const [rows, setRows] = useState<readonly Draft[]>(test?.expectations ?? suggestExpectations(result));
  const [tried, setTried] = useState(false);
  const form = useForm<'name'>(async () => {
    setTried(true);
    if (rows.length === 0 || rows.some((row) => faultOf(row) !== null)) return;
    const body = { name, setup: fitForTest(setup), expectations: rows as Expectation[] };
    const params = { id: program.id };
    if (test)
      await api('PUT programs/{id}/simulation-tests/{test}', { params: { ...params, test: test.id }, body });
    else await api('POST programs/{id}/simulation-tests', { params, body });
    showFlash({ tone: 'success', message: t('saved') });
    onClose();
    onSaved();
  });
  const change = (at: number, next: Draft) => setRows(rows.map((row, index) => (index === at ? next : row)));
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
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 font-medium">{t('expected')}</legend>
        <ul className="grid gap-2">
          {rows.map((row, index) => {
            const fault = tried ? faultOf(row) : null;
            return (
              <ExpectationRow
                key={row.id}
                program={program}
                expectation={row}
                result={result}
                error={fault ? t(fault) : undefined}
                onChange={(next) => change(index, next)}
                onRemove={() => setRows(rows.filter((other) => other !== row))}
              />
            );
          })}
        </ul>
        {rows.length === 0 && (
          <p role="alert" className="text-14 text-danger-text">
            {tried && t('needOne')}
          </p>
        )}
        {rows.length < mostExpectations && (
          <AddButton onClick={() => setRows([...rows, newRow(rows)])}>{t('add')}</AddButton>
        )}
      </fieldset>
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
