import { z } from 'zod';
import { anyone, ownerOf, registered } from './access.ts';
import { AuthData } from './auth.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** More than these nobody tells apart. */
export const mostPasskeys = 20;
/** For so long a browser may take to use one that it was asked for. */
export const passkeyMinutes = 5;

/** A key that a device or a password manager holds for somebody: it opens the account without a password. */
export const Passkey = z.object({
  id: field.id,
  name: z.string(),
  /** The address of the site it was made at; it works there and nowhere else. */
  host: z.string(),
  /** It is copied to the person's other devices. */
  isSynced: z.boolean(),
  createdAt: field.instant,
  lastUsedAt: field.instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(longest);
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** What `navigator.credentials.create` gives, as JSON. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** What `navigator.credentials.get` gives, as JSON. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(200).nullish(),
  }),
});
export type PasskeyProof = z.output<typeof PasskeyProof>;

const transports = z.array(z.string()).optional();
/** For `navigator.credentials.create`, as JSON. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/** For `navigator.credentials.get`, as JSON. */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports })),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

export const passkeyName = field.text(1, 80);

export const passkeyCalls = defineCalls({
  'GET passkeys': {
    summary: 'Your passkeys, newest first.',
    access: registered,
    health: false,
    reply: field.cursorList(Passkey),
    example: {},
  },
  'POST passkeys/options': {
    summary: `What a browser needs to make a passkey for you. It has ${passkeyMinutes} minutes. Sets a cookie that \`POST passkeys\` needs.`,
    access: registered,
    health: false,
    reply: CreationOptions,
    stepUp: true,
    secret: true,
    limit: 'writing',
    example: {},
  },
  'POST passkeys': {
    summary: 'Keep the passkey that a browser has made. Says so by email.',
    access: registered,
    health: false,
    body: z.object({ name: passkeyName, passkey: NewPasskey }),
    reply: Passkey,
    status: 201,
    stepUp: true,
    secret: true,
    limit: 'writing',
    example: {
      cookies: { regimen_sign_in: '$signInKey' },
      body: {
        name: 'My phone',
        passkey: {
          id: '$credentialId',
          rawId: '$credentialId',
          type: 'public-key',
          response: { clientDataJSON: '$createdData', attestationObject: '$attestation' },
        },
      },
    },
  },
  'PUT passkeys/{id}': {
    summary: 'Rename a passkey.',
    access: ownerOf('passkey'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({ name: passkeyName }),
    reply: Passkey,
    limit: 'writing',
    example: { params: { id: '$passkey' }, body: { name: 'My old phone' } },
  },
  'DELETE passkeys/{id}': {
    summary:
      'Remove a passkey. It stops working at once. The last one stays while it is the only way in (422). Says so by email.',
    access: ownerOf('passkey'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    stepUp: true,
    limit: 'writing',
    example: { params: { id: '$passkey' } },
  },
  'POST auth/passkey-options': {
    summary: `What a browser needs to use a passkey here, whosever it is. It has ${passkeyMinutes} minutes. Sets a cookie that the call with the answer needs.`,
    access: anyone,
    health: false,
    reply: RequestOptions,
    secret: true,
    limit: 'writing',
    example: {},
  },
  'POST auth/passkey': {
    summary: 'Sign in with a passkey. No second factor is asked for: a passkey is both.',
    access: anyone,
    health: false,
    body: z.object({
      passkey: PasskeyProof,
      zone: field.zone.optional(),
      staySignedIn: z.boolean().default(false),
    }),
    reply: AuthData,
    secret: true,
    limit: 'signIn',
    example: {
      cookies: { regimen_sign_in: '$signInKey' },
      body: {
        passkey: {
          id: '$knownCredentialId',
          rawId: '$knownCredentialId',
          type: 'public-key',
          response: {
            clientDataJSON: '$provedData',
            authenticatorData: '$authenticatorData',
            signature: '$signature',
          },
        },
      },
    },
  },
});
