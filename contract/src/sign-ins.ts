import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/**
 * How somebody came in: `confirmation` and `link` by a link in a mail, `reset` by one that set a new password, `openid`
 * with an account elsewhere, `code` and `recovery-code` by one of these after a password or a link. Nobody came in with
 * the last three: somebody asked to have two-factor sign-in turned off by mail, somebody stopped that, and it was done.
 */
export const signInWays = [
  'registration',
  'confirmation',
  'password',
  'link',
  'reset',
  'openid',
  'passkey',
  'code',
  'recovery-code',
  'removal-asked',
  'removal-stopped',
  'removal-done',
] as const;
export type SignInWay = (typeof signInWays)[number];

/** Days for which they are kept. */
export const signInDays = 90;
/** More than these nobody reads. */
export const mostSignIns = 100;

export const SignIn = z.object({
  id: field.id,
  at: field.instant,
  /** `false`: somebody tried with a wrong password or code. */
  succeeded: z.boolean(),
  how: z.enum(signInWays),
  /** Browser and system: "Firefox, Linux". */
  device: z.string(),
  zone: z.string().nullable(),
});
export type SignIn = z.infer<typeof SignIn>;

export const signInCalls = defineCalls({
  'GET sign-ins': {
    summary: `Sign-ins to your account and failed attempts over the last ${signInDays} days, newest first, up to ${mostSignIns}.`,
    access: registered,
    health: false,
    reply: field.cursorList(SignIn),
    example: {},
  },
});
