import { findPerson } from '../../../seed/people.ts';
import { seedProgram } from '../../../seed/programs.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'profile'> = {
  profile: async (tx, { owner, mark }) => {
    await seedProgram(tx, owner, { title: `Better sleep ${mark}` });
    return { username: (await findPerson(tx, owner)).username ?? '' };
  },
};
