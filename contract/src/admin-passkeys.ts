import { z } from 'zod';
import { anyone } from './access.ts';
import { defineCalls, stepUpMinutes } from './call.ts';
import { AdminSignIn, everyAdmin } from './dashboard.ts';
import * as field from './fields.ts';
import {
  CreationOptions,
  NewPasskey,
  Passkey,
  PasskeyProof,
  passkeyMinutes,
  passkeyName,
  RequestOptions,
} from './passkeys.ts';

const params = z.object({ id: field.id });
const ownPasskey = { ...everyAdmin, object: { kind: 'adminPasskey', whose: 'own' } } as const;
const proof = {
  id: '$knownCredentialId',
  rawId: '$knownCredentialId',
  type: 'public-key',
  response: {
    clientDataJSON: '$provedData',
    authenticatorData: '$authenticatorData',
    signature: '$signature',
  },
};
const made = {
  name: 'My phone',
  passkey: {
    id: '$credentialId',
    rawId: '$credentialId',
    type: 'public-key',
    response: { clientDataJSON: '$createdData', attestationObject: '$attestation' },
  },
};
const whoComes = { email: field.email, password: field.secretText(1, 200) };

/** Passkeys of admins: as people's are, in rows of their own, and no one of them opens the other's door. */
export const adminPasskeyCalls = defineCalls({
  'GET dashboard/passkeys': {
    summary: 'An admin’s own passkeys, newest first.',
    access: everyAdmin,
    health: false,
    reply: field.cursorList(Passkey),
    example: {},
  },
  'POST dashboard/passkeys/options': {
    summary: `What a browser needs to make a passkey for an admin. It has ${passkeyMinutes} minutes. Sets a cookie that \`POST dashboard/passkeys\` needs.`,
    access: everyAdmin,
    health: false,
    reply: CreationOptions,
    stepUp: true,
    secret: true,
    limit: 'signIn',
    example: {},
  },
  'POST dashboard/passkeys': {
    summary: 'Keep the passkey that a browser has made.',
    access: everyAdmin,
    health: false,
    body: z.object({ name: passkeyName, passkey: NewPasskey }),
    reply: Passkey,
    status: 201,
    stepUp: true,
    secret: true,
    limit: 'writing',
    example: {
      cookies: { regimen_sign_in: '$signInKey' },
      body: made,
    },
  },
  'PUT dashboard/passkeys/{id}': {
    summary: 'Rename a passkey of one’s own.',
    access: ownPasskey,
    health: false,
    params,
    body: z.object({ name: passkeyName }),
    reply: Passkey,
    limit: 'writing',
    example: { params: { id: '$adminPasskey' }, body: { name: 'My old phone' } },
  },
  'DELETE dashboard/passkeys/{id}': {
    summary: 'Remove a passkey of one’s own. It stops working at once; password and code still sign in.',
    access: ownPasskey,
    health: false,
    params,
    reply: null,
    stepUp: true,
    limit: 'writing',
    example: { params: { id: '$adminPasskey' } },
  },
  'POST dashboard/passkey-options': {
    summary: `What a browser needs to use an admin’s passkey here. It has ${passkeyMinutes} minutes. Sets a cookie that the call with the answer needs.`,
    access: anyone,
    health: false,
    reply: RequestOptions,
    secret: true,
    limit: 'writing',
    example: {},
  },
  'POST dashboard/passkey': {
    summary:
      'Sign in to the dashboard with a passkey. No password and no code is asked for: a passkey is both.',
    access: anyone,
    health: false,
    body: z.object({ passkey: PasskeyProof }),
    reply: AdminSignIn,
    secret: true,
    limit: 'signIn',
    example: { cookies: { regimen_sign_in: '$signInKey' }, body: { passkey: proof } },
  },
  'POST dashboard/first-passkey/options': {
    summary: `What a browser needs to make a passkey for an admin who signs in for the first time and wants it in place of an authenticator app. It has ${passkeyMinutes} minutes. Sets a cookie that \`POST dashboard/first-passkey\` needs.`,
    access: anyone,
    health: false,
    body: z.object(whoComes),
    reply: CreationOptions,
    secret: true,
    limit: 'signIn',
    example: { body: { email: '$adminEmail', password: '$password' } },
  },
  'POST dashboard/first-passkey': {
    summary: 'Keep that passkey, sign in with it, and get recovery codes, once.',
    access: anyone,
    health: false,
    body: z.object({ ...whoComes, name: passkeyName, passkey: NewPasskey }),
    reply: AdminSignIn,
    secret: true,
    limit: 'signIn',
    example: {
      cookies: { regimen_sign_in: '$signInKey' },
      body: { email: '$adminEmail', password: '$password', ...made },
    },
  },
  'POST dashboard/step-up': {
    summary: `Prove again who one is at the dashboard, by password or passkey. For ${stepUpMinutes} minutes, this session may then make the calls that ask for it (403, \`step_up_needed\`).`,
    access: everyAdmin,
    health: false,
    body: z.object({ password: field.secretText(1, 200).optional(), passkey: PasskeyProof.optional() }),
    reply: null,
    secret: true,
    limit: 'signIn',
    example: { body: { password: '$password' } },
  },
});
