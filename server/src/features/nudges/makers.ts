import { seedFollowed } from '../../../seed/followed.ts';
import { seedNudge } from '../../../seed/nudges.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'nudge'> = {
  nudge: async (tx, cast) => {
    const names = await seedFollowed(tx, cast);
    const body = `Breathe out slowly. ${cast.mark}`;
    return { ...names, nudge: await seedNudge(tx, names.task as string, { body }) };
  },
};
