import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  suspendedSubject: 'Your {brand} account is suspended',
  suspendedHeading: 'Your account is suspended, {name}',
  suspendedWhat: 'We’ve suspended your {brand} account. You’re signed out and can’t sign in for now.',
  suspendedNote: 'Why: “{note}”',
  suspendedKept: 'Nothing was deleted: your programs, answers and readings are still here.',
  suspendedAsk: 'Think this is a mistake? Write to us and a person will look into it.',
  suspendedButton: 'Write to us',
  suspendedFootnote: 'You get this email because it concerns your account. It can’t be turned off.',
  liftedSubject: 'You can use your {brand} account again',
  liftedHeading: 'Welcome back, {name}',
  liftedWhat: 'Your {brand} account is no longer suspended. You can sign in again.',
  liftedButton: 'Sign in',
});
