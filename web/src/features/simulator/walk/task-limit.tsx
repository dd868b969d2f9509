import type { Task } from '@regimen/engine/run-state.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { phoneTexts } from './phone-texts.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** Late, by when or until when, or put off. */
export function TaskLimit({ task: { lateAt, expiresAt, snoozedUntil }, now }: { task: Task; now: number }) {
  const t = useTexts(phoneTexts);
  if (snoozedUntil !== null && snoozedUntil > now)
    return <WhenIn at={iso(snoozedUntil)} words={(when) => t('putOff', { when })} />;
  const isLate = lateAt !== null && lateAt <= now;
  const isDue = lateAt !== null && !isLate;
  const limit = isDue ? lateAt : expiresAt;
  return (
    <>
      {isLate && <Badge tone="warning">{t('late')}</Badge>}
      {limit !== null && (
        <WhenIn at={iso(limit)} isEnd words={(when) => t(isDue ? 'due' : 'openUntil', { when })} />
      )}
    </>
  );
}
