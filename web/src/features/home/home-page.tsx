import { hourOfDay } from '@regimen/contract/language/instants.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DiscussionRow } from '../discussions/discussion-row.tsx';
import { MyPrograms } from '../follow/my-programs.tsx';
import { PausedPrograms } from '../follow/paused-programs.tsx';
import { HomeNudges } from '../notifications/home-nudges.tsx';
import { NoProgram } from '../tasks/no-program.tsx';
import { TodayTasks } from '../tasks/today-tasks.tsx';
import { AccountProgress } from './account-progress.tsx';
import { ExpertWork } from './expert-work.tsx';
import { greetingAt } from './greeting.ts';
import { HomeProtocols } from './home-protocols.tsx';
import { InDanger } from './in-danger.tsx';
import { Invitations } from './invitations.tsx';
import { QuickActions } from './quick-actions.tsx';
import { texts } from './texts.ts';

const page = pageData(async ({ api, viewer }) => {
  // Home stands without any of them.
  const orNothing = <T,>(asked: Promise<{ data: T[] }>) => asked.then(({ data }) => data).catch(() => null);
  const expert = isExpert(viewer?.roles ?? []);
  const [tasks, programs, counts, discussions, invites, shared, mine, nudges] = await Promise.all([
    orNothing(api('GET tasks', { query: { per_page: 20 } })),
    orNothing(api('GET enrollments', { query: { show: 'running', per_page: 12 } })),
    expert ? api('GET follow-ups/counts').catch(() => null) : null,
    orNothing(api('GET discussions', { query: { per_page: 5 } })),
    orNothing(api('GET protocol-invites')),
    orNothing(api('GET protocols', { query: { show: 'shared', per_page: 6 } })),
    expert ? orNothing(api('GET protocols', { query: { per_page: 4 } })) : null,
    orNothing(api('GET nudges')),
  ]);
  const lists = { invites: invites ?? [], shared: shared ?? [], nudges: nudges ?? [] };
  return { tasks, programs, counts, discussions, mine, ...lists };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HomePage() {
  const { tasks, programs, counts, discussions, invites, shared, mine, nudges } =
    useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const viewer = useViewer();
  const inDanger = useInDanger();
  const now = useNow();
  const zone = useReaderZone();
  const hour = zone === null ? null : hourOfDay(now, zone);
  const follows = (programs?.length ?? 0) > 0;
  const name = viewer?.full_name.split(' ')[0] ?? '';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t(greetingAt(hour), { name })} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:has-[>aside]:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        <div className="grid grid-cols-1 content-start gap-10">
          {counts && <InDanger n={counts.inDanger} first={counts.first} />}
          <PausedPrograms programs={programs ?? []} />
          {tasks && (follows || tasks.length > 0) && <TodayTasks tasks={tasks} />}
          <HomeNudges nudges={nudges} />
          {programs && follows && <MyPrograms programs={programs} />}
          {counts && <ExpertWork counts={counts} />}
          {programs && !follows && !mine && !inDanger && <NoProgram />}
          <Invitations invites={invites} />
          <HomeProtocols mine={mine} shared={shared} />
          {/* Who may be in danger is not sent to ask strangers. */}
          {!inDanger && (
            <>
              <QuickActions />
              <Latest discussions={discussions} />
            </>
          )}
        </div>
        {!inDanger && <AccountProgress />}
      </div>
    </>
  );
}

function Latest({
  discussions,
}: {
  discussions: React.ComponentProps<typeof DiscussionRow>['discussion'][] | null;
}) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  return (
    <section aria-labelledby="latest-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest-title" className="text-22">
          {t('latestTitle')}
        </h2>
        {isOpen('/systems') && (
          <LinkButton to={paths.discussions} look="plain" className="-me-[12px] px-3">
            {t('allDiscussions')}
          </LinkButton>
        )}
      </div>
      {discussions === null && (
        <div className="mt-4">
          <Notice tone="warning">{t('failed')}</Notice>
        </div>
      )}
      {discussions?.length === 0 && (
        <div className="mt-4">
          <EmptyState title={t('noneTitle')} help={t('noneHelp')}>
            {isOpen('/systems/ask') && <LinkButton to={paths.ask}>{t('ask')}</LinkButton>}
          </EmptyState>
        </div>
      )}
      <ul className="mt-4">
        {discussions?.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} />
        ))}
      </ul>
    </section>
  );
}
