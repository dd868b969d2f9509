import { seedFollower } from '../../../seed/followed.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'followUp'> = { followUp: seedFollower };
