import type { MoveChoices, Moving, OfferedStep } from '@regimen/contract/moves.ts';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { decisionTexts } from './decision-texts.ts';
import { MoveQuestion } from './move-question.tsx';

export type Choice = { kind: 'stay' } | { kind: 'move'; enter?: string; accept?: MoveChoices['accept'] };

interface DecisionFormProps {
  choices: MoveChoices;
  /** All with the same reason; left out where it is about one person. */
  all?: { moving: Moving; n: number };
  pending: boolean;
  onDecide: (choice: Choice) => void;
}

/** A step to go on at, what is accepted with it, or staying. */
export function DecisionForm({ choices, all, pending, onDecide }: DecisionFormProps) {
  const t = useTexts(decisionTexts);
  const isOne = all === undefined;
  const [isAsking, setAsking] = useState(false);
  const { offers, others, accept, canMove, needsStep } = choices;
  const [step, setStep] = useState(offers[0]?.id ?? '');
  const move = () =>
    onDecide({
      kind: 'move',
      ...(needsStep && { enter: step }),
      ...(accept.length > 0 && { accept }),
    });
  const option = ({ id, name }: OfferedStep) => (
    <option key={id} value={id}>
      {name || t('unnamed')}
    </option>
  );
  const means = accept.length > 0 ? `${t('means')} ${accept.map((why) => t(why)).join('; ')}.` : undefined;
  const words = needsStep ? (isOne ? 'moveOne' : 'moveAll') : isOne ? 'acceptOne' : 'acceptAll';
  return (
    <div className="grid gap-3">
      {!canMove && <p className="text-14 text-ink-soft">{t('cannot')}</p>}
      {canMove && needsStep && (
        <div className="max-w-md">
          <SelectField
            label={t('enter')}
            help={t('enterHelp')}
            value={step}
            onChange={({ target }) => setStep(target.value)}
          >
            {step === '' && <option value="">{t('choose')}</option>}
            {offers.length > 0 && <optgroup label={t('near')}>{offers.map(option)}</optgroup>}
            {others.length > 0 && <optgroup label={t('others')}>{others.map(option)}</optgroup>}
          </SelectField>
        </div>
      )}
      {canMove && means && <p className="text-14 text-ink-soft">{means}</p>}
      <div className="flex flex-wrap gap-3">
        {canMove && (
          <Button
            look="quiet"
            pending={pending}
            disabled={needsStep && step === ''}
            onClick={all ? () => setAsking(true) : move}
          >
            {t(words)}
          </Button>
        )}
        <Button look="plain" pending={pending} onClick={() => onDecide({ kind: 'stay' })}>
          {t(isOne ? 'stayOne' : 'stayAll')}
        </Button>
      </div>
      {all && (
        <MoveQuestion
          {...all}
          means={means}
          open={isAsking}
          pending={pending}
          onMove={() => {
            setAsking(false);
            move();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
