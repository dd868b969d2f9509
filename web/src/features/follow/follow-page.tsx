import type { Following } from '@regimen/contract/enrollments.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useRevalidator, useSearchParams } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { MeasureAgain } from '../../shared/help/measure-again.tsx';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { ConnectionNote } from '../../shared/offline/connection-note.tsx';
import { keepForOffline } from '../../shared/offline/keep-for-offline.ts';
import { useLeaving } from '../../shared/offline/my-outbox.ts';
import { ProgramBand } from '../../shared/program-colour/program-band.tsx';
import { ProgramColour } from '../../shared/program-colour/program-colour.tsx';
import { latePart } from '../../shell/late-part.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { WhenIn } from '../../shell/when.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MessageIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { ComingRow } from '../tasks/coming-row.tsx';
import { TaskRow } from '../tasks/task-row.tsx';
import { Badges } from './badges.tsx';
import { Ending } from './ending.tsx';
import { FollowHead } from './follow-head.tsx';
import { GuardianNotice, isEndedByGuardian, isWaitingForGuardian } from './guardian-notice.tsx';
import { isCalm } from './is-calm.ts';
import { joinTexts } from './join-texts.ts';
import { JoinView } from './join-view.tsx';
import { KpiCard } from './kpi-card.tsx';
import { LeavingNote } from './leaving-note.tsx';
import { ManageMenu } from './manage-menu.tsx';
import { GoOnNow, PauseWords } from './paused-programs.tsx';
import { texts } from './texts.ts';
import { YourPath } from './your-path.tsx';
import { ZoneNotice } from './zone-notice.tsx';

const agentPart = latePart(() => import('./agent-panel.tsx'));
const participantsPart = latePart(() => import('./participants-panel.tsx'));

const secretOf = (url: URL) => {
  const token = url.searchParams.get('token') ?? '';
  return /^[\w-]{43}$/.test(token) ? token : undefined;
};

const page = pageData(async ({ api, params, url }) => {
  const token = secretOf(url);
  const found = await api('GET programs/{id}/following', {
    params: { id: params.id ?? '' },
    query: token === undefined ? {} : { token },
  });
  return { ...found, token };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function FollowPage() {
  const { following, joining, token } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const t = useTexts(joinTexts);
  const [again, setAgain] = useState(useSearchParams()[0].has('again'));
  if (following && !(again && joining?.canJoin)) {
    const onAgain = joining?.canJoin ? () => setAgain(true) : undefined;
    return (
      <ProgramColour category={following.program.category}>
        <FollowingView following={following} onChanged={revalidate} onAgain={onAgain} />
      </ProgramColour>
    );
  }
  if (!joining) return null;
  const onJoined = () => {
    // The button stood at the end of a long form; what comes now begins at the top.
    window.scrollTo(0, 0);
    setAgain(false);
    void revalidate();
  };
  return (
    <ProgramColour category={joining.program.category}>
      <PageHead title={t('title', { program: joining.program.title })} noIndex />
      <JoinView joining={joining} token={token} onJoined={onJoined} />
    </ProgramColour>
  );
}

interface FollowingViewProps {
  following: Following;
  onChanged: () => void;
  /** For whoever left or came to the end, and may begin anew. */
  onAgain: (() => void) | undefined;
}

function FollowingView({ following, onChanged, onAgain }: FollowingViewProps) {
  const t = useTexts(texts);
  const [showsPeople, setShowsPeople] = useState(false);
  const [showsAgent, setShowsAgent] = useState(false);
  const search = useSearchParams()[0];
  const [asked, wrong] = [search.get('measure'), search.get('correct')];
  const location = useLocation();
  const { program, tasks, coming, kpis, status, participantsCount } = following;
  // Those who are seen, and that may be oneself.
  const others = participantsCount - (following.isSeen ? 1 : 0);
  const isAsking = isWaitingForGuardian(following);
  const running = status === 'active' || status === 'waiting' || status === 'paused';
  const open = tasks.filter((task) => task.status === 'open');
  const leaving = useLeaving(following.id);
  const inDanger = useInDanger();
  const calm = isCalm(following, inDanger);
  useKept(program.id, open.map(({ id }) => id).join(' '));
  return (
    <div
      className={`mx-auto max-w-wide px-4 py-8 md:px-6 md:py-10 ${showsPeople || showsAgent ? 'xl:me-[250px] xl:ms-auto' : ''}`}
    >
      <PageHead title={program.title} noIndex />
      <ConnectionNote />
      {!calm && <ProgramBand program={program} />}
      <FollowHead following={following}>
        <div className="flex flex-wrap gap-2">
          {!isAsking && <AskAgent programId={program.id} isOpen={showsAgent} onOpen={setShowsAgent} />}
          <div className="flex flex-wrap gap-2">
            {running && others > 0 && !calm && !isAsking && (
              <Button
                look="plain"
                className="-ms-3 px-3"
                aria-expanded={showsPeople}
                onPointerEnter={participantsPart.begin}
                onClick={() => {
                  setShowsPeople(!showsPeople);
                  setShowsAgent(false);
                }}
              >
                <UsersIcon />
                {t('people', { n: others })}
              </Button>
            )}
            <ManageMenu following={following} onChanged={onChanged} />
          </div>
        </div>
      </FollowHead>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        <div className="grid content-start gap-10">
          {leaving && <LeavingNote leaving={leaving} />}
          <GuardianNotice following={following} onChanged={onChanged} />
          {!isEndedByGuardian(following) && <Ending following={following} onAgain={onAgain} />}
          {inDanger && running && <MeasureAgain programId={program.id} />}
          {status === 'paused' && (
            <Notice>
              <PauseWords pausedUntil={following.pausedUntil} />
              <GoOnNow enrollmentId={following.id} />
            </Notice>
          )}
          {status === 'waiting' && !isAsking && <Notice>{t('waitingHelp')}</Notice>}
          {status === 'active' && (
            <section aria-labelledby="now-title">
              <h2 id="now-title" className="mb-3 text-18">
                {t('now')}
              </h2>
              {inDanger && open.length > 0 && <p className="mb-3 max-w-measure">{t('canWait')}</p>}
              <ul className="grid gap-2">
                {open.map((task) => (
                  <TaskRow key={task.id} task={task} hideProgram />
                ))}
              </ul>
              {open.length === 0 && <NothingNow following={following} />}
            </section>
          )}
          {running && coming.length > 0 && !calm && !isAsking && (
            <section aria-labelledby="next-title">
              <h2 id="next-title" className="mb-3 text-18">
                {t('next')}
              </h2>
              <ul className="grid gap-2">
                {coming.slice(0, 4).map((each) => (
                  <ComingRow key={`${each.name} ${each.at}`} coming={each} hideProgram />
                ))}
              </ul>
            </section>
          )}
          {/* Only the browser knows its zone: what is read first does not move when it is told. */}
          {running && !calm && <ZoneNotice following={following} onMoved={onChanged} />}
          {kpis.length > 0 && (
            <section aria-labelledby="readings-title">
              <h2 id="readings-title" className="mb-3 text-18">
                {t('readings')}
              </h2>
              <div className="grid gap-3">
                {kpis.map((kpi) => (
                  <KpiCard
                    // Each time it is asked for, also from this very page, its form is open.
                    key={kpi.kpi === asked || kpi.kpi === wrong ? `${kpi.kpi} ${location.key}` : kpi.kpi}
                    following={following}
                    kpi={kpi}
                    mayEnter={status === 'active' || status === 'paused'}
                    mayAsk={running || following.can.stopSharing}
                    isAsked={kpi.kpi === asked}
                    isWrong={kpi.kpi === wrong}
                    onCorrected={onChanged}
                  />
                ))}
              </div>
            </section>
          )}
        </div>
        <div className="grid content-start gap-10">
          {!calm && <YourPath enrollmentId={following.id} outline={following.outline} />}
          <Badges badges={following.badges} streak={following.streak} bestStreak={following.bestStreak} />
        </div>
      </div>
      {showsAgent && <agentPart.Part programId={program.id} onClose={() => setShowsAgent(false)} />}
      {showsPeople && !showsAgent && (
        <participantsPart.Part
          enrollmentId={following.id}
          programId={program.id}
          days={program.weeks * 7}
          onClose={() => setShowsPeople(false)}
        />
      )}
    </div>
  );
}

interface AskAgentProps {
  programId: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Beside the page where there is room for it, else on a page of its own. */
function AskAgent({ programId, isOpen, onOpen }: AskAgentProps) {
  const t = useTexts(texts);
  const look = 'plain';
  const words = (
    <>
      <MessageIcon />
      {t('askAgent')}
    </>
  );
  return (
    <>
      <LinkButton look={look} className="-ms-3 px-3 xl:hidden" to={paths.agent(programId)}>
        {words}
      </LinkButton>
      <Button
        look={look}
        className="-ms-3 px-3 max-xl:hidden"
        aria-expanded={isOpen}
        onPointerEnter={agentPart.begin}
        onClick={() => onOpen(!isOpen)}
      >
        {words}
      </Button>
    </>
  );
}

/** What the program waits for, when it is not the follower's turn. */
function NothingNow({ following }: { following: Following }) {
  const t = useTexts(texts);
  // What waits for an expert then, and until when, would be read as an appointment.
  const inDanger = useInDanger();
  const waitsFor = inDanger ? null : following.waitsFor;
  const name = isolate(waitsFor?.name ?? '', useLocale());
  return (
    <p className="rounded-card bg-sunken p-5 text-ink-soft">
      {t(inDanger ? 'helpFirst' : 'nothingNow')}{' '}
      {waitsFor?.until ? (
        <WhenIn
          at={waitsFor.until}
          words={(when) => t(waitsFor.kind === 'challenge' ? 'nextDay' : 'waitsUntil', { name, when })}
        />
      ) : (
        waitsFor && t('waitsFor', { name })
      )}
    </p>
  );
}

/** What is open here can be done without a connection. */
function useKept(program: string, names: string): void {
  useEffect(() => {
    const open = names.split(' ').filter(Boolean).slice(0, 5);
    keepForOffline([paths.follow(program), ...open.map(paths.task)]);
  }, [program, names]);
}
