import type pg from 'pg';

/** The server itself ends a statement after 10 s: what takes longer is a server that will never answer. */
export const longestAnswerMs = 20_000;

/** A connection that has gone silent cannot even be closed. */
export const closeLimitMs = 5_000;

/** For every client of ours, the jobs' too: the wire to the database may fail at any moment. */
export const lasting = {
  connectionTimeoutMillis: 5_000,
  query_timeout: longestAnswerMs,
  // A cable that was pulled says nothing: the system asks after 10 s of silence, and gives up 10 s later.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * A pool listens for the errors of idle clients only; an error that nobody listens for would end the process. Whoever
 * has the client out is told by the statement that fails.
 */
export const bearErrors = (client: pg.ClientBase): void => void client.on('error', () => undefined);

export const lastingPool = { ...lasting, onConnect: bearErrors };
