import { seedToken } from '../../../seed/enrollments.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'token'> = {
  token: async (tx, { owner }) => ({ token: await seedToken(tx, owner) }),
};
