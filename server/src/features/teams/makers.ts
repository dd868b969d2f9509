import { findPerson } from '../../../seed/people.ts';
import { seedInvite, seedProtocol } from '../../../seed/protocols.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'invite'> = {
  invite: async (tx, { owner, other, mark }) => {
    const { protocol } = await seedProtocol(tx, other, { mark });
    // A temporary owner has no address, and so is invited nowhere.
    const { email } = await findPerson(tx, owner);
    return { invite: await seedInvite(tx, protocol, other, email ?? `not.${owner}@example.test`) };
  },
};
