import { seedShortLink } from '../../../seed/reviews.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'shortLink'> = {
  shortLink: async (tx, { owner }) => ({ shortLink: await seedShortLink(tx, owner) }),
};
