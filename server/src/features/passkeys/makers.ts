import { seedPasskey } from '../../../seed/passkeys.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'passkey'> = {
  passkey: async (tx, { owner, mark }) => ({
    passkey: (await seedPasskey(tx, owner, { name: `A phone ${mark}` })).id,
  }),
};
