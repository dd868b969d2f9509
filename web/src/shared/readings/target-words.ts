import type { Ends } from '@regimen/contract/language/quantities.ts';

export type Target = Ends;

export function targetState(
  { min = -Infinity, max = Infinity }: Target,
  value: number,
): 'onTarget' | 'belowTarget' | 'aboveTarget' {
  if (value < min) return 'belowTarget';
  return value > max ? 'aboveTarget' : 'onTarget';
}
