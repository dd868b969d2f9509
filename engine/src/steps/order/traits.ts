import type { Traits } from '../step.ts';

export const order: Traits<'order'> = { does: 'asks', item: 'order', measures: 'result', doneBy: 'decision' };
