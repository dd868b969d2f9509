import type { FastifyRequest } from 'fastify';

/**
 * The worker of somebody's browser fetches pages to have them without a connection. Nobody opened them, so the answer
 * says nothing about the session and remembers no path: a page that is open finds out by itself.
 */
export const isFetchedAhead = ({ headers }: FastifyRequest): boolean =>
  headers['x-fetched-ahead'] !== undefined;
