import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** More devices than this nobody keeps in view. */
export const mostTokens = 20;

/** A secret that a person hands to a device, so that it may enter readings and nothing else. */
export const PersonalToken = z.object({
  id: field.id,
  name: z.string(),
  createdAt: field.instant,
  lastUsedAt: field.instant.nullable(),
});
export type PersonalToken = z.infer<typeof PersonalToken>;

export const tokenCalls = defineCalls({
  'GET tokens': {
    summary: 'Your device tokens, newest first. Their secrets are not stored.',
    access: registered,
    reply: field.cursorList(PersonalToken),
    example: {},
  },
  'POST tokens': {
    summary: 'Create a token for a device. Its secret is shown only once.',
    access: registered,
    body: z.object({ name: field.text(1, 80) }),
    reply: PersonalToken.extend({ secret: field.secret }),
    status: 201,
    secret: true,
    limit: 'writing',
    example: { body: { name: 'Scale in the bathroom' } },
  },
  'DELETE tokens/{id}': {
    summary: 'Revoke a token. It stops working at once.',
    access: ownerOf('token'),
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$token' } },
  },
});
