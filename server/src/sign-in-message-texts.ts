import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const signInMessageTexts = defineTexts(import.meta.url, {
  wrong_code: 'That code isn’t right. Codes change every 30 seconds and work once. Try the next one.',
  wrong_recovery_code: 'That code isn’t right. Each recovery code works only once.',
  sign_in_again: 'That took a little too long. Please sign in again.',
  two_factor_on: 'Two-factor sign-in is already on.',
  passkey_too_late: 'That took a little too long. Please try again.',
  passkey_unknown: 'This passkey doesn’t open this account. Try another one, or another way.',
  passkey_failed: 'We couldn’t check this passkey. Please try again.',
  passkey_known: 'This passkey is already in use.',
  last_way_in: 'This is your only way in. Set a password first, then you can remove it.',
});
