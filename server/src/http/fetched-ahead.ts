import type { FastifyRequest } from 'fastify';

const header = 'x-fetched-ahead';
export const fetchedAhead = { [header]: '1' };

/**
 * The worker of somebody's browser fetches pages to have them without a connection. Nobody opened them, so the answer
 * says nothing about the session and remembers no path: a page that is open finds out by itself. Nor has anybody seen
 * what is on them.
 */
export const isFetchedAhead = ({ headers }: FastifyRequest): boolean => headers[header] !== undefined;
