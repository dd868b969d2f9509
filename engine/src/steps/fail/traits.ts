import type { Traits } from '../step.ts';

export const fail: Traits<'fail'> = { does: 'fails', message: (settings) => settings?.message };
