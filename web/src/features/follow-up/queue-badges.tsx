import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Time } from '../../shell/time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DangerBadge } from '../../ui/danger-badge.tsx';
import { followUpTexts as texts } from './follow-up-texts.ts';

export function UrgentBadge({ inDanger = false }: { inDanger?: boolean }) {
  const t = useTexts(texts);
  return <DangerBadge>{t(inDanger ? 'inDanger' : 'urgent')}</DangerBadge>;
}

/** Whose it is. What is urgent and nobody's is a warning, never a calm mark. */
export function ClaimBadge({ followUp: { isMine, claimedBy, isUrgent } }: { followUp: FollowUpCard }) {
  const t = useTexts(texts);
  if (isMine) return <Badge tone="primary">{t('isMine')}</Badge>;
  if (claimedBy) return <Badge>{t('takenBy', { name: claimedBy.full_name })}</Badge>;
  return <Badge tone={isUrgent ? 'warning' : 'neutral'}>{t('free')}</Badge>;
}

/** Whoever has left, or whose program is over, may still have to be looked after. */
export function EndedBadge({ followUp: { enrollmentStatus: status } }: { followUp: FollowUpCard }) {
  const t = useTexts(texts);
  if (status !== 'withdrawn' && status !== 'failed' && status !== 'finished') return null;
  return <Badge>{t(status)}</Badge>;
}

/** Since when somebody has waited. An alert that is raised again is younger than what first raised it. */
export function WaitingSince({ followUp: { openedAt, waitingSince } }: { followUp: FollowUpCard }) {
  const t = useTexts(texts);
  return (
    <>
      {t(waitingSince < openedAt ? 'firstRaised' : 'came')} <Time at={waitingSince} />
    </>
  );
}
