import { dayNumber } from '@regimen/contract/language/instants.ts';
import type { NudgeCard } from '@regimen/contract/nudges.ts';

/** What came today and has not been read, newest first. A message that comes again stands there once, as it came last. */
export function freshNudges(newestFirst: readonly NudgeCard[], now: number, zone?: string): NudgeCard[] {
  const last = new Map<string, NudgeCard>();
  for (const nudge of newestFirst) {
    const words = JSON.stringify([nudge.programId, nudge.title, nudge.opening]);
    if (!last.has(words)) last.set(words, nudge);
  }
  const today = dayNumber(now, zone);
  return [...last.values()].filter(
    ({ isRead, sentAt }) => !isRead && dayNumber(Date.parse(sentAt), zone) === today,
  );
}
