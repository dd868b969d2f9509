import { seedCategory } from '../../../seed/protocols.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'category'> = {
  category: async (tx, { owner, mark }) => ({ category: await seedCategory(tx, owner, `Sleep ${mark}`) }),
};
