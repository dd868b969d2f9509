import { seedImage } from '../../../seed/images.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'image'> = {
  image: async (tx, { owner, files }) => {
    const image = await seedImage(tx, owner);
    await files.put(`${tx.tenantId}/small/${image}`, Buffer.from('a picture'));
    return { image };
  },
};
