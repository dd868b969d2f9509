import { z } from 'zod';
import { anyone, ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { removalOpenDays, removalWaitDays } from './two-factor-times.ts';

/** From when on the link in the mail turns two-factor sign-in off. */
const ReadyAt = z.object({ readyAt: field.instant });
const TokenOnly = z.object({ token: field.secret });

export const twoFactorRemovalCalls = defineCalls({
  'POST auth/two-factor-removal': {
    summary: `For a sign-in that waits for a code, when both the app and the recovery codes are lost: we email a link that turns two-factor sign-in off ${removalWaitDays} days later. Everyone signed in to the account is told and can stop it; so does a code. Asking again sends a new link and waits no longer.`,
    access: anyone,
    health: false,
    reply: ReadyAt,
    status: 201,
    limit: 'signIn',
    example: { cookies: { regimen_sign_in: '$pendingKey', regimen_device: '$pendingDevice' } },
  },
  'POST auth/two-factor-removal/look': {
    summary: 'When the link from the email works. Looking changes nothing.',
    access: anyone,
    health: false,
    body: TokenOnly,
    reply: ReadyAt.extend({ isReady: z.boolean() }),
    limit: 'signIn',
    example: { body: { token: '$removalToken' } },
  },
  'POST auth/two-factor-removal/finish': {
    summary: `Turn two-factor sign-in off with the link from the email, once ${removalWaitDays} days have passed and for ${removalOpenDays} days more. Works once, says so by email and signs nobody in.`,
    access: anyone,
    health: false,
    body: TokenOnly,
    reply: null,
    limit: 'signIn',
    example: { body: { token: '$removalToken' } },
  },
  'POST auth/two-factor-removal/stop': {
    summary: 'Keep two-factor sign-in on, with the link from the email. The link stops working.',
    access: anyone,
    health: false,
    body: TokenOnly,
    reply: null,
    limit: 'signIn',
    example: { body: { token: '$removalToken' } },
  },
  'DELETE two-factors/{id}/removal': {
    summary: 'Keep two-factor sign-in on. The link that was emailed stops working.',
    access: ownerOf('twoFactor'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$twoFactor' } },
  },
});
