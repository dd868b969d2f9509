import { z } from 'zod';
import { anyone, signedIn, temporaryOnly, unverifiedOnly } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { roleNames } from './roles.ts';

export const Role = z.enum(roleNames);

export const AuthUser = z.object({
  email: z.string().nullable(),
  full_name: z.string(),
  email_verified_at: field.instant.nullable(),
  roles: z.array(Role),
});

/** Section 3, "Auth data". The same token is set as the page's HttpOnly cookie. */
export const AuthData = z.object({ accessToken: field.secret, id: field.id, user: AuthUser });
export type AuthData = z.infer<typeof AuthData>;

/** Section 3, "Current user". The access token stays in its cookie, where no script can read it. */
export const CurrentUser = AuthUser.extend({
  id: field.id,
  is_temporary: z.boolean(),
  /** How the person is addressed in public. */
  username: z.string(),
  /** Open ones: of the programs one follows, and what one took on as an expert. */
  assignedTasks: z.int(),
  services_pending: z.int(),
  unreadNotifications: z.int(),
  unreadMessages: z.int(),
  /** They may be in danger: no page praises them now, and all lead to help. */
  inDanger: z.boolean(),
  createdAt: field.instant,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Registration = z.object({
  full_name: field.fullName,
  email: field.email,
  password: field.newPassword,
  /** An expert names the profession; `user` when nothing is said. */
  type: Role.default('user'),
});
export type Registration = z.input<typeof Registration>;

export const Credentials = z.object({
  email: field.email,
  password: field.secretText(1, 200),
  /** A year instead of 30 days. */
  staySignedIn: z.boolean().default(false),
});
export type Credentials = z.input<typeof Credentials>;

/** `password`: wanted where the link is opened in another browser than the one that registered. */
export const LinkUse = z.object({ token: field.secret, password: field.newPassword.optional() });
export type LinkUse = z.output<typeof LinkUse>;

const newPerson = {
  full_name: 'A new person',
  email: '$unique@example.test',
  password: 'a long enough password',
  type: 'user',
};
const secretReply = { reply: AuthData, secret: true, limit: 'signIn' } as const;

export const authCalls = defineCalls({
  'POST auth/register': {
    ...secretReply,
    summary:
      'Open an account. A message to confirm the address goes out. Whether somebody has the address already is told by that message alone.',
    access: anyone,
    body: Registration,
    status: 201,
    example: { body: newPerson },
  },
  'POST auth/login': {
    ...secretReply,
    summary: 'Sign in by e-mail and password. A wrong password and an unknown address are answered alike.',
    access: anyone,
    body: Credentials,
    example: { body: { email: '$email', password: '$password' } },
  },
  'POST auth/logout': {
    summary: 'Sign out this device.',
    access: signedIn,
    reply: null,
    example: {},
  },
  'POST auth/temporary': {
    ...secretReply,
    summary: 'Try without an account: a temporary user, erased after 30 days without a visit.',
    access: { states: ['guest'] },
    status: 201,
    example: {},
  },
  'DELETE auth/temporary': {
    summary: 'Forget a temporary user and all they left.',
    access: temporaryOnly,
    reply: null,
    example: {},
  },
  'POST auth/finish-registration': {
    ...secretReply,
    summary: 'A temporary user becomes a full one and keeps everything.',
    access: temporaryOnly,
    body: Registration,
    example: { body: newPerson },
  },
  'POST auth/merge': {
    ...secretReply,
    summary: 'A temporary user who has an account proves it; what they left moves there.',
    access: temporaryOnly,
    body: Credentials,
    example: { body: { email: '$email', password: '$password' } },
  },
  'POST auth/by-token': {
    ...secretReply,
    summary:
      'Use up a one-time link: confirms the address it was sent to, signs in, and ends every other session and link of the account. In another browser than the one that registered a new password is wanted too; until it is given the link stays good.',
    access: anyone,
    body: LinkUse,
    example: { body: { token: '$linkToken', password: 'a long enough password' } },
  },
  'POST auth/verification': {
    summary: 'Send the confirmation message again.',
    access: unverifiedOnly,
    reply: null,
    limit: 'contact',
    example: {},
  },
  'PUT auth/email': {
    summary: 'Correct an address that is not confirmed yet; a new message goes there.',
    access: unverifiedOnly,
    body: z.object({ email: field.email }),
    reply: CurrentUser,
    limit: 'contact',
    example: { body: { email: '$unique@example.test' } },
  },
  'GET user/get-data': {
    summary: 'The current user with the counts the menu shows.',
    access: signedIn,
    reply: CurrentUser,
    example: {},
  },
});
