import { seedFollowed } from '../../../seed/followed.ts';
import { seedReview } from '../../../seed/reviews.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'followed'> = {
  followed: async (tx, cast) => {
    const { listing = '' } = await seedFollowed(tx, cast);
    await seedReview(tx, listing, cast.owner, `It helped. ${cast.mark}`);
    return { followed: listing };
  },
};
