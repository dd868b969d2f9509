import { expect, it } from 'vitest';
import { statusAndMessage } from './page-error.ts';

it.each([
  [{ statusCode: 404, status: 500, message: 'a' }, 404],
  [{ status: 503, response: { status: 404 } }, 503],
  [{ response: { status: 429 } }, 429],
  [{ status: 0 }, 500],
  [{ statusCode: '404' }, 500],
  [new Error('x'), 500],
  ['text', 500],
  [null, 500],
])('%j has its status', (error, status) => expect(statusAndMessage(error).status).toBe(status));

it('keeps the message of an error and of a thrown reply', () => {
  expect(statusAndMessage(new Error('why')).message).toBe('why');
  const thrown = { status: 404, statusText: '', internal: false, data: { message: 'gone' } };
  expect(statusAndMessage(thrown)).toEqual({ status: 404, message: 'gone' });
});
