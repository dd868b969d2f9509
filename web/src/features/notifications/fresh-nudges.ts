import type { NudgeCard } from '@regimen/contract/nudges.ts';

const dayMs = 86_400_000;

/** What came within a day and has not been read, newest first. A message that comes every day stands there once, as it came last. */
export function freshNudges(newestFirst: readonly NudgeCard[], now: number): NudgeCard[] {
  const last = new Map<string, NudgeCard>();
  for (const nudge of newestFirst) {
    const words = JSON.stringify([nudge.programId, nudge.title, nudge.opening]);
    if (!last.has(words)) last.set(words, nudge);
  }
  return [...last.values()].filter(({ isRead, sentAt }) => !isRead && now - Date.parse(sentAt) < dayMs);
}
