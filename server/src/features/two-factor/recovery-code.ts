import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@regimen/contract/two-factor-times.ts';
import { hashSecret } from '../../secrets.ts';

/** No letter here looks like another or like a digit. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';
/** 78 bits: nobody finds one by its hash. */
const length = 16;

const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode);

/** In groups, as people read and type them. */
export const asShown = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** As it was typed, without what `SecondFactorCode` leaves out; of nobody else's, whoever has the same. */
export const hashRecoveryCode = (code: string, twoFactorId: string): Buffer =>
  hashSecret(`${twoFactorId} ${code}`);
