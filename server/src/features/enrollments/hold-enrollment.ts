import { lockEnrollment } from './claims-queries.ts';

/**
 * Until the transaction ends, nothing else happens to this enrollment. Whoever also changes its tasks holds it first,
 * as the worker does, so that no two wait for each other in a circle.
 */
export const holdEnrollment = lockEnrollment;
