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
  alreadySignIn:
    'If it was you, sign in with your existing password. If you’ve forgotten it, you can set a new one there.',
  alreadyButton: 'Sign in',
  alreadyFootnote:
    'Wasn’t you? There’s nothing you need to do. Your account hasn’t changed, and we didn’t tell them you have one.',
  resetSubject: 'Set a new password for {brand}',
  resetHeading: 'Set a new password, {name}',
  resetAsked: 'Someone asked to set a new password for your {brand} account. If it was you, choose one now.',
  resetExpires: 'The link works once and expires in {time}. Your old password works until you set a new one.',
  resetButton: 'Set a new password',
  signInSubject: 'Your sign-in link for {brand}',
  signInHeading: 'Sign in to {brand}, {name}',
  signInAsked: 'You don’t need a password this time. Open the link on the device where you want to sign in.',
  signInExpires: 'The link works once and expires in {time}.',
  signInButton: 'Sign in',
  notAskedFootnote:
    'Didn’t ask for this? You can ignore this email: without the link, no one gets in. Please don’t forward it.',
  changedSubject: 'Your {brand} password was changed',
  changedHeading: 'Your password was changed, {name}',
  changedWords: 'Someone set a new password for your {brand} account. All other devices were signed out.',
  changedNotYou: 'Wasn’t you? Set a new password right away, and check who can read your email.',
  changedButton: 'Set a new password',
  changedFootnote: 'Was it you? Then there’s nothing more to do.',
});
