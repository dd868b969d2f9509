import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  calledOff: 'Nothing happened yet. Try again when you’re ready.',
  notUsed: 'No passkey was used. Try again, or choose another way.',
  already: 'This device already has a passkey for your account.',
  failed: 'That didn’t work. Try again, or use another device.',
  use: 'Use a passkey',
  signIn: 'Sign in with a passkey',
});
