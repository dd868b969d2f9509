import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asAppError } from './answer-error.ts';

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
])('a database that went away is said to be away, whoever tells it: %s', (message) => {
  expect(asAppError(new Error(message)).status).toBe(503);
  expect(asAppError(new DrizzleQueryError('SELECT 1', [], new Error(message))).status).toBe(503);
});

test('what a person wrote into a query that failed says nothing about the database', () => {
  const wrapped = new DrizzleQueryError('SELECT $1', ['Connection terminated'], new Error('a fault of ours'));
  expect(asAppError(wrapped).status).toBe(500);
});
