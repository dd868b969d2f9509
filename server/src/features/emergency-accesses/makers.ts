import { isAdmin, seedAdmin, seedEmergencyAccess } from '../../../seed/admins.ts';
import { seedFollowed } from '../../../seed/followed.ts';
import { seedPerson } from '../../../seed/people.ts';
import type { Makers } from '../../makers.ts';

/** One of the caller's, if they are an admin, and one of somebody else; both about a person who follows a program. */
export const makers: Pick<Makers, 'emergencyAccess'> = {
  emergencyAccess: async (tx, cast) => {
    const { owner, other, mark } = cast;
    const person = await seedPerson(tx, '', { fullName: `Somebody ${mark}`.trim() });
    const followed = await seedFollowed(tx, { ...cast, owner: person.id, other });
    const another = await seedAdmin(tx);
    const admin = (await isAdmin(tx, owner)) ? owner : (await seedAdmin(tx)).id;
    return {
      ...followed,
      person: person.id,
      emergencyAccess: await seedEmergencyAccess(tx, admin, person.id, mark),
      anothersEmergencyAccess: await seedEmergencyAccess(tx, another.id, person.id, mark),
    };
  },
};
