import { ownZone } from '@regimen/contract/own-zone.ts';
import type { ProgramCard } from '@regimen/contract/programs.ts';
import { daysInProgram } from '@regimen/engine/facts.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { RunStateView } from '../../../shared/runs/run-state.tsx';
import { WhyNotQuestion } from '../../../shared/runs/why-not.tsx';
import { useMounted } from '../../../shell/use-mounted.ts';
import { VirtualTime } from '../../../shell/virtual-time.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { readSetup } from '../kept-setup.ts';
import { useProfileName } from '../population/profile-words.ts';
import type { ProgramWords } from '../program-words.ts';
import { ClockBar } from './clock-bar.tsx';
import { CurrentStep } from './current-step.tsx';
import { ExpertDesk } from './expert-desk.tsx';
import { Log } from './log.tsx';
import { OwnHappenings } from './own-happenings.tsx';
import { Phone } from './phone.tsx';
import { useWalk } from './use-walk.ts';
import { lastOf } from './walk.ts';
import type { WalkParts } from './walk-parts.ts';
import { walkTexts } from './walk-texts.ts';
import { lifeOfFollower, lifeOfWalker, usualWalker, type WalkedLife, type Walker } from './walker.ts';
import { WhoDialog } from './who-dialog.tsx';
import { WhoLine } from './who-line.tsx';
import { whoTexts } from './who-texts.ts';

export interface WalkViewProps {
  program: Program;
  card: ProgramCard;
  words: ProgramWords;
  parts: WalkParts;
}

/** Walk through the program as one follower, in virtual time. */
export function WalkView(props: WalkViewProps) {
  const t = useTexts(walkTexts);
  const [search] = useSearchParams();
  const life = search.get('life');
  // The server knows neither the reader's zone nor what was sent through in this tab.
  if (!useMounted())
    return (
      <p role="status" className="text-ink-soft">
        {t('opening')}
      </p>
    );
  return life === null ? <OwnWalk {...props} /> : <LifeWalk {...props} number={Number(life)} />;
}

function OwnWalk(props: WalkViewProps) {
  const { program } = props;
  const t = useTexts(whoTexts);
  const profileName = useProfileName();
  const [walker, setWalker] = useState<Walker>(() => usualWalker(program, ownZone(), Date.now()));
  const [choosing, setChoosing] = useState(false);
  const walked = useMemo(() => lifeOfWalker(program, walker), [program, walker]);
  const title = walker.profile
    ? t('byProfile', { name: profileName({ id: walker.profile, name: walker.profile }) })
    : t('byHand');
  return (
    <Walking
      key={JSON.stringify(walker)}
      {...props}
      walked={walked}
      title={title}
      actions={
        <Button look="quiet" className="px-4" onClick={() => setChoosing(true)}>
          {t('change')}
        </Button>
      }
    >
      <WhoDialog
        open={choosing}
        program={program}
        walker={walker}
        onClose={() => setChoosing(false)}
        onBegin={(next) => {
          setChoosing(false);
          setWalker(next);
        }}
      />
    </Walking>
  );
}

function LifeWalk({ number, ...props }: WalkViewProps & { number: number }) {
  const { program, card } = props;
  const t = useTexts(whoTexts);
  const profileName = useProfileName();
  const setup = useMemo(() => readSetup(program).setup, [program]);
  const isKnown = Number.isInteger(number) && number >= 1 && number <= setup.followers;
  const walked = useMemo(
    () => (isKnown ? lifeOfFollower(program, setup, number) : null),
    [program, setup, number, isKnown],
  );
  const own = (
    <LinkButton look="quiet" className="px-4" to={paths.simulator(card.id, 'walk')}>
      {t('ownWalk')}
    </LinkButton>
  );
  if (!walked)
    return (
      <Notice tone="warning">
        <p className="mb-3">{t('noSuchLife')}</p>
        {own}
      </Notice>
    );
  return (
    <Walking
      key={number}
      {...props}
      walked={walked}
      title={t('lifeOf', { n: number, name: profileName(walked.follower.profile) })}
      actions={
        <>
          {own}
          <LinkButton look="quiet" className="px-4" to={paths.simulator(card.id)}>
            {t('backToRun')}
          </LinkButton>
        </>
      }
    />
  );
}

interface WalkingProps extends WalkViewProps {
  walked: WalkedLife;
  title: string;
  actions: ReactNode;
  children?: ReactNode;
}

function Walking({ program, card, words, parts, walked, title, actions, children }: WalkingProps) {
  const t = useTexts(walkTexts);
  const walking = useWalk(program, walked);
  const { walk } = walking;
  const { run } = lastOf(walk).life;
  const about = { program, walking, words, parts };
  const time = useMemo(() => ({ now: walk.clock, zone: run.run.zone }), [walk.clock, run.run.zone]);
  return (
    <VirtualTime value={time}>
      <div className="grid gap-5">
        <WhoLine person={run.run.person} zone={run.run.zone} title={title}>
          {actions}
        </WhoLine>
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[23.5rem_minmax(0,1fr)]">
          <ClockBar
            walking={walking}
            walked={walked}
            day={Math.max(0, daysInProgram(run.run, walk.clock)) + 1}
          />
          <div className="lg:sticky lg:top-[calc(var(--spacing-navbar)+1rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Phone card={card} {...about} />
          </div>
          <div className="grid items-start gap-x-8 gap-y-6 lg:col-start-2 xl:grid-cols-2">
            <div className="grid content-start gap-6">
              <CurrentStep {...about} />
              <ExpertDesk {...about} />
              <OwnHappenings {...about} />
              <section
                aria-labelledby="walk-state"
                className="grid gap-3 rounded-card border border-line p-4"
              >
                <h2 id="walk-state" className="text-18">
                  {t('state')}
                </h2>
                <RunStateView run={run} words={words} />
              </section>
              <section aria-labelledby="walk-why" className="grid gap-3 rounded-card border border-line p-4">
                <h2 id="walk-why" className="text-18">
                  {t('whyNot')}
                </h2>
                <WhyNotQuestion run={run} words={words} />
              </section>
            </div>
            <div className="max-xl:order-first">
              <Log program={program} things={walk.things} words={words} />
            </div>
          </div>
        </div>
      </div>
      {children}
    </VirtualTime>
  );
}
