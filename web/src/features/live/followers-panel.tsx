import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { relativeTime } from '@regimen/contract/language/instants.ts';
import type { LiveFollower } from '@regimen/contract/live.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../shared/person/avatar.tsx';
import { RemindButton } from '../../shared/reminders/remind-button.tsx';
import { remindTexts } from '../../shared/reminders/remind-texts.ts';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { Time } from '../../shell/time.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DangerBadge } from '../../ui/danger-badge.tsx';
import { WarningIcon } from '../../ui/shell-icons.tsx';
import { liveTexts } from './live-texts.ts';
import { RemindAll } from './remind-all.tsx';
import { type Shown, useFollowers } from './use-followers.ts';
import { WriteAll } from './write-all.tsx';

interface FollowersPanelProps {
  program: string;
  version: string;
  shown: Shown;
  /** Changes with the counts. */
  mark: string;
  nameOfStep: (protocol: number, id: string) => string;
  durationWords: (minutes: number) => string;
}

/** Who stands at a step, since when, and who of them is stuck and why. */
export function FollowersPanel(props: FollowersPanelProps) {
  const { program, version, shown, mark, nameOfStep, durationWords } = props;
  const t = useTexts(liveTexts);
  const { data, failed, renew, hasMore, more, adding } = useFollowers(program, version, shown, mark);
  const people = data?.data;
  const stepOf = ({ place: { protocolIndex, node } }: LiveFollower) =>
    shown.kind === 'step' || node === null ? null : nameOfStep(protocolIndex, node);
  if (failed && !people)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('failedToLoad')}</p>
        <Button look="quiet" onClick={renew}>
          {t('again')}
        </Button>
      </div>
    );
  if (!people)
    return (
      <p role="status" className="text-ink-soft">
        {t('loading')}
      </p>
    );
  if (people.length === 0) return <p className="text-ink-soft">{t(nobody[shown.kind])}</p>;
  return (
    <div className="grid gap-3">
      {people.some(({ stuck }) => stuck.length > 0) && (
        <RemindAll program={program} version={version} shown={shown} onReminded={renew} />
      )}
      {shown.kind === 'step' && <WriteAll program={program} version={version} step={shown} />}
      <ul className="grid gap-2">
        {people.map((follower) => (
          <Follower
            key={follower.enrollmentId}
            program={program}
            follower={follower}
            step={stepOf(follower)}
            durationWords={durationWords}
            onReminded={renew}
          />
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" pending={adding} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

const nobody = {
  stuck: 'nobodyStuck',
  waiting: 'nobodyWaiting',
  later: 'nobodyHere',
  step: 'nobodyHere',
} as const;

function Follower({
  program,
  follower,
  step,
  durationWords,
  onReminded,
}: {
  program: string;
  follower: LiveFollower;
  /** Where they are; `null`: the list is that of their step. */
  step: string | null;
  durationWords: (minutes: number) => string;
  onReminded: () => void;
}) {
  const t = useTexts(liveTexts);
  const said = useTexts(remindTexts);
  const locale = useLocale();
  const now = useNow();
  const { person, since, day, streak, stuck, waiting, status, lastActiveAt, allowedMinutes, followUp } =
    follower;
  const isOver = status === 'finished' || status === 'failed' || status === 'withdrawn';
  const why = {
    'over-time': t('over-time', { time: durationWords(allowedMinutes ?? 0) }),
    silent: t('silent', { when: relativeTime(locale, Date.parse(lastActiveAt), now) }),
  };
  return (
    <li
      className={`relative flex gap-3 rounded-control border bg-raised p-3 transition-colors duration-120 hover:border-primary-line ${waiting === 'danger' ? 'border-danger-line' : 'border-line'}`}
    >
      <Avatar name={person.full_name} size={36} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link
          to={paths.run(follower.enrollmentId)}
          title={t('run')}
          className="leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-control"
        >
          <bdi>{person.full_name}</bdi>
        </Link>
        {waiting === 'danger' && (
          <span>
            <DangerBadge>{t('danger')}</DangerBadge>
          </span>
        )}
        {!isOver && step !== null && <p className="text-14 wrap-anywhere">{t('atStep', { step })}</p>}
        <p className="text-14 text-ink-soft">
          {!isOver && since && (
            <>
              {t('here')} <Time at={since} />
              {' · '}
            </>
          )}
          {t('day', { day: day + 1 })}
          {streak > 0 && ` · ${daysInARow(streak, locale)}`}
        </p>
        {status === 'paused' && (
          <span>
            <Badge>{t('isPaused')}</Badge>
          </span>
        )}
        {isOver && (
          <span>
            <Badge>{t(status)}</Badge>
          </span>
        )}
        {(waiting === 'alert' || waiting === 'follow-up') && (
          <p className="flex items-start gap-1.5 text-14 text-warning-text">
            <WarningIcon size={16} className="mt-0.5 shrink-0" />
            {t(waiting)}
          </p>
        )}
        {stuck.map((reason) => (
          <p key={reason} className="flex items-start gap-1.5 text-14 text-warning-text">
            <WarningIcon size={16} className="mt-0.5 shrink-0" />
            {why[reason]}
          </p>
        ))}
        {followUp !== null && (
          <Link
            to={paths.followUp(followUp)}
            className="relative inline-flex min-h-6 items-center justify-self-start text-14 font-semibold text-primary-text underline"
          >
            {said('openFollowUp')}
          </Link>
        )}
        {follower.remindedAt ? (
          <p className="text-14 text-ink-soft">
            {now - Date.parse(follower.remindedAt) < 60_000 ? (
              said('remindedNow')
            ) : (
              <>
                {said('remindedAt')} <Time at={follower.remindedAt} />
              </>
            )}
          </p>
        ) : (
          stuck.length > 0 &&
          waiting !== 'danger' &&
          waiting !== 'alert' && (
            <RemindButton
              program={program}
              enrollment={follower.enrollmentId}
              person={person}
              className="relative -ms-3 justify-self-start"
              onReminded={onReminded}
            />
          )
        )}
      </div>
      <WhyButton
        compact
        noAction
        about={person.full_name}
        question={['GET history/runs/{id}/why', { params: { id: follower.enrollmentId }, query: {} }]}
        className="-m-1.5 self-start"
      />
    </li>
  );
}
