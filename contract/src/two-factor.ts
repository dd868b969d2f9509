import { z } from 'zod';
import { anyone, ownerOf, registered } from './access.ts';
import { AuthData } from './auth.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { westernDigits } from './language/western-digits.ts';
import { recoveryCodeCount } from './two-factor-times.ts';

/** For so long a code is waited for after the password. */
export const secondFactorMinutes = 10;
/** For so long a device is let in without a code. */
export const rememberedDays = 30;

/** As people type and copy them: in the digits of any keyboard, with spaces and hyphens as they like. */
const plain = (typed: string) => westernDigits(typed).replace(/[\s-]/g, '').toLowerCase();

/** Six digits of the app, or a recovery code. */
export const SecondFactorCode = field.text(1, 60).overwrite(plain);
/** Six digits of the app. */
const AppCode = field.text(1, 20).overwrite(plain);

export const TwoFactor = z.object({
  id: field.id,
  createdAt: field.instant,
  recoveryCodesLeft: z.int(),
  /** Somebody asked to have it turned off by mail: from then on it can be. */
  removal: z.object({ askedAt: field.instant, readyAt: field.instant }).nullable(),
});
export type TwoFactor = z.infer<typeof TwoFactor>;

/** A device on which no code is asked for. */
export const RememberedDevice = z.object({
  id: field.id,
  /** Browser and system: "Firefox, Linux". */
  device: z.string(),
  since: field.instant,
  until: field.instant,
  isCurrent: z.boolean(),
});
export type RememberedDevice = z.infer<typeof RememberedDevice>;

const RecoveryCodes = z.object({ twoFactor: TwoFactor, recoveryCodes: z.array(z.string()) });

export const twoFactorCalls = defineCalls({
  'GET two-factors': {
    summary: 'Two-factor sign-in: one entry if it’s on, none if it’s off.',
    access: registered,
    health: false,
    reply: field.cursorList(TwoFactor),
    example: {},
  },
  'GET two-factors/new-secret': {
    summary:
      'A new secret for an authenticator app, as text and as the address for its QR code. Nothing changes before `POST two-factors`.',
    access: registered,
    health: false,
    reply: z.object({ secret: z.string(), address: z.string() }),
    stepUp: true,
    example: {},
  },
  'POST two-factors': {
    summary:
      'Turn two-factor sign-in on, with a code that the app made from the secret. The recovery codes are shown only once. Says so by email.',
    access: registered,
    health: false,
    body: z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/), code: AppCode }),
    reply: RecoveryCodes,
    status: 201,
    stepUp: true,
    secret: true,
    limit: 'signIn',
    example: { body: { secret: '$totpSecret', code: '$totpCode' } },
  },
  'POST two-factors/{id}/recovery-codes': {
    summary: `${recoveryCodeCount} new recovery codes, shown only once. The old ones stop working.`,
    access: ownerOf('twoFactor'),
    health: false,
    params: z.object({ id: field.id }),
    reply: RecoveryCodes,
    status: 201,
    stepUp: true,
    secret: true,
    limit: 'writing',
    example: { params: { id: '$twoFactor' } },
  },
  'DELETE two-factors/{id}': {
    summary: 'Turn two-factor sign-in off. Remembered devices are forgotten. Says so by email.',
    access: ownerOf('twoFactor'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    stepUp: true,
    limit: 'writing',
    example: { params: { id: '$twoFactor' } },
  },
  'POST auth/second-factor': {
    summary: `The second half of a sign-in that was answered with 403 \`second_factor_needed\`: a code of the app, or a recovery code, in the same browser within ${secondFactorMinutes} minutes.`,
    access: anyone,
    health: false,
    body: z.object({
      code: SecondFactorCode,
      /** No code is asked for on this device for a while. */
      rememberDevice: z.boolean().default(false),
    }),
    reply: AuthData,
    secret: true,
    limit: 'signIn',
    example: {
      cookies: { regimen_sign_in: '$pendingKey', regimen_device: '$pendingDevice' },
      body: { code: '$pendingCode' },
    },
  },
  'GET remembered-devices': {
    summary: `Devices on which no code is asked for, up to ${rememberedDays} days after you said so.`,
    access: registered,
    health: false,
    reply: field.cursorList(RememberedDevice),
    example: {},
  },
  'DELETE remembered-devices/{id}': {
    summary: 'Ask for a code on this device again.',
    access: ownerOf('rememberedDevice'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$rememberedDevice' } },
  },
});
