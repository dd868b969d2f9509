import { allows } from '@regimen/contract/permissions.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { changeBetween } from '@regimen/engine/change.ts';
import { isAboutSafety } from '@regimen/engine/check/problem.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useCallback, useMemo } from 'react';
import { redirect, useLoaderData, useRevalidator } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { changeWords } from '../../shared/protocol-words/change-words.ts';
import { problemWords } from '../../shared/protocol-words/problem-words.ts';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useViewer } from '../../shell/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TestsToPublish } from '../simulator/tests/tests-to-publish.tsx';
import { Checklist } from './publish/checklist.tsx';
import { CurrentFollowers } from './publish/current-followers.tsx';
import { Differences } from './publish/differences.tsx';
import { MovingPeople } from './publish/moving/moving-section.tsx';
import { PublishForm } from './publish/publish-form.tsx';
import { publishTexts } from './publish/publish-texts.ts';
import { VersionList } from './publish/version-list.tsx';

const page = pageData(
  async ({ api, params: { id } }) => {
    if (!id) throw redirect(paths.ownPrograms);
    const [plan, versions] = await Promise.all([
      api('GET programs/{id}/publishing', { params: { id } }),
      api('GET programs/{id}/versions', { params: { id }, query: {} }),
    ]);
    return { plan, versions };
  },
  { long: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function PublishProgramPage() {
  const { plan, versions } = readEmbedded(useLoaderData<typeof clientLoader>());
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { card, protocols } = plan;
  const viewer = useViewer();
  const canEdit = isExpert(viewer?.roles ?? []) && allows(card.may, 'edit');
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const say = useCallback(
    (before: Protocol, after: Protocol) => changeWords(changeBetween(before, after), before, after, locale),
    [locale],
  );
  const said = useMemo(
    () =>
      new Map(
        protocols.map(({ id, now, before, problems }) => [
          id,
          {
            problems: problems.map((problem) => ({
              words: problemWords(problem, now, locale).title,
              isSafety: isAboutSafety(problem),
            })),
            changes: before ? say(before, now) : [],
          },
        ]),
      ),
    [protocols, locale, say],
  );
  const title = t('title', { name: card.title || t('untitled') });
  return (
    <>
      <PageHead title={title} noIndex />
      <Breadcrumbs
        label={t('breadcrumb')}
        crumbs={[
          { words: t('programs'), to: paths.ownPrograms },
          { words: card.title || t('untitled'), to: paths.editProgram(card.id) },
        ]}
      />
      <PageTitle title={title} lead={t('lead')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton look="quiet" to={paths.editProgram(card.id)}>
            {t('edit')}
          </LinkButton>
          <LinkButton look="quiet" to={paths.simulator(card.id)}>
            {t('tryOut')}
          </LinkButton>
          {card.version && (
            <LinkButton look="quiet" to={paths.program(card.id)}>
              {t('seePage')}
            </LinkButton>
          )}
        </div>
      </PageTitle>
      <div className="grid gap-5">
        <Checklist plan={plan} problemsOf={(id) => said.get(id)?.problems ?? []} />
        <TestsToPublish
          card={card}
          protocols={protocols.map(({ now }) => now)}
          onSettled={() => void revalidate()}
        />
        <Differences plan={plan} changesOf={(id) => said.get(id)?.changes ?? []} />
        <CurrentFollowers plan={plan} />
        <MovingPeople plan={plan} canEdit={canEdit} onMoved={reload} />
        <PublishForm plan={plan} onPublished={() => void revalidate()} />
        <VersionList program={card.id} loaded={versions} say={say} />
      </div>
    </>
  );
}
