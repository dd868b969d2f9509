import { z } from 'zod';
import { admins, adminsAbout } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { roleNames } from './roles.ts';
import { UploadName } from './uploads.ts';

/** A qualification that waits for somebody of the site to check it, as the dashboard shows it. */
export const WaitingCredential = z.object({
  id: field.id,
  person: z.object({
    id: field.id,
    full_name: z.string(),
    username: z.string(),
    roles: z.array(z.enum(roleNames)),
  }),
  title: z.string(),
  institution: z.string(),
  year: z.int().nullable(),
  createdAt: field.instant,
  documents: z.array(UploadName),
});
export type WaitingCredential = z.infer<typeof WaitingCredential>;

const roles = ['owner', 'support'] as const;
const params = z.object({ id: field.id });

export const credentialCalls = defineCalls({
  'GET dashboard/credentials': {
    summary: 'Qualifications of experts that nobody has checked yet, the longest waiting first.',
    access: admins(...roles),
    health: false,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(WaitingCredential),
    example: {},
  },
  'POST dashboard/credentials/{id}/documents/{name}': {
    summary: 'A link to one of its documents that works for 5 minutes. Who opened it is kept.',
    access: adminsAbout('qualification', ...roles),
    health: false,
    params: params.extend({ name: UploadName }),
    reply: z.object({ url: z.string(), expiresAt: field.instant }),
    secret: true,
    limit: 'writing',
    example: { params: { id: '$qualification', name: '$document' } },
  },
  'POST dashboard/credentials/{id}/check': {
    summary:
      'Say that a qualification was checked. Everyone sees it from now on, with your name, and its owner is told. One that was decided already stays as it is (409).',
    access: adminsAbout('qualification', ...roles),
    health: false,
    params,
    /** How it was checked; kept with the action and shown to nobody else. */
    body: z.object({ reason: field.text(0, 500).default('') }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$qualification' }, body: { reason: 'Compared with the public register.' } },
  },
  'POST dashboard/credentials/{id}/refuse': {
    summary: 'Do not accept a qualification. Its owner is told, and reads why.',
    access: adminsAbout('qualification', ...roles),
    health: false,
    params,
    body: z.object({ reason: field.text(10, 500) }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$qualification' }, body: { reason: 'The document can’t be read.' } },
  },
});
