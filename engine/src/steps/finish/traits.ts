import type { Traits } from '../step.ts';

export const finish: Traits<'finish'> = { does: 'finishes', message: (settings) => settings?.message };
