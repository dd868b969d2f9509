import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { readingWords } from '@regimen/contract/reader-units.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { StepIcon } from '../../shared/steps/step-icon.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { EasedBy } from './eased-by.tsx';
import { followUpTexts as texts } from './follow-up-texts.ts';
import { kindWords } from './kind-words.ts';
import { ClaimBadge, EndedBadge, UrgentBadge, WaitingSince } from './queue-badges.tsx';

interface QueueListProps {
  followUps: readonly FollowUpCard[];
  open: string | null;
  pathOf: (id: string) => string;
}

/** One card for a person, at the place of their most urgent follow-up, with all that waits about them. */
export function QueueList({ followUps, open, pathOf }: QueueListProps) {
  const t = useTexts(texts);
  const people = [...Map.groupBy(followUps, ({ follower }) => follower.id).values()];
  return (
    <ul aria-label={t('queue')} className="grid gap-2">
      {people.map((theirs) => (
        <PersonCard key={theirs[0]?.id} followUps={theirs} open={open} pathOf={pathOf} />
      ))}
    </ul>
  );
}

function PersonCard({ followUps, open, pathOf }: QueueListProps) {
  const t = useTexts(texts);
  const [first] = followUps;
  if (!first) return null;
  const urgent = followUps.find(({ isUrgent }) => isUrgent);
  const missed = followUps.map((each) => each.missed).filter(Boolean);
  const raised = [...new Set(followUps.map(({ raisedBy }) => raisedBy).filter(Boolean))];
  return (
    <li
      className={`grid overflow-hidden rounded-card border ${urgent?.inDanger ? 'border-danger-line' : 'border-line'} bg-raised`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3.5 pt-3">
        <bdi className="leading-heading font-semibold wrap-anywhere">{first.follower.full_name}</bdi>
        {urgent && <UrgentBadge inDanger={urgent.inDanger} />}
        {followUps.length > 1 && (
          <span className="text-14 text-ink-soft">{t('waitFor', { n: followUps.length })}</span>
        )}
      </div>
      {missed.map((words) => (
        <p key={words} className="px-3.5 pt-1 text-14 font-semibold wrap-anywhere">
          {words}
        </p>
      ))}
      {raised.map((words) => (
        <p
          key={words}
          className={`${urgent?.inDanger ? '' : 'line-clamp-3'} px-3.5 pt-1 text-14 wrap-anywhere`}
          title={words}
        >
          {words}
        </p>
      ))}
      <ul className="grid divide-y divide-line pt-1">
        {followUps.map((followUp) => (
          <QueueRow
            key={followUp.id}
            followUp={followUp}
            to={pathOf(followUp.id)}
            isOpen={open === followUp.id}
          />
        ))}
      </ul>
    </li>
  );
}

function QueueRow({ followUp, to, isOpen }: { followUp: FollowUpCard; to: string; isOpen: boolean }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const now = useNow();
  const { kind, name, reading, follower, programTitle, lateAt, expiresAt } = followUp;
  const isLate = lateAt !== null && Date.parse(lateAt) <= now;
  return (
    <li
      className={`relative flex gap-3 px-3.5 py-2.5 transition-colors duration-120 ${
        isOpen ? 'bg-primary-soft' : 'hover:bg-sunken/60'
      }`}
    >
      {kind === 'alert' ? (
        <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-danger-soft text-danger-text">
          <AlertIcon size={16} />
        </span>
      ) : (
        <StepIcon type={kind} small />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <Link
          to={to}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
          className="wrap-anywhere after:absolute after:inset-0"
        >
          <span className="sr-only">
            <bdi>{follower.full_name}</bdi>
            {': '}
          </span>
          <span className="text-ink-soft">{`${kindWords(kind, locale)} · `}</span>
          <bdi>{name}</bdi>
          {reading && (
            <>
              {' '}
              <bdi className="font-semibold whitespace-nowrap tabular-nums">
                {readingWords(reading.value, reading.unit, locale)}
              </bdi>
            </>
          )}
        </Link>
        {followUp.easedBy && (
          <p className="text-14 wrap-anywhere">
            <EasedBy easedBy={followUp.easedBy} />
          </p>
        )}
        <p className="text-14 text-ink-soft wrap-anywhere">
          <bdi>{programTitle}</bdi>
          {' · '}
          <WaitingSince followUp={followUp} />
          {expiresAt && (
            <>
              {' · '}
              <WhenIn at={expiresAt} isEnd words={(when) => t('until', { when })} />
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-1.5">
          {isLate && <Badge tone="warning">{t('late')}</Badge>}
          <EndedBadge followUp={followUp} />
          <ClaimBadge followUp={followUp} />
          {followUp.snoozedUntil && Date.parse(followUp.snoozedUntil) > now && (
            <Badge>
              <WhenIn at={followUp.snoozedUntil} words={(when) => t('putOffUntil', { when })} />
            </Badge>
          )}
        </div>
      </div>
      <WhyButton
        compact
        noAction
        about={withCommas([follower.full_name, name], locale)}
        question={['GET follow-ups/{id}/why', { params: { id: followUp.id } }]}
        className="-m-1.5 self-start"
      />
    </li>
  );
}
