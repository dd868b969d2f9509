import { seedRememberedDevice, seedRemoval, seedTwoFactor } from '../../../seed/passkeys.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'twoFactor' | 'rememberedDevice'> = {
  twoFactor: async (tx, { owner, mark }) => {
    const twoFactor = await seedTwoFactor(tx, owner);
    await seedRemoval(tx, twoFactor, `${mark.replaceAll(' ', '-')}@example.test`);
    return { twoFactor };
  },
  rememberedDevice: async (tx, { owner }) => ({ rememberedDevice: await seedRememberedDevice(tx, owner) }),
};
