import { expect, it } from 'vitest';
import { areasOf, typeOf } from './api-areas.ts';

it('groups calls by area and flattens their fields', () => {
  const [[area, calls] = ['', []]] = areasOf({
    paths: {
      '/api/discussions/{id}': {
        put: {
          tags: ['discussions'],
          summary: 'Change it.',
          'x-access': { states: ['registered'], object: { whose: 'own' } },
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
            { name: 'X-Domain', in: 'header', schema: { type: 'string' } },
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: { title: { type: 'string', minLength: 8, maxLength: 150 } },
                  required: ['title'],
                },
                example: { title: 'x' },
              },
            },
          },
          responses: { 200: {}, default: {} },
        },
      },
    },
  });
  expect(area).toBe('discussions');
  expect(calls[0]).toMatchObject({ method: 'PUT', ownOnly: true, status: '200', states: ['registered'] });
  expect(calls[0]?.fields).toEqual([
    { name: 'id', place: 'path', type: 'uuid', needed: true },
    { name: 'title', place: 'body', type: 'string, 8–150', needed: true },
  ]);
});
it('says types in a few words', () => {
  expect(typeOf({ type: 'array', items: { type: 'object' } })).toBe('list of object');
  expect(typeOf({ enum: ['a', 'b'] })).toBe('one of a, b');
  expect(typeOf({ type: 'string', nullable: true })).toBe('string or null');
});
