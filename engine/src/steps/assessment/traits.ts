import type { Traits } from '../step.ts';

export const assessment: Traits<'assessment'> = { does: 'asks', item: 'assessment', measures: 'item' };
