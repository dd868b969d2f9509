import { z } from 'zod';
import { admins, adminsAbout } from './access.ts';
import { adminRoles } from './admin-roles.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { reason } from './people.ts';

/** How many may run a site. */
export const mostAdmins = 100;

export const SiteAdmin = z.object({
  id: field.id,
  email: z.string(),
  full_name: z.string(),
  role: z.enum(adminRoles),
  /** `invited`: they have not set a password yet. `suspended`: they come in no more. */
  state: z.enum(['active', 'invited', 'suspended']),
  /** While their link is good; `null`: it has run out, is not sent yet, or was used. */
  invitedUntil: field.instant.nullable(),
  lastSeenAt: field.instant.nullable(),
  /** `isAsked`: `false` of those made for the demo, whose password alone signs them in. */
  secondFactor: z.object({ isAsked: z.boolean(), app: z.boolean(), passkeys: z.int() }),
  /** Browsers they are signed in with. */
  sessions: z.int(),
  isSelf: z.boolean(),
  /** Nobody else could run the site: they keep the role, and come in. */
  isLastOwner: z.boolean(),
});
export type SiteAdmin = z.infer<typeof SiteAdmin>;

const params = z.object({ id: field.id });
const about = adminsAbout('admin', 'owner');
const changed = {
  access: about,
  health: false,
  params,
  reply: SiteAdmin,
  stepUp: true,
  limit: 'writing',
} as const;
const example = { params: { id: '$admin' }, body: { reason: 'They look after another site now.' } };

export const adminCalls = defineCalls({
  'GET dashboard/admins': {
    summary: 'Those who run this site.',
    access: admins('owner'),
    health: false,
    reply: field.cursorList(SiteAdmin),
    example: {},
  },
  'POST dashboard/admins': {
    summary:
      'Invite somebody to run this site. An email takes them to a page where they set a password, once, within a day.',
    access: admins('owner'),
    health: false,
    body: z.object({ email: field.email, full_name: field.fullName, role: z.enum(adminRoles) }),
    reply: SiteAdmin,
    status: 201,
    stepUp: true,
    limit: 'inviting',
    example: {
      body: { email: '$unique@example.test', full_name: 'Grace Hopper', role: 'support' },
    },
  },
  'POST dashboard/admins/{id}/invite': {
    ...changed,
    summary:
      'Let an admin begin anew, as when phone and codes are lost: password, app, passkeys and sessions go, and a new link is sent.',
    body: z.object({ reason }),
    limit: 'inviting',
    example: { ...example, body: { reason: 'They lost their phone and the codes.' } },
  },
  'PUT dashboard/admins/{id}/role': {
    ...changed,
    summary: 'Give an admin another role. It holds from their next request on. The last owner stays one.',
    body: z.object({ role: z.enum(adminRoles), reason }),
    example: { ...example, body: { role: 'auditor', reason: 'They audit the site from now on.' } },
  },
  'POST dashboard/admins/{id}/suspend': {
    ...changed,
    summary: 'Let an admin in no more; they are signed out at once. The last owner stays.',
    body: z.object({ reason }),
    example,
  },
  'POST dashboard/admins/{id}/lift': {
    ...changed,
    summary: 'Let an admin in again.',
    body: z.object({ reason }),
    example: { params: { id: '$suspendedAdmin' }, body: { reason: 'They are back with us.' } },
  },
  'POST dashboard/admins/{id}/sign-out': {
    ...changed,
    summary: 'Sign an admin out everywhere.',
    body: z.object({ reason }),
    example: { ...example, body: { reason: 'They left a browser open somewhere.' } },
  },
});
