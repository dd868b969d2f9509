import type { Traits } from '../step.ts';

export const challenge: Traits<'challenge'> = { does: 'asks', item: 'challenge', lastsAsItsItem: true };
