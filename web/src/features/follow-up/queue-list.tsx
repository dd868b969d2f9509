import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { quantity } from '@regimen/contract/language/quantities.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { StepIcon } from '../../shared/steps/step-icon.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { Time } from '../../shell/time.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { followUpTexts as texts } from './follow-up-texts.ts';
import { kindTexts } from './kind-texts.ts';

interface QueueListProps {
  followUps: readonly FollowUpCard[];
  open: string | null;
  pathOf: (id: string) => string;
}

export function QueueList({ followUps, open, pathOf }: QueueListProps) {
  const t = useTexts(texts);
  return (
    <ul aria-label={t('queue')} className="grid gap-2">
      {followUps.map((followUp) => (
        <QueueRow
          key={followUp.id}
          followUp={followUp}
          to={pathOf(followUp.id)}
          isOpen={open === followUp.id}
        />
      ))}
    </ul>
  );
}

function QueueRow({ followUp, to, isOpen }: { followUp: FollowUpCard; to: string; isOpen: boolean }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const now = useNow();
  const { kind, name, reading, follower, programTitle, isUrgent, openedAt, lateAt, expiresAt } = followUp;
  const kindWords = Object.hasOwn(kindTexts.en, kind)
    ? kindTexts[locale][kind as TextKey<typeof kindTexts>]
    : '';
  const isLate = lateAt !== null && Date.parse(lateAt) <= now;
  return (
    <li
      className={`relative flex gap-3 rounded-card border p-3.5 transition-colors duration-120 ${
        isOpen ? 'border-primary-line bg-primary-soft' : 'border-line bg-raised hover:border-primary-line'
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
          className="leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          <bdi>{follower.full_name}</bdi>
        </Link>
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{`${kindWords} · `}</span>
          <bdi>{name}</bdi>
          {reading && (
            <bdi className="font-semibold tabular-nums">{` ${quantity(reading.value, reading.unit, locale)}`}</bdi>
          )}
        </p>
        <p className="text-14 text-ink-soft wrap-anywhere">
          <bdi>{programTitle}</bdi>
          {' · '}
          {t('came')} <Time at={openedAt} />
          {expiresAt && (
            <>
              {' · '}
              <WhenIn at={expiresAt} isEnd words={(when) => t('until', { when })} />
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-1.5">
          {isUrgent && <UrgentBadge inDanger={followUp.inDanger} />}
          {isLate && <Badge tone="warning">{t('late')}</Badge>}
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

export function UrgentBadge({ inDanger = false }: { inDanger?: boolean }) {
  const t = useTexts(texts);
  return (
    <span className="inline-flex min-h-6 items-center gap-1 rounded-pill bg-danger-strong px-2.5 text-12 font-medium text-danger-on">
      <AlertIcon size={12} />
      {t(inDanger ? 'inDanger' : 'urgent')}
    </span>
  );
}

export function ClaimBadge({ followUp: { isMine, claimedBy } }: { followUp: FollowUpCard }) {
  const t = useTexts(texts);
  if (isMine) return <Badge tone="primary">{t('isMine')}</Badge>;
  if (claimedBy) return <Badge>{t('takenBy', { name: claimedBy.full_name })}</Badge>;
  return <Badge tone="success">{t('free')}</Badge>;
}
