import type { Program } from '@regimen/engine/protocol.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import type { ProgramWords } from '../program-words.ts';
import { type ChoosingStep, choicesAt, choosingSteps } from './model-choices.ts';
import { modelTexts } from './model-texts.ts';
import { useSetup } from './setup-context.ts';
import { setupTexts } from './setup-texts.ts';

interface ModelFieldsProps {
  program: Program;
  words: ProgramWords;
  /** Below the rates: what else may choose. */
  children?: ReactNode;
}

/** How the model chooses at each AI step, as often as one supposes. Nothing where the program has none. */
export function ModelFields({ program, words, children }: ModelFieldsProps) {
  const t = useTexts(modelTexts);
  const steps = choosingSteps(program);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="model-title" className="grid gap-3">
      <div>
        <h3 id="model-title" className="text-16 font-semibold">
          {t('title')}
        </h3>
        <p className="max-w-measure text-14 text-ink-soft">{t('help')}</p>
      </div>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <StepRates key={step.step} step={step} name={words.step(step.protocol, step.step)} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function StepRates({ step, name }: { step: ChoosingStep; name: string }) {
  const t = useTexts(modelTexts);
  const common = useTexts(setupTexts);
  const { setup, faults, change } = useSetup();
  const { rates, unsure = 0 } = choicesAt(setup.choices, step);
  const isOwn = setup.choices !== undefined && Object.hasOwn(setup.choices, step.step);
  const put = (choices: object | undefined) => {
    const { [step.step]: _before, ...others } = setup.choices ?? {};
    const next = choices === undefined ? others : { ...others, [step.step]: choices };
    change('choices', Object.keys(next).length === 0 ? undefined : next);
  };
  const errorAt = (path: string) => {
    const fault = faults.get(`choices.${step.step}.${path}`);
    return fault === undefined ? undefined : common(fault === 'none' ? 'none' : 'not-a-share');
  };
  return (
    <li className="grid gap-3 rounded-control border border-line bg-raised p-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <bdi>{name}</bdi>
        {isOwn && <Badge tone="primary">{common('changedProfile')}</Badge>}
      </p>
      <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <legend className="sr-only">{t('of', { name })}</legend>
        {step.branches.map((branch) => (
          <NumberField
            key={branch.id}
            label={branch.name}
            unit="%"
            error={errorAt(`rates.${branch.id}`)}
            value={hundredths(rates[branch.id])}
            onChange={(typed) => put({ rates: { ...rates, [branch.id]: shareOf(typed) }, unsure })}
          />
        ))}
        {step.minds && (
          <NumberField
            label={t('unsure')}
            help={t('unsureHelp')}
            unit="%"
            error={errorAt('unsure')}
            value={hundredths(unsure)}
            onChange={(typed) => put({ rates, unsure: shareOf(typed) })}
          />
        )}
      </fieldset>
      <FieldError id={`rates-${step.step}`} words={errorAt('rates')} />
      {isOwn && (
        <Button look="quiet" className="justify-self-start" onClick={() => put(undefined)}>
          {t('evenly')}
        </Button>
      )}
    </li>
  );
}

const hundredths = (share: number | undefined): number | undefined =>
  share === undefined || !Number.isFinite(share) ? undefined : Math.round(share * 10_000) / 100;

const shareOf = (typed: number | undefined): number => (typed === undefined ? Number.NaN : typed / 100);
