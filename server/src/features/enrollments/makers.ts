import { seedFollowed } from '../../../seed/followed.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'enrollment' | 'task'> = { enrollment: seedFollowed, task: seedFollowed };
