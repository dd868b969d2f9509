import type { Traits } from '../step.ts';

export const followup: Traits<'followup'> = {
  does: 'asks',
  item: 'activity',
  measures: 'item',
  doneBy: 'decision',
};
