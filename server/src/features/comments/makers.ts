import { seedComment, seedMember, seedProtocol } from '../../../seed/protocols.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'comment'> = {
  comment: async (tx, { owner, other, mark }) => {
    const { protocol } = await seedProtocol(tx, other, { mark });
    await seedMember(tx, protocol, owner, 'comment');
    return { protocol, comment: await seedComment(tx, protocol, owner, { body: `Hm. ${mark}` }) };
  },
};
