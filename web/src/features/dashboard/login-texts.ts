import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const loginTexts = defineTexts(import.meta.url, {
  title: 'Sign in to the dashboard',
  lead: 'For the people who run {brand}. Your account on the site doesn’t work here.',
  email: 'Email',
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  forgot: 'Forgot your password?',
  forgotHelp:
    'Ask another owner of this site: under Admins they can send you a new link. If you’re the only owner, ask whoever runs the server to run <command>npm run admin:create</command> with your email address.',
  codeTitle: 'Enter your code',
  codeLead: 'Open your authenticator app and enter the 6-digit code for {brand}. A recovery code works too.',
  code: 'Code',
  goOn: 'Continue',
  passkeyTitle: 'Use your passkey',
  passkeyLead:
    'Your passkey is your second step for {brand}. If you don’t have it with you, use a recovery code.',
  recoveryCode: 'Recovery code',
  inPlaceOfApp: 'No authenticator app? A passkey works too: your device asks for your finger, face or PIN.',
  setUpPasskey: 'Set up a passkey instead',
  setUpTitle: 'Set up your authenticator app',
  setUpLead: 'The dashboard needs a second step. Scan this with an authenticator app on your phone.',
  qr: 'QR code for your authenticator app',
  cannotScan: 'Can’t scan it? Enter this key in the app:',
  setUpCode: 'The 6-digit code your app shows now',
  finishSetUp: 'Turn on and sign in',
  recoveryTitle: 'Save your recovery codes',
  recoveryLead:
    'Each one signs you in once if you lose your phone or passkey. Keep them somewhere safe: we can’t show them again.',
  saved: 'I’ve saved them',
  passwordTitle: 'Choose your password',
  passwordLead: 'Use at least 10 characters. A few words in a row work well.',
  setPassword: 'Set password',
  passwordSet: 'Password set. Sign in with it now.',
});
