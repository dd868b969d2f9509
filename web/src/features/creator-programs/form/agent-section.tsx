import type { ProgramAgent } from '@regimen/contract/programs.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../shell/use-call.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { type Choice, ChoiceField } from '../../../ui/choice-field.tsx';
import { agentTexts } from './agent-texts.ts';
import type { ProgramForm } from './use-program-form.ts';

const guide = 'guide';
const linkClass =
  'inline-flex min-h-9 items-center text-14 font-medium text-primary-text underline-offset-4 hover:underline';

/** Who answers followers' questions: the built-in guide, or an agent of one of the program's protocols. */
export function AgentSection({ form }: { form: ProgramForm }) {
  const t = useTexts(agentTexts);
  const { draft, opened, change, errorAt } = form;
  const params = { id: opened.card.id };
  // Made in another tab, it is here when one comes back.
  const { data, failed } = useCall('GET programs/{id}/agents', { params }, { onFocus: true });
  const agents = data?.data ?? [];
  const chosen = agents.find(({ id }) => id === draft.agent);
  const [first] = draft.protocols;
  return (
    <CardSection id="agent" title={t('title')} lead={t('lead')}>
      {data ? (
        <ChoiceField
          hideLabel
          look="cards"
          columns={2}
          label={t('title')}
          error={errorAt('agent')}
          value={draft.agent ?? guide}
          onChange={(id) => change({ agent: id === guide ? null : id })}
          choices={[{ value: guide, label: t('guide'), help: t('guideHelp') }, ...agents.map(choiceOf)]}
        />
      ) : (
        <p role="status" className="text-ink-soft">
          {t(failed ? 'failed' : 'loading')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {chosen?.protocolId && (
          <Link to={paths.builder(chosen.protocolId, 'agent', chosen.id)} className={linkClass}>
            {t('open', { name: chosen.name })}
          </Link>
        )}
        {first ? (
          <Link to={paths.builder(first.id, 'agent', 'add')} className={linkClass}>
            {t('add')}
          </Link>
        ) : (
          <p className="text-14 text-ink-soft">{t('protocolFirst')}</p>
        )}
      </div>
    </CardSection>
  );
}

const choiceOf = ({ id, name, description }: ProgramAgent): Choice<string> => ({
  value: id,
  label: <bdi>{name}</bdi>,
  ...(description && { help: <bdi>{description}</bdi> }),
});
