import type { Traits } from '../step.ts';

export const nudge: Traits<'nudge'> = { does: 'tells', item: 'nudge' };
