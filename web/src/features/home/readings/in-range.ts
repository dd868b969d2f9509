import type { ReadingSeries } from '@regimen/contract/readings.ts';

export const ranges = ['week', 'month', 'all'] as const;
export type Range = (typeof ranges)[number];

const day = 86_400_000;
const days: Record<Range, number> = { week: 7, month: 30, all: Number.POSITIVE_INFINITY };

/** The readings of the last week, of the last 30 days, or all. */
export const inRange = (
  readings: ReadingSeries['readings'],
  range: Range,
  now: number,
): ReadingSeries['readings'] =>
  readings.filter(({ takenAt }) => now - Date.parse(takenAt) <= days[range] * day);
