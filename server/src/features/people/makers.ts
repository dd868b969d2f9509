import { seedPerson } from '../../../seed/people.ts';
import type { Makers } from '../../makers.ts';
import { setSuspended } from './queries.ts';

export const makers: Pick<Makers, 'person'> = {
  person: async (tx, { mark }) => {
    const person = await seedPerson(tx, '', { fullName: `Somebody ${mark}`.trim() });
    const suspendedPerson = await seedPerson(tx, '', { fullName: `Somebody else ${mark}`.trim() });
    await setSuspended(tx, suspendedPerson.id, new Date());
    return { person: person.id, suspendedPerson: suspendedPerson.id };
  },
};
