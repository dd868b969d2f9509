import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  code: '6-digit code',
  help: 'From your authenticator app. It changes every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryHelp: 'One of the codes you saved when you turned this on. Each works once.',
});
