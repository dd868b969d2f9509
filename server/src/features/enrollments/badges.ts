import type { badgeNames } from '@regimen/contract/badge-names.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { inTarget } from '@regimen/engine/readings.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import type { TakenReading } from './kpi-summaries.ts';

export interface Badge {
  name: (typeof badgeNames)[number];
  earnedAt: Date;
}

export interface Lived {
  zone: string;
  /** Tasks done and expired, oldest first. */
  settled: readonly { status: string; closedAt: Date | null }[];
  /** Oldest first. */
  readings: readonly TakenReading[];
  kpis: ReadonlyMap<string, KpiItem>;
  /** When half of the way lay behind, as far as it does. */
  halfWayAt: Date | null;
  finishedAt: Date | null;
}

const streakBadges = { 3: 'three-days', 7: 'one-week', 30: 'one-month' } as const;

/**
 * Badges are read from what was lived, never stored, so that none can be wrong. A streak counts local days with
 * something done since something was last missed, as the enrollment's own does.
 */
export function badgesOf(lived: Lived): Badge[] {
  const badges = new Map<Badge['name'], Date>();
  const earn = (name: Badge['name'], at: Date | null | undefined) => {
    if (at && !badges.has(name)) badges.set(name, at);
  };
  let streak = 0;
  let lastDay = Number.NaN;
  for (const { status, closedAt } of lived.settled) {
    if (closedAt === null) continue;
    if (status === 'expired') {
      streak = 0;
      continue;
    }
    earn('first-step', closedAt);
    const day = dayAt(lived.zone, closedAt.getTime());
    if (streak === 0 || day !== lastDay) streak++;
    lastDay = day;
    if (streak in streakBadges) earn(streakBadges[streak as keyof typeof streakBadges], closedAt);
  }
  const onTarget = lived.readings.find(({ kpi, value }) => {
    const item = lived.kpis.get(kpi);
    return item?.target !== undefined && inTarget(item, value);
  });
  earn('on-target', onTarget?.takenAt);
  earn('half-way', lived.halfWayAt);
  earn('finished', lived.finishedAt);
  return [...badges].map(([name, earnedAt]) => ({ name, earnedAt }));
}
