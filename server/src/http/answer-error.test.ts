import { expect, test } from 'vitest';
import { DrizzleQueryError } from '../db/drizzle.ts';
import { asAppError, errorReply } from './answer-error.ts';

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
])('a database that went away is said to be away, whoever tells it: %s', (message) => {
  expect(asAppError(new Error(message)).status).toBe(503);
  expect(asAppError(new DrizzleQueryError('SELECT 1', [], new Error(message))).status).toBe(503);
});

test.each([
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '53300',
  '08006',
  '28P01',
  '3D000',
  '58030',
  'ENOTFOUND',
  'EHOSTUNREACH',
])('so is one that says it by a code: %s', (code) => {
  const thrown = Object.assign(new Error('away'), { code });
  expect(asAppError(thrown)).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(asAppError(new DrizzleQueryError('SELECT 1', [], thrown)).status).toBe(503);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])(
  'a storage that takes nothing more is said to be full, whoever tells it: %s',
  (code) => {
    const thrown = Object.assign(new Error('no room'), { code });
    const wrapped = new Error('The upload was not kept.', { cause: new Error('put', { cause: thrown }) });
    for (const error of [thrown, new DrizzleQueryError('INSERT', [], thrown), wrapped]) {
      expect(asAppError(error)).toMatchObject({ code: 'storage_full', status: 507, retryAfterSeconds: 60 });
    }
  },
);

test('a chain of causes that bites its own tail is followed to its end only', () => {
  const first = new Error('one');
  first.cause = new Error('two', { cause: first });
  expect(asAppError(first).code).toBe('internal');
});

test('what a person wrote into a query that failed says nothing about the database', () => {
  const wrapped = new DrizzleQueryError('SELECT $1', ['Connection terminated'], new Error('a fault of ours'));
  expect(asAppError(wrapped).status).toBe(500);
});

test('a violated foreign key names no table', () => {
  const thrown = Object.assign(new Error('update or delete on table "users" violates …'), {
    code: '23503',
    table: 'enrollments',
    constraint: 'enrollments_user_fk',
  });
  const answer = asAppError(new DrizzleQueryError('DELETE', [], thrown));
  expect(answer.status).toBe(423);
  for (const locale of ['en', 'ar'] as const)
    expect(JSON.stringify(errorReply(answer, locale))).not.toMatch(/enrollments|users/);
});
