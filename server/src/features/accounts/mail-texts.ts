import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  verifySubject: 'Confirm your email address for {brand}',
  verifyHeading: 'Welcome to {brand}, {name}',
  verifyOneStep: 'One step left: confirm that this email address is yours.',
  verifyOpens: 'The button opens our site. Confirm there too, and you’re signed in.',
  verifyExpires:
    'The link works once and expires in {time}. After that, sign in and ask for a new one, or sign up again with the same address.',
  verifyButton: 'Confirm my email address',
  verifyFootnote:
    'Didn’t sign up for {brand}? You can ignore this email: no one can use the account until it’s confirmed. Please don’t forward it.',
  alreadySubject: 'You already have an account with {brand}',
  alreadyHeading: 'You already have an account, {name}',
  alreadyTried:
    'Someone just tried to sign up for {brand} with this email address. It already has an account: yours.',
  alreadySignIn: 'If it was you, sign in with your existing password.',
  alreadyButton: 'Sign in',
  alreadyFootnote:
    'Wasn’t you? There’s nothing you need to do. Your account hasn’t changed, and we didn’t tell them you have one.',
});
