import type { Following } from '@regimen/contract/enrollments.ts';

/** No share of the way, no steps still to come, no praise: on a day of danger, and for good where it ended after one. */
export const isCalm = ({ wasInDanger, endedAt }: Following, inDanger: boolean): boolean =>
  inDanger || (wasInDanger && endedAt !== null);
