import type { SignInWay } from '@regimen/contract/sign-ins.ts';

/** How somebody came in, as `securityTexts` has it. */
export const waysIn = {
  registration: 'byRegistration',
  confirmation: 'byConfirmation',
  password: 'byPassword',
  link: 'byLink',
  reset: 'byReset',
  openid: 'byOpenid',
  passkey: 'byPasskey',
  code: 'byCode',
  'recovery-code': 'byRecoveryCode',
  'removal-asked': 'removalAsked',
  'removal-stopped': 'removalStopped',
  'removal-done': 'removalDone',
} as const satisfies Record<SignInWay, string>;
