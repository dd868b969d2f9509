import type { FlowNode, NodeOf, StepType } from '@regimen/engine/protocol.ts';
import type { Success } from '@regimen/engine/steps/step.ts';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConditionEditor } from '../conditions/condition-editor.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { DraftArea } from '../flow/inspector/draft-field.tsx';
import { texts } from '../flow/inspector/texts.ts';
import { WaitFields } from '../flow/inspector/wait-fields.tsx';

type Fields<T extends StepType> = ComponentType<{ step: NodeOf<T> }>;

const FIELDS: { [T in StepType]: Fields<T> | null } = {
  population: PopulationFields,
  order: null,
  nudge: null,
  followup: null,
  challenge: null,
  assessment: null,
  kpi: KpiFields,
  services: ServiceFields,
  wait: ({ step }) => <WaitFields id={step.id} settings={step.data.settings} />,
  jump: null,
  finish: ({ step }) => <MessageField step={step} label="messageFinish" />,
  fail: ({ step }) => <MessageField step={step} label="messageFail" />,
  ai: null,
};

/** What only this type of step has. */
export function SettingsFields({ step }: { step: FlowNode }) {
  const Own = FIELDS[step.type] as Fields<StepType> | null;
  return Own && <Own step={step} />;
}

function PopulationFields({ step: { id, data } }: { step: NodeOf<'population'> }) {
  const t = useTexts(texts);
  const flow = useFlow();
  return (
    <ConditionEditor
      label={t('who')}
      about="population"
      own={{ node: id }}
      value={data.settings.who}
      onChange={(who) => flow.change(id, { settings: { who } }, `who:${id}`)}
    />
  );
}

function KpiFields({ step: { id, data } }: { step: NodeOf<'kpi'> }) {
  const flow = useFlow();
  return (
    <SuccessField
      value={data.settings?.successMeans ?? 'taken'}
      choices={['taken', 'inTarget']}
      onChange={(successMeans) => flow.change(id, { settings: { successMeans } })}
    />
  );
}

function ServiceFields({ step: { id, data } }: { step: NodeOf<'services'> }) {
  const flow = useFlow();
  return (
    <SuccessField
      value={data.settings?.doneWhen ?? 'booked'}
      choices={['booked', 'attended']}
      onChange={(doneWhen) => flow.change(id, { settings: { doneWhen } })}
    />
  );
}

interface SuccessFieldProps<S extends Success> {
  value: S;
  choices: readonly S[];
  onChange: (value: S) => void;
}

function SuccessField<S extends Success>({ value, choices, onChange }: SuccessFieldProps<S>) {
  const t = useTexts(texts);
  const named = choices.map((choice) => ({ value: choice, label: t(choice as Success) }));
  return <ChoiceField label={t('success')} value={value} choices={named} onChange={onChange} />;
}

interface MessageFieldProps {
  step: NodeOf<'finish'> | NodeOf<'fail'>;
  label: 'messageFinish' | 'messageFail';
}

function MessageField({ step: { id, data }, label }: MessageFieldProps) {
  const t = useTexts(texts);
  const flow = useFlow();
  return (
    <DraftArea
      name="step-message"
      label={t(label)}
      value={data.settings?.message ?? ''}
      optional={t('optional')}
      maxLength={2_000}
      onEdit={(message) =>
        flow.change(id, { settings: message === '' ? undefined : { message } }, `message:${id}`)
      }
    />
  );
}
