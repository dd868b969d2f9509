import { z } from 'zod';
import { anyone, registered, signedIn, temporaryOnly, unverifiedOnly } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { locales } from './language/languages.ts';
import { unitSystems } from './my-profile-choices.ts';
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
  avatar: z.string().nullable(),
  /** For pages and emails. */
  locale: z.enum(locales),
  units: z.enum(unitSystems),
  /** Open ones: of the programs one follows, and what one took on as an expert. */
  assignedTasks: z.int(),
  services_pending: z.int(),
  unreadNotifications: z.int(),
  unreadMessages: z.int(),
  /** They may be in danger: no page praises them now, and all lead to help. */
  inDanger: z.boolean(),
  /** Their time zone where it is known, so that the server can already tell times by their clock. */
  zone: z.string().nullable(),
  createdAt: field.instant,
  /** They asked to delete the account: when that happens, unless they keep it. */
  eraseAt: field.instant.nullable(),
  /** Up to which event this knows what they were told (`GET events`). */
  eventsPlace: z.string().optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Where the browser's clock says it is, so that people know their devices apart. */
const fromHere = { zone: field.zone.optional() };

export const Registration = z.object({
  ...fromHere,
  full_name: field.fullName,
  email: field.email,
  password: field.newPassword,
  /** An expert names the profession; `user` when nothing is said. */
  type: Role.default('user'),
});
export type Registration = z.input<typeof Registration>;

export const Credentials = z.object({
  ...fromHere,
  email: field.email,
  password: field.secretText(1, 200),
  /** A year instead of 30 days. */
  staySignedIn: z.boolean().default(false),
});
export type Credentials = z.input<typeof Credentials>;

/** `password`: wanted where the link is opened in another browser than the one that registered. */
export const LinkUse = z.object({
  ...fromHere,
  token: field.secret,
  password: field.newPassword.optional(),
});
export type LinkUse = z.output<typeof LinkUse>;

const AddressOnly = z.object({ email: field.email });

export const PasswordReset = z.object({
  ...fromHere,
  token: field.secret,
  password: field.newPassword,
});
export type PasswordReset = z.output<typeof PasswordReset>;

/** `current`: the one they have. */
export const PasswordChange = z.object({ current: field.secretText(1, 200), password: field.newPassword });
export type PasswordChange = z.output<typeof PasswordChange>;

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
      'Create an account. We send an email to confirm the address. Only that email says whether the address already has an account.',
    access: anyone,
    health: false,
    body: Registration,
    status: 201,
    example: { body: newPerson },
  },
  'POST auth/login': {
    ...secretReply,
    summary: 'Sign in with email and password. A wrong password and an unknown address get the same answer.',
    access: anyone,
    health: false,
    body: Credentials,
    example: { body: { email: '$email', password: '$password' } },
  },
  'POST auth/logout': {
    summary: 'Sign out on this device.',
    access: signedIn,
    health: false,
    reply: null,
    example: {},
  },
  'POST auth/temporary': {
    ...secretReply,
    summary: 'Start without an account, as a temporary user. Deleted after 30 days without a visit.',
    access: { states: ['guest'] },
    health: false,
    status: 201,
    example: {},
  },
  'DELETE auth/temporary': {
    summary: 'Delete a temporary user and all their data.',
    access: temporaryOnly,
    health: false,
    reply: null,
    example: {},
  },
  'POST auth/finish-registration': {
    ...secretReply,
    summary: 'Turn a temporary user into a full account that keeps everything.',
    access: temporaryOnly,
    health: false,
    body: Registration,
    example: { body: newPerson },
  },
  'POST auth/merge': {
    ...secretReply,
    summary: 'Sign a temporary user in to their account and move their data there.',
    access: temporaryOnly,
    health: false,
    body: Credentials,
    example: { body: { email: '$email', password: '$password' } },
  },
  'POST auth/by-token': {
    ...secretReply,
    summary:
      'Use a one-time link. Confirms the address it was sent to, signs in, and ends all other sessions and links of the account. In a browser other than the one that signed up, a new password is also required. The link stays valid until it is given.',
    access: anyone,
    health: false,
    body: LinkUse,
    example: { body: { token: '$linkToken', password: 'a long enough password' } },
  },
  'POST auth/password-recovery': {
    summary:
      'Send a link that sets a new password. Known and unknown addresses get the same answer. The link works once, for half an hour.',
    access: anyone,
    health: false,
    body: AddressOnly,
    reply: null,
    limit: 'contact',
    example: { body: { email: '$email' } },
  },
  'POST auth/sign-in-link': {
    summary:
      'Send a link that signs in without a password, through `POST auth/by-token`. Known and unknown addresses get the same answer. The link works once, for half an hour.',
    access: anyone,
    health: false,
    body: AddressOnly,
    reply: null,
    limit: 'contact',
    example: { body: { email: '$email' } },
  },
  'POST auth/password-reset': {
    ...secretReply,
    summary:
      'Set a new password with the link from the email. Signs in here, and ends all other sessions and links of the account.',
    access: anyone,
    health: false,
    body: PasswordReset,
    example: { body: { token: '$resetToken', password: 'a long enough password' } },
  },
  'POST auth/password-reset/look': {
    summary:
      'Whether the link from the email still works. Looking doesn’t use it up, and an unknown link is answered like an expired one (422).',
    access: anyone,
    health: false,
    body: z.object({ token: field.secret }),
    reply: null,
    limit: 'signIn',
    example: { body: { token: '$resetToken' } },
  },
  'POST auth/verification': {
    summary: 'Send the confirmation email again.',
    access: unverifiedOnly,
    health: false,
    reply: null,
    limit: 'contact',
    example: {},
  },
  'PUT auth/email': {
    summary: 'Correct an unconfirmed address. We send a new email there.',
    access: unverifiedOnly,
    health: false,
    body: z.object({ email: field.email }),
    reply: CurrentUser,
    limit: 'contact',
    example: { body: { email: '$unique@example.test' } },
  },
  'PUT auth/password': {
    summary:
      'Set a new password. Requires the current one. Signs out all other devices, and says so by email.',
    access: registered,
    health: false,
    body: PasswordChange,
    reply: null,
    // Its tries are counted in transactions of their own, so no first answer is kept.
    secret: true,
    limit: 'signIn',
    example: { body: { current: '$password', password: 'a long enough password' } },
  },
  'GET user/get-data': {
    summary: 'The current user, with the counts shown in the menu.',
    access: signedIn,
    health: false,
    reply: CurrentUser,
    example: {},
  },
  'PUT user/language': {
    summary: 'Choose the language of your pages and emails.',
    access: signedIn,
    health: false,
    body: z.object({ locale: z.enum(locales) }),
    reply: null,
    limit: 'writing',
    example: { body: { locale: 'ar' } },
  },
});
