import { z } from 'zod';
import { admins, adminsAbout } from './access.ts';
import { adminRoles } from './admin-roles.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { roleNames } from './roles.ts';

/** Why an admin does something: kept with it for good. */
export const reason = field.text(10, 500);

/** An account as the dashboard shows it: nothing of anybody's health. */
export const Person = z.object({
  id: field.id,
  full_name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.enum(roleNames)),
  isConfirmed: z.boolean(),
  createdAt: field.instant,
  lastSeenAt: field.instant,
  suspendedAt: field.instant.nullable(),
});
export type Person = z.infer<typeof Person>;

/** What an admin did, to whom if anybody. `action` is the call. */
export const AdminAction = z.object({
  id: field.id,
  at: field.instant,
  admin: z.object({ id: field.id, full_name: z.string() }),
  action: z.string(),
  person: z.object({ id: field.id, full_name: z.string().nullable() }).nullable(),
  reason: z.string().nullable(),
  /** Which other admin it was about, and the role they were given by it. */
  about: z.object({ id: field.id, full_name: z.string() }).nullable(),
  role: z.enum(adminRoles).nullable(),
});
export type AdminAction = z.infer<typeof AdminAction>;

export const PersonDetails = Person.extend({
  /** What somebody suspended reads of why; `null`: nothing. */
  suspensionNote: z.string().nullable(),
  /** Browsers they are signed in with. */
  sessions: z.int(),
  /** What admins did about them, newest first. */
  actions: z.array(AdminAction),
  /** What the caller may do about them. */
  can: z.object({ suspend: z.boolean(), signOut: z.boolean(), roles: z.boolean(), emergency: z.boolean() }),
  /** Somebody other than the caller could review an emergency access of theirs. */
  hasReviewer: z.boolean(),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const readers = ['owner', 'support', 'moderator', 'auditor'] as const;
const params = z.object({ id: field.id });
const example = {
  params: { id: '$person' },
  body: { reason: 'Sent advertising to other members, again and again.' },
};

export const peopleCalls = defineCalls({
  'GET dashboard/people': {
    summary: 'Accounts of this site, newest first; by name or email.',
    access: admins(...readers),
    health: false,
    query: z.object({
      search: field.text(0, 100).default(''),
      show: z.enum(['all', 'experts', 'suspended']).default('all'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(Person),
    example: { query: { search: 'some' } },
  },
  'GET dashboard/people/{id}': {
    summary: 'One account, and what admins did about it.',
    access: adminsAbout('person', ...readers),
    health: false,
    params,
    reply: PersonDetails,
    example: { params: { id: '$person' } },
  },
  'POST dashboard/people/{id}/suspend': {
    summary:
      'Sign somebody out everywhere and let them in no more. They are told by email, with the note and without the reason.',
    access: adminsAbout('person', 'owner', 'support', 'moderator'),
    health: false,
    params,
    body: z.object({
      reason,
      /** What they read in that email, and when they try to sign in. */
      note: field.text(0, 500).default(''),
    }),
    reply: PersonDetails,
    limit: 'writing',
    example: { ...example, body: { ...example.body, note: 'Please write to other members less often.' } },
  },
  'POST dashboard/people/{id}/lift': {
    summary: 'Let somebody in again who was suspended. They are told by email.',
    access: adminsAbout('person', 'owner', 'support', 'moderator'),
    health: false,
    params,
    body: z.object({ reason }),
    reply: PersonDetails,
    limit: 'writing',
    example: {
      params: { id: '$suspendedPerson' },
      body: { reason: 'They explained it, and it was a mistake.' },
    },
  },
  'POST dashboard/people/{id}/sign-out': {
    summary: 'Sign somebody out everywhere, as when a phone was lost.',
    access: adminsAbout('person', 'owner', 'support'),
    health: false,
    params,
    body: z.object({ reason }),
    reply: PersonDetails,
    limit: 'writing',
    example: { ...example, body: { reason: 'They called: their phone was stolen.' } },
  },
  'PUT dashboard/people/{id}/roles': {
    summary: 'Change what somebody is here. It holds from their next request on.',
    access: adminsAbout('person', 'owner'),
    health: false,
    params,
    body: z.object({ roles: z.array(z.enum(roleNames)).min(1).max(5), reason }),
    reply: PersonDetails,
    limit: 'writing',
    example: { ...example, body: { roles: ['user'], reason: 'Registered as an expert by mistake.' } },
  },
});
