import type { ProgramRun } from '@regimen/engine/program.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { WhyNothingCameTo } from '../why/why-nothing-came.tsx';
import { runTexts } from './run-texts.ts';
import type { RunWords } from './run-words.ts';

interface WhyNotQuestionProps {
  run: ProgramRun;
  words: RunWords;
  /** Of whom it is asked why nothing was told to them; a simulated run has none. */
  enrollment?: string;
}

/** Asks about any step or module, as things stood after the chosen record. */
export function WhyNotQuestion({ run, words, enrollment }: WhyNotQuestionProps) {
  const t = useTexts(runTexts);
  const [asked, setAsked] = useState('');
  const steps = words.steps(run.index);
  const modules = words.modules(run.index);
  const isKnown = [...steps, ...modules].some(({ id }) => id === asked);
  return (
    <div className="grid gap-2">
      <SelectField
        label={t('whyNotLabel')}
        value={isKnown ? asked : ''}
        onChange={({ target }) => setAsked(target.value)}
      >
        <option value="">{t('chooseStep')}</option>
        <optgroup label={t('stepsGroup')}>
          {steps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        {modules.length > 0 && (
          <optgroup label={t('modulesGroup')}>
            {modules.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <p role="status">{isKnown && words.whyNot(run, asked)}</p>
      {enrollment && <WhyNothingCameTo enrollmentId={enrollment} className="-ms-3 justify-self-start" />}
    </div>
  );
}
