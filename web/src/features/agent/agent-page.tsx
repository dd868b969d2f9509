import type { Agent, AgentCard } from '@regimen/contract/agents.ts';
import { Link, useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { AgentPicture } from '../../shared/agent/agent-picture.tsx';
import { agentTexts } from '../../shared/agent/agent-texts.ts';
import { ThreadView } from '../../shared/agent/thread-view.tsx';
import { programsPath } from '../../shared/catalog/program-filter.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { rememberPath } from '../../shell/remembered-path.ts';

import { type Answer, useCall } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

const page = pageData(async ({ api, params }) => {
  // `{target}` may be left out, and with it the path has one part, which is the program.
  const program = params.id ?? params.target;
  if (program === undefined) return { agent: null, agents: await api('GET agents') };
  return { agent: await api('GET agents/{program}', { params: { program }, query: {} }), agents: null };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AgentPage() {
  const { agent, agents } = useLoaderData<typeof clientLoader>();
  if (agent) return <OneAgent key={agent.id} agent={agent} />;
  return agents && <AgentList first={agents} />;
}

function OneAgent({ agent }: { agent: Agent }) {
  const t = useTexts(agentTexts);
  const isTemporary = useViewer()?.is_temporary ?? false;
  return (
    <div className="flex h-[calc(100dvh-var(--spacing-navbar)-var(--tab-bar,0px))] min-h-[24rem] flex-col">
      <PageHead title={agent.name} noIndex />
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2 md:px-6">
        <AgentPicture name={agent.name} photo={agent.photo} />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="truncate text-18 leading-text">
            <bdi>{agent.name}</bdi>
          </h1>
          <p className="truncate text-14 text-ink-soft">
            <Link
              to={agent.as === 'follower' ? paths.follow(agent.program.id) : paths.program(agent.program.id)}
              title={t('back')}
              className="hover:underline"
            >
              {t('of', { program: agent.program.title })}
            </Link>
          </p>
        </div>
        <Link
          to={paths.helpNow}
          className="inline-flex min-h-11 items-center px-2 text-14 font-semibold text-primary-text hover:underline"
        >
          {t('help')}
        </Link>
      </header>
      <div className="border-b border-line bg-sunken px-3 py-2 text-14 text-ink-soft md:px-6">
        <WhatItIs agent={agent} />
        {agent.as === 'team' && <p>{t('tryingTeam')}</p>}
        {isTemporary && (
          <p>
            {t('trying')}{' '}
            <Link
              to={paths.finishRegistration}
              className="font-medium text-primary-text underline"
              onClick={() => rememberPath(paths.agent(agent.program.id))}
            >
              {t('keep')}
            </Link>
          </p>
        )}
      </div>
      <ThreadView first={agent} />
    </div>
  );
}

/** Who answers, and what of the reader it is told. */
function WhatItIs({ agent: { model, shares } }: { agent: Agent }) {
  const t = useTexts(agentTexts);
  if (model === null) return <p>{t('isGuide')}</p>;
  return (
    <>
      <p>{t('isModel', { model })}</p>
      <details>
        <summary className="inline-flex min-h-6 items-center text-primary-text">{t('knows')}</summary>
        {shares.length === 0 ? (
          <p>{t('knowsNothing')}</p>
        ) : (
          <ul className="list-disc ps-5">
            {shares.map((fact) => (
              <li key={fact}>{t(`share_${fact}`)}</li>
            ))}
          </ul>
        )}
        {shares.length > 0 && <p>{t('knowsElse')}</p>}
      </details>
    </>
  );
}

function AgentList({ first }: { first: Answer<'GET agents'> }) {
  const t = useTexts(agentTexts);
  const { data } = useCall('GET agents', {}, { first });
  return (
    <div className="mx-auto max-w-container px-4 py-8 md:px-6 md:py-10">
      <PageHead title={t('list')} noIndex />
      <PageTitle title={t('list')} lead={t('listLead')} />
      {data.data.length === 0 ? (
        <EmptyState title={t('listEmpty')}>
          <LinkButton to={programsPath()}>{t('findPrograms')}</LinkButton>
        </EmptyState>
      ) : (
        <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {data.data.map((card) => (
            <Row key={card.id} card={card} />
          ))}
        </ul>
      )}
    </div>
  );
}

const Row = ({ card: { id, name, photo, program, message } }: { card: AgentCard }) => (
  <li className="relative flex items-center gap-3 p-4 hover:bg-sunken">
    <AgentPicture name={name} photo={photo} />
    <div className="min-w-0">
      <Link to={paths.agent(id)} className="font-medium after:absolute after:inset-0">
        <bdi>{name}</bdi>
      </Link>
      <p className="truncate text-14 text-ink-soft">
        <bdi>{message?.body || program.title}</bdi>
      </p>
    </div>
  </li>
);
