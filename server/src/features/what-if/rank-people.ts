import type { WhatIfResult } from '@regimen/contract/what-if.ts';

const step = 1e12;

/** Whom nobody would have been called for stands first, then those who would have waited longer; then what is gained. */
export function rankOf({ escalations, prompts }: WhatIfResult): number {
  const { changes } = escalations;
  const has = (change: string): boolean => changes.some((one) => one.change === change);
  const most = Math.max(
    0,
    ...changes.map(({ before, after }) => (before !== null && after !== null ? Math.abs(before - after) : 0)),
  );
  if (has('gone')) return 4 * step;
  if (has('later')) return 3 * step + most;
  if (has('earlier')) return 2 * step + most;
  if (has('new')) return step;
  return Math.abs(prompts.after - prompts.before);
}
