import type { HandOver } from '../../feature.ts';
import { deleteReview, listReviewedBy } from './queries.ts';

/** They go one by one, so that programs no longer count their stars. */
export const takeReviewsBack: HandOver = async (_scope, tx, { from }) => {
  for (const programId of await listReviewedBy(tx, from)) await deleteReview(tx, programId, from);
};
