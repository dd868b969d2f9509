import type { FlowNode, NodeOf, StepType } from '@regimen/engine/protocol.ts';
import { successOf, takesOwnWord, traitsOf } from '@regimen/engine/steps/traits.ts';
import type { ComponentType } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { latePart } from '../../../shell/late-part.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConditionEditor } from '../conditions/condition-editor.tsx';
import { UndoEachChoice } from '../draft/undo-each-choice.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { DraftArea } from '../flow/inspector/draft-field.tsx';
import { texts } from '../flow/inspector/texts.ts';
import { WaitFields } from '../flow/inspector/wait-fields.tsx';

/** Few protocols have one: its fields are loaded for those that do. */
const aiFields = latePart(() => import('./ai/ai-fields.tsx'));

type Fields<T extends StepType> = ComponentType<{ step: NodeOf<T> }>;

const FIELDS: { [T in StepType]: Fields<T> | null } = {
  population: PopulationFields,
  order: null,
  nudge: null,
  followup: null,
  challenge: null,
  assessment: null,
  kpi: SuccessField,
  services: AppointmentFields,
  wait: ({ step }) => <WaitFields id={step.id} settings={step.data.settings} />,
  jump: null,
  finish: ({ step }) => <MessageField step={step} textKey="messageFinish" />,
  fail: ({ step }) => <MessageField step={step} textKey="messageFail" />,
  ai: ({ step }) => <aiFields.Part step={step} />,
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
    <UndoEachChoice>
      <ConditionEditor
        label={t('who')}
        about="population"
        own={{ node: id }}
        value={data.settings.who}
        onChange={(who) => flow.change(id, { settings: { who } }, `who:${id}`)}
      />
    </UndoEachChoice>
  );
}

/** What success means, where the type lets one choose. */
function SuccessField({ step }: { step: NodeOf<'kpi' | 'services'> }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const { success } = traitsOf(step.type);
  return (
    success && (
      <ChoiceField
        label={t('success')}
        value={successOf(step) ?? success.choices[0]}
        choices={success.choices.map((value) => ({ value, label: t(value) }))}
        onChange={(value) =>
          flow.change(step.id, { settings: { ...step.data.settings, [success.setting]: value } })
        }
      />
    )
  );
}

/** What ends it, and whether a follower's word is enough. An expert books for them, or says how it was. */
function AppointmentFields({ step }: { step: NodeOf<'services'> }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const { id, data } = step;
  return (
    <>
      <SuccessField step={step} />
      {data.target === 'follower' && (
        <CheckField
          name="own-arranging"
          label={t('ownArranging')}
          help={t('ownArrangingHelp')}
          checked={takesOwnWord(step)}
          onChange={(ownArranging) => flow.change(id, { settings: { ...data.settings, ownArranging } })}
        />
      )}
    </>
  );
}

interface MessageFieldProps {
  step: NodeOf<'finish'> | NodeOf<'fail'>;
  textKey: 'messageFinish' | 'messageFail';
}

function MessageField({ step: { id, data }, textKey }: MessageFieldProps) {
  const t = useTexts(texts);
  const flow = useFlow();
  return (
    <DraftArea
      name="step-message"
      label={t(textKey)}
      value={data.settings?.message ?? ''}
      optional={t('optional')}
      maxLength={2_000}
      onEdit={(message) =>
        flow.change(id, { settings: message === '' ? undefined : { message } }, `message:${id}`)
      }
    />
  );
}
