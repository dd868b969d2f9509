import { isAdmin, seedAdmin, seedAdminPasskey } from '../../../seed/admins.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'adminPasskey'> = {
  adminPasskey: async (tx, { owner, mark }) => {
    const admin = (await isAdmin(tx, owner)) ? owner : (await seedAdmin(tx)).id;
    // The last one stays with whoever has no app.
    await seedAdminPasskey(tx, admin);
    return { adminPasskey: (await seedAdminPasskey(tx, admin, { name: `A phone ${mark}` })).id };
  },
};
