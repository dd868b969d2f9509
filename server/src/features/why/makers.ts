import { seedFollowed } from '../../../seed/followed.ts';
import { seedTold } from '../../../seed/told.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'notification'> = {
  notification: async (tx, cast) => {
    const names = await seedFollowed(tx, cast);
    return { ...names, notification: await seedTold(tx, cast.owner, names.task as string) };
  },
};
