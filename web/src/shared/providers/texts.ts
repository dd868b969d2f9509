import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  or: 'or',
  continueWith: 'Continue with {name}',
  againHelp: 'No password? Sign in again with the account you connected. We’ll bring you back here.',
  againThere: 'Sign in again with the account you connected. We’ll bring you back here.',
  againWith: 'Sign in again with {name}',
});
