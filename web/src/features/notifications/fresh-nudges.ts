import type { Nudge } from '@regimen/contract/nudges.ts';

/** What has not been read, newest first. A message that comes every day stands there once, as it came last. */
export function freshNudges(newestFirst: readonly Nudge[]): Nudge[] {
  const last = new Map<string, Nudge>();
  for (const nudge of newestFirst) {
    const words = JSON.stringify([nudge.programId, nudge.title, nudge.html]);
    if (!last.has(words)) last.set(words, nudge);
  }
  return [...last.values()].filter(({ isRead }) => !isRead);
}
