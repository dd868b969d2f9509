import { firstName } from '@regimen/contract/first-name.ts';
import { hourOfDay } from '@regimen/contract/language/instants.ts';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { ConnectionNote } from '../../shared/offline/connection-note.tsx';
import { keepForOffline } from '../../shared/offline/keep-for-offline.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UpcomingBookings } from '../bookings/upcoming-bookings.tsx';
import { DiscussionRow } from '../discussions/discussion-row.tsx';
import { onlyWaitsForGuardian, WaitingForGuardian } from '../follow/guardian-notice.tsx';
import { LeftProgram, lastLeft } from '../follow/left-program.tsx';
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
import { loadMe, loadToday } from './load-home.ts';
import { meTexts } from './me-texts.ts';
import { MeView } from './me-view.tsx';
import { Newcomer } from './onboarding/newcomer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { texts } from './texts.ts';
import { UnreadMessages } from './unread-messages.tsx';

const page = pageData(async (args) =>
  args.url.searchParams.get('show') === 'me'
    ? { me: await loadMe(args), today: null }
    : { me: null, today: await loadToday(args) },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HomePage() {
  const { me, today } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const ofMe = useTexts(meTexts);
  const viewer = useViewer();
  const now = useNow();
  const zone = useReaderZone();
  const hour = zone === null ? null : hourOfDay(now, zone);
  const name = firstName(viewer?.full_name ?? '');
  useEffect(() => keepForOffline([]), []);
  return (
    <>
      <PageHead title={me ? ofMe('title') : t('title')} noIndex />
      {me ? (
        <PageTitle title={ofMe('title')} lead={ofMe('lead')} />
      ) : (
        <PageTitle title={t(greetingAt(hour), { name })} />
      )}
      {/* On phones the bar at the lower edge leads there. */}
      <div className="max-md:hidden">
        <LinkTabs
          label={ofMe('views')}
          tabs={[
            { to: paths.home, words: ofMe('today'), current: me === null },
            { to: paths.me, words: ofMe('me'), current: me !== null },
          ]}
        />
      </div>
      <ConnectionNote />
      {me ? <MeView {...me} /> : today && <TodayView {...today} />}
    </>
  );
}

/** The day: what is next, then everything else that is going on. */
function TodayView(loaded: Awaited<ReturnType<typeof loadToday>>) {
  const { tasks, programs, counts, discussions, invites, shared, mine, nudges, newcomer, bookings } = loaded;
  const inDanger = useInDanger();
  const follows = (programs?.length ?? 0) > 0;
  const left = newcomer && lastLeft(newcomer.ended);
  return (
    <div className="grid grid-cols-1 content-start gap-10">
      {counts && <InDanger n={counts.inDanger} first={counts.first} />}
      <PausedPrograms programs={programs ?? []} />
      <WaitingForGuardian programs={programs ?? []} />
      {tasks && (tasks.length > 0 || (follows && !onlyWaitsForGuardian(programs ?? []))) && (
        <TodayTasks tasks={tasks} programs={programs ?? []} />
      )}
      <UpcomingBookings bookings={bookings} />
      <UnreadMessages />
      <HomeNudges nudges={nudges} />
      {programs && follows && <MyPrograms programs={programs} />}
      {counts && <ExpertWork counts={counts} />}
      {programs &&
        !follows &&
        !mine &&
        !inDanger &&
        (left ? (
          <LeftProgram left={left} />
        ) : newcomer ? (
          <Newcomer answers={newcomer.answers} programs={newcomer.programs} nothing={<NoProgram />} />
        ) : (
          <NoProgram />
        ))}
      <Invitations invites={invites} />
      <HomeProtocols mine={mine} shared={shared} />
      {/* Who may be in danger is not sent to ask strangers. */}
      {!inDanger && (
        <>
          <AccountProgress />
          <QuickActions />
          <LatestDiscussions discussions={discussions} />
        </>
      )}
    </div>
  );
}

/** The newest discussions; `null`: they did not come. */
function LatestDiscussions({
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
          <LinkButton to={paths.discussions} look="plain" className="-mx-[12px] px-[12px]">
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
