import type { Traits } from '../step.ts';

export const jump: Traits<'jump'> = { does: 'jumps' };
