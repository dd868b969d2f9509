import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Time } from '../../shell/time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { followUpTexts as texts } from './follow-up-texts.ts';

export function UrgentBadge({ inDanger = false }: { inDanger?: boolean }) {
  const t = useTexts(texts);
  return (
    <span className="inline-flex min-h-6 items-center gap-1 rounded-pill bg-danger-strong px-2.5 text-12 font-medium text-danger-on">
      <AlertIcon size={12} />
      {t(inDanger ? 'inDanger' : 'urgent')}
    </span>
  );
}

/** Whose it is. What is urgent and nobody's is a warning, never a calm mark. */
export function ClaimBadge({ followUp: { isMine, claimedBy, isUrgent } }: { followUp: FollowUpCard }) {
  const t = useTexts(texts);
  if (isMine) return <Badge tone="primary">{t('isMine')}</Badge>;
  if (claimedBy) return <Badge>{t('takenBy', { name: claimedBy.full_name })}</Badge>;
  return <Badge tone={isUrgent ? 'warning' : 'neutral'}>{t('free')}</Badge>;
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
