import { expect, it } from 'vitest';
import { mayReturnTo } from './came-from.ts';

it.each(['page:/creator/protocols', 'page:/creator/programs/edit/{id?}', 'page:/home', 'page:/programs'])(
  'leads back to %s',
  (id) => expect(mayReturnTo(id)).toBe(true),
);

it.each([
  'page:/protocol-builder/{protocol}',
  'page:/protocol-builder/{protocol}/kpi/{id}',
  'page:/creator/protocols/edit/{id?}',
  'page:/creator/protocols/add',
  'page:/login',
  'page:/',
  'page:/s/{shortcode?}',
  'page:/delete-account',
  'not-found',
  undefined,
])('not to %s', (id) => expect(mayReturnTo(id)).toBe(false));
