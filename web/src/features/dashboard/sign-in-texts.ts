import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const signInTexts = defineTexts(import.meta.url, {
  title: 'Your sign-in',
  lead: 'How you get into this dashboard.',
  demoTitle: 'This is the demo',
  demo: 'Your password alone signs you in here. On a real site, everyone sets up an authenticator app at the first sign-in and enters a code after that.',
  passkeysHelp:
    'Sign in with your fingerprint, your face or your device’s PIN. A passkey takes the place of both your password and the code.',
  passkeysHelpDemo:
    'Sign in with your fingerprint, your face or your device’s PIN. A passkey takes the place of your password.',
});
