import { z } from 'zod';
import { anyone, anyoneAbout, ownerOf, registered, registeredAbout } from './access.ts';
import { AuthData, Role } from './auth.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

// Signing in with an account that somebody has elsewhere (OpenID Connect). The provider sends the browser back to
// `openidReturnPath`, whose page hands what it brought to `POST auth/openid-return`.

export const openidReturnPath = '/auth/finish-registration';

/** Where the browser has to go now. */
const Departure = z.object({ url: z.url() });

/** What somebody brought back from a provider, as the page needs it. */
export const OpenidReturn = z.object({
  /**
   * `signed-in`: there is a session now. `register`: nobody here has this account yet. `prove`: somebody here has its
   * address, and it may be theirs. `connected`: it belongs to the caller from now on. `cancelled`: they turned back.
   */
  outcome: z.enum(['signed-in', 'register', 'prove', 'connected', 'cancelled']),
  /** What the provider is called here; empty when they turned back. */
  provider: z.string(),
  /** For `register` and `prove`: what the next call has to hand over. */
  ticket: field.secret.nullable(),
  full_name: z.string(),
  email: z.string().nullable(),
  /** The provider vouches for the address. */
  isEmailVerified: z.boolean(),
  /** For `signed-in`, the first time it is said. */
  auth: AuthData.nullable(),
});
export type OpenidReturn = z.infer<typeof OpenidReturn>;

/** An account elsewhere that opens the account here. */
export const Identity = z.object({
  id: field.id,
  provider: z.object({ id: field.id, name: z.string() }),
  /** Its address there, so that people know which of theirs it is. */
  email: z.string().nullable(),
  createdAt: field.instant,
  lastUsedAt: field.instant,
});
export type Identity = z.infer<typeof Identity>;

const fromHere = { zone: field.zone.optional() };

/** What a provider adds to the address; nothing else in it is read. */
export const ReturnQuery = z.object({
  ...fromHere,
  state: field.secret,
  code: field.secretText(1, 2_000).optional(),
  iss: field.secretText(1, 2_000).optional(),
  error: field.secretText(1, 200).optional(),
});
export type ReturnQuery = z.output<typeof ReturnQuery>;

/** `email`: only where the provider does not vouch for one. */
export const OpenidRegistration = z.object({
  ...fromHere,
  ticket: field.secret,
  full_name: field.fullName,
  email: field.email.optional(),
  type: Role.default('user'),
});
export type OpenidRegistration = z.output<typeof OpenidRegistration>;

export const OpenidProof = z.object({
  ...fromHere,
  ticket: field.secret,
  password: field.secretText(1, 200),
});
export type OpenidProof = z.output<typeof OpenidProof>;

const newcomers = { states: ['guest', 'temporary'] } as const;
const providerParams = z.object({ id: field.id });

export const openidCalls = defineCalls({
  'POST auth/openid/{id}': {
    summary:
      'Begin to sign in with an account at a provider of this site. Answers where to send the browser, and sets a cookie that ties the return to it. `again` asks the provider for a fresh sign-in.',
    access: anyoneAbout('signInProvider'),
    health: false,
    params: providerParams,
    body: z.object({ again: z.boolean().default(false) }),
    reply: Departure,
    secret: true,
    limit: 'signIn',
    example: { params: { id: '$signInProvider' }, body: {} },
  },
  'POST auth/openid/{id}/connect': {
    summary: 'Begin to connect an account at a provider to your own, so that it signs you in.',
    access: registeredAbout('signInProvider'),
    health: false,
    stepUp: true,
    params: providerParams,
    reply: Departure,
    secret: true,
    limit: 'signIn',
    example: { params: { id: '$signInProvider' } },
  },
  'POST auth/openid-return': {
    summary:
      'Hand over what the provider added to the address. Works once, in the browser that began; asked again there, it says the same and signs nobody in. Signs in if the account there is connected to one here; otherwise says what is missing.',
    access: anyone,
    health: false,
    body: ReturnQuery,
    reply: OpenidReturn,
    secret: true,
    limit: 'signIn',
    example: { body: { state: 's'.repeat(43), error: 'access_denied' } },
  },
  'POST auth/openid-registration': {
    summary:
      'Create an account for somebody who came from a provider. An address that the provider vouches for is confirmed; to any other we send an email.',
    access: newcomers,
    health: false,
    body: OpenidRegistration,
    reply: AuthData,
    status: 201,
    secret: true,
    limit: 'signIn',
    example: { body: { ticket: '$openidTicket', full_name: 'A new person', type: 'user' } },
  },
  'POST auth/openid-proof': {
    summary:
      'Connect the account at the provider to the account here that has its address. Requires that account’s password, and signs in.',
    access: newcomers,
    health: false,
    body: OpenidProof,
    reply: AuthData,
    secret: true,
    limit: 'signIn',
    example: { body: { ticket: '$openidProofTicket', password: '$password' } },
  },
  'POST auth/openid-proof-link': {
    summary:
      'The same without the password: send a link that signs in. Opened in this browser, it connects the account at the provider as well.',
    access: newcomers,
    health: false,
    body: z.object({ ticket: field.secret }),
    reply: null,
    secret: true,
    limit: 'contact',
    example: { body: { ticket: '$openidProofTicket' } },
  },
  'GET identities': {
    summary: 'Your accounts at other providers that sign you in here, the first connected first, up to 50.',
    access: registered,
    health: false,
    reply: field.cursorList(Identity),
    example: {},
  },
  'DELETE identities/{id}': {
    summary:
      'Disconnect an account at a provider. Refused (422) while it is your only way in: set a password first.',
    access: ownerOf('identity'),
    health: false,
    stepUp: true,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$identity' } },
  },
});
