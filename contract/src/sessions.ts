import { z } from 'zod';
import { ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { signInWays } from './sign-ins.ts';

/** A browser or program that somebody is signed in with. */
export const Session = z.object({
  id: field.id,
  /** Browser and system: "Firefox, Linux". */
  device: z.string(),
  /** As coarse as its clock and its language tell. */
  zone: z.string().nullable(),
  language: z.string().nullable(),
  /** When it signed in, and by what; `null`: that is no longer known. */
  createdAt: field.instant,
  how: z.enum(signInWays).nullable(),
  lastSeenAt: field.instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const sessionCalls = defineCalls({
  'GET sessions': {
    summary: 'Where you’re signed in, the most recent first, up to 100. The one you ask from is among them.',
    access: registered,
    health: false,
    reply: field.cursorList(Session),
    example: {},
  },
  'DELETE sessions/{id}': {
    summary: 'Sign out one of your devices. It ends at once.',
    access: ownerOf('session'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$session' } },
  },
  'DELETE sessions': {
    summary: 'Sign out all your devices except the one you ask from.',
    access: registered,
    health: false,
    reply: null,
    limit: 'writing',
    example: {},
  },
});
