import type { Ends } from '@regimen/contract/language/quantities.ts';

export type Target = Ends;

export type TargetState = 'onTarget' | 'belowTarget' | 'aboveTarget';

export function targetState({ min = -Infinity, max = Infinity }: Target, value: number): TargetState {
  if (value < min) return 'belowTarget';
  return value > max ? 'aboveTarget' : 'onTarget';
}
