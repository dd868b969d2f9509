import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { tokenPurposes } from './token-purposes.ts';

/** More devices than this nobody keeps in view. */
export const mostTokens = 20;

/** For how many days it is good; `null`: until it is removed. */
export const tokenDays = [30, 90, 365, null] as const;
const TokenDays = z.union([z.literal(30), z.literal(90), z.literal(365), z.null()]);

/** A secret that a person hands to a device or to their own assistant. It opens what its purpose says and nothing else. */
export const PersonalToken = z.object({
  id: field.id,
  purpose: z.enum(tokenPurposes),
  name: z.string(),
  createdAt: field.instant,
  lastUsedAt: field.instant.nullable(),
  /** `null`: until it is removed. */
  expiresAt: field.instant.nullable(),
});
export type PersonalToken = z.infer<typeof PersonalToken>;

export const tokenCalls = defineCalls({
  'GET tokens': {
    summary: 'Your tokens for devices and assistants, newest first. Their secrets are not stored.',
    access: registered,
    health: false,
    reply: field.cursorList(PersonalToken),
    example: {},
  },
  'POST tokens': {
    summary:
      'Create a token: for a device that adds readings, or for an assistant that connects at `/mcp`. Its secret is shown only once.',
    access: registered,
    health: false,
    body: z.object({
      name: field.text(1, 80),
      days: TokenDays.default(365),
      purpose: z.enum(tokenPurposes).default('readings'),
    }),
    reply: PersonalToken.extend({ secret: field.secret }),
    stepUp: true,
    status: 201,
    secret: true,
    limit: 'writing',
    example: { body: { name: 'Scale in the bathroom' } },
  },
  'DELETE tokens/{id}': {
    summary: 'Revoke a token. It stops working at once.',
    access: ownerOf('token'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$token' } },
  },
});
