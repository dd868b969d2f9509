import { newId } from '../../db/ids.ts';
import type { Makers } from '../../makers.ts';
import { insertContactMessage } from './queries.ts';

export const makers: Pick<Makers, 'contactMessage'> = {
  contactMessage: async (tx, { mark }) => {
    const id = newId(Date.now());
    await insertContactMessage(tx, {
      tenantId: tx.tenantId,
      id,
      fullName: `Somebody ${mark}`,
      email: `${id}@example.test`,
      subject: `A question ${mark}`,
      description: `How does this work? ${mark}`,
    });
    return { contactMessage: id };
  },
};
