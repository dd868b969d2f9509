import type { FlowNode } from '@regimen/engine/protocol.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { ConditionEditor } from '../../conditions/condition-editor.tsx';
import { useFlow } from '../flow-context.ts';
import { DraftArea } from './draft-field.tsx';
import { texts } from './texts.ts';
import { WaitFields } from './wait-fields.tsx';

/** What only this type of step has. */
export function StepSettings({ step }: { step: FlowNode }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const { id } = step;
  switch (step.type) {
    case 'population':
      return (
        <ConditionEditor
          label={t('who')}
          about="population"
          own={{ node: id }}
          value={step.data.settings.who}
          onChange={(who) => flow.change(id, { settings: { who } }, `who:${id}`)}
        />
      );
    case 'kpi':
      return (
        <ChoiceField
          label={t('success')}
          value={step.data.settings?.successMeans ?? 'taken'}
          choices={(['taken', 'inTarget'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(successMeans) => flow.change(id, { settings: { successMeans } })}
        />
      );
    case 'services':
      return (
        <ChoiceField
          label={t('success')}
          value={step.data.settings?.doneWhen ?? 'booked'}
          choices={(['booked', 'attended'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(doneWhen) => flow.change(id, { settings: { doneWhen } })}
        />
      );
    case 'wait':
      return <WaitFields id={id} settings={step.data.settings} />;
    case 'finish':
    case 'fail':
      return (
        <DraftArea
          name="step-message"
          label={t(step.type === 'finish' ? 'messageFinish' : 'messageFail')}
          value={step.data.settings?.message ?? ''}
          optional={t('optional')}
          maxLength={2_000}
          onEdit={(message) =>
            flow.change(id, { settings: message === '' ? undefined : { message } }, `message:${id}`)
          }
        />
      );
    default:
      return null;
  }
}
