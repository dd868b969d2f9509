import { seedIdentity, seedProvider } from '../../../seed/openid.ts';
import type { Makers } from '../../makers.ts';

/** Answers in `test-openid.ts`. */
const issuer = 'https://login.example.com';

export const makers: Pick<Makers, 'signInProvider' | 'siteProvider' | 'identity'> = {
  signInProvider: async (tx, { vault, mark }) => ({
    signInProvider: await seedProvider(tx, vault, { name: `Example ${mark}`, issuer }),
  }),
  siteProvider: async (tx, { vault, mark }) => ({
    siteProvider: await seedProvider(tx, vault, { name: `Example ${mark}`, issuer }),
  }),
  identity: async (tx, { owner, vault, mark }) => {
    const provider = await seedProvider(tx, vault, { name: `Example ${mark}`, issuer });
    return { signInProvider: provider, identity: await seedIdentity(tx, provider, owner) };
  },
};
