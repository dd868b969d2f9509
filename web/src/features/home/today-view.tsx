import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { MyPrograms } from '../follow/my-programs.tsx';
import { PausedPrograms } from '../follow/paused-programs.tsx';
import { HomeNudges } from '../notifications/home-nudges.tsx';
import { NoProgram } from '../tasks/no-program.tsx';
import { AccountProgress } from './account-progress.tsx';
import { ExpertWork } from './expert-work.tsx';
import { HomeProtocols } from './home-protocols.tsx';
import { InDanger } from './in-danger.tsx';
import { Invitations } from './invitations.tsx';
import { LatestDiscussions } from './latest-discussions.tsx';
import type { loadToday } from './load-home.ts';
import { Newcomer } from './onboarding/newcomer.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Today } from './today.tsx';

/** The day: what is next, then everything else that is going on. */
export function TodayView(loaded: Awaited<ReturnType<typeof loadToday>>) {
  const { tasks, programs, counts, discussions, invites, shared, mine, nudges, newcomer } = loaded;
  const inDanger = useInDanger();
  const follows = (programs?.length ?? 0) > 0;
  return (
    <div className="grid grid-cols-1 content-start gap-10">
      {counts && <InDanger n={counts.inDanger} first={counts.first} />}
      <PausedPrograms programs={programs ?? []} />
      {tasks && (follows || tasks.length > 0) && <Today tasks={tasks} programs={programs ?? []} />}
      <HomeNudges nudges={nudges} />
      {programs && follows && <MyPrograms programs={programs} />}
      {counts && <ExpertWork counts={counts} />}
      {programs && !follows && !mine && !inDanger && (newcomer ? <Newcomer {...newcomer} /> : <NoProgram />)}
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
