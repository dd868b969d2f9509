import { findPerson, seedEmailChange, seedSession } from '../../../seed/people.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'session' | 'emailChange'> = {
  session: async (tx, { owner }) => ({ session: (await seedSession(tx, owner)).sessionId }),
  emailChange: async (tx, { owner }) => {
    const { email } = await findPerson(tx, owner);
    const { id, confirmToken } = await seedEmailChange(tx, { id: owner, email });
    return { emailChange: id, emailChangeToken: confirmToken };
  },
};
