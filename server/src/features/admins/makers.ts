import { seedAdmin } from '../../../seed/admins.ts';
import type { Makers } from '../../makers.ts';
import { setSuspended } from './queries.ts';

export const makers: Pick<Makers, 'admin'> = {
  admin: async (tx, { mark }) => {
    const { id: admin } = await seedAdmin(tx, { role: 'support', fullName: `Some admin ${mark}`.trim() });
    const { id: suspendedAdmin } = await seedAdmin(tx, { role: 'moderator' });
    await setSuspended(tx, suspendedAdmin, new Date());
    return { admin, suspendedAdmin };
  },
};
