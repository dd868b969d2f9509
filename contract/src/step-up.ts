import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls, stepUpMinutes } from './call.ts';
import * as field from './fields.ts';
import { PasskeyProof } from './passkeys.ts';
import { SecondFactorCode } from './two-factor.ts';

/** By what somebody can show who they are. */
export const ProofWays = z.object({
  password: z.boolean(),
  /** Of this site's address; one of another is of no use here. */
  passkey: z.boolean(),
  code: z.boolean(),
});
export type ProofWays = z.infer<typeof ProofWays>;

/** One of the three. */
export const Proof = z.object({
  password: field.secretText(1, 200).optional(),
  code: SecondFactorCode.optional(),
  passkey: PasskeyProof.optional(),
});
export type Proof = z.output<typeof Proof>;

export const stepUpCalls = defineCalls({
  'GET auth/step-up': {
    summary: 'By what you can prove who you are here.',
    access: registered,
    health: false,
    reply: ProofWays,
    example: {},
  },
  'POST auth/step-up': {
    summary: `Prove again who you are: by your password, a code of your authenticator app (or a recovery code), or a passkey. For ${stepUpMinutes} minutes, this session may then make the calls that ask for it (403, \`step_up_needed\`).`,
    access: registered,
    health: false,
    body: Proof,
    reply: null,
    secret: true,
    limit: 'signIn',
    example: { body: { password: '$password' } },
  },
});
