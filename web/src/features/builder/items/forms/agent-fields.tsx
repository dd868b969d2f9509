import { languages as spoken } from '@regimen/contract/language/languages.ts';
import { AGENT_LANGUAGES, AGENT_OFFERS, AGENT_VOICES, type AgentItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { agentTexts } from '../../../../shared/item-words/agent-texts.ts';
import { ChoiceField } from '../../../../ui/choice-field.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { AgentAnswers, AgentKnowledge } from './agent-knowledge.tsx';
import { AgentLines } from './agent-lines.tsx';
import { commonTexts } from './common-texts.ts';
import { FormSection } from './form-section.tsx';
import type { FieldsProps } from './item-fields.tsx';
import { SeveralField } from './several-field.tsx';

/** Whom followers can ask: who it is, how it begins, what it knows, and where it stops. */
export function AgentFields(props: FieldsProps<AgentItem>) {
  const { form, item, change } = props;
  const t = useTexts(agentTexts);
  const shared = useTexts(commonTexts);
  const { errorAt } = form;
  return (
    <>
      <TextArea
        name="instructions"
        dir="auto"
        rows={5}
        label={t('instructions')}
        help={t('instructionsHelp')}
        optional={shared('optional')}
        maxLength={5_000}
        error={errorAt('instructions')}
        value={item.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <ChoiceField
        label={t('voice')}
        help={t('voiceHelp')}
        value={item.voice ?? 'plain'}
        choices={AGENT_VOICES.map((value) => ({ value, label: t(value) }))}
        onChange={(voice) => change({ voice })}
      />
      <FormSection title={t('begin')} lead={t('beginLead')}>
        <TextArea
          name="greeting"
          dir="auto"
          rows={2}
          label={t('greeting')}
          help={t('greetingHelp')}
          optional={shared('optional')}
          maxLength={500}
          error={errorAt('greeting')}
          value={item.greeting ?? ''}
          onChange={({ target }) => change({ greeting: target.value || undefined })}
        />
        <AgentLines {...props} field="openings" most={6} />
      </FormSection>
      <FormSection title={t('knows')} lead={t('knowsLead')}>
        <AgentKnowledge {...props} />
        <AgentAnswers {...props} />
      </FormSection>
      <FormSection title={t('limits')} lead={t('limitsLead')}>
        <AgentLines {...props} field="speaksOf" most={30} />
        <AgentLines {...props} field="avoids" most={30} />
        <AgentLines {...props} field="handsOver" most={30} />
      </FormSection>
      <FormSection title={t('does')} lead={t('doesLead')}>
        <SeveralField
          label={t('offers')}
          chosen={item.offers ?? []}
          choices={AGENT_OFFERS.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
          onChange={(offers) => change({ offers })}
        />
        <SeveralField
          label={t('languages')}
          help={t('languagesHelp')}
          chosen={item.languages ?? []}
          choices={AGENT_LANGUAGES.map((value) => ({ value, label: spoken[value].name }))}
          onChange={(languages) => change({ languages: languages.length > 0 ? languages : undefined })}
        />
      </FormSection>
    </>
  );
}
