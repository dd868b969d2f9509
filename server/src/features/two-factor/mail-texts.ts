import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const mailTexts = defineTexts(import.meta.url, {
  heading: 'News about your sign-in, {name}',
  onSubject: 'Two-factor sign-in is on for your {brand} account',
  onWhat:
    'Two-factor sign-in is now on for your {brand} account. When you sign in, we’ll ask for a code from your authenticator app.',
  offSubject: 'Two-factor sign-in is off for your {brand} account',
  offWhat:
    'Two-factor sign-in was turned off for your {brand} account. Your password alone now opens it again.',
  addedSubject: 'A passkey was added to your {brand} account',
  addedWhat: 'Your {brand} account has a new passkey. Whoever holds it can sign in without your password.',
  removedSubject: 'A passkey was removed from your {brand} account',
  removedWhat: 'A passkey was removed from your {brand} account. It no longer signs you in.',
  usedSubject: 'A recovery code was used for your {brand} account',
  usedWhat:
    'Someone used one of the recovery codes of your {brand} account in place of a code from your app. That code won’t work again.',
  codesLeft: plural({
    one: 'You have {n} recovery code left. Get new ones in your settings.',
    other: 'You have {n} recovery codes left. You can get new ones in your settings.',
  }),
  fewSubject: plural({
    one: 'Only {n} recovery code left for your {brand} account',
    other: 'Only {n} recovery codes left for your {brand} account',
  }),
  stoppedSubject: 'Two-factor sign-in stays on for your {brand} account',
  stoppedWhat:
    'The request to turn off two-factor sign-in for your {brand} account was stopped. Its link no longer works.',
  removalSubject: 'Turn off two-factor sign-in for your {brand} account?',
  removalHeading: 'Lost your phone and your codes, {name}?',
  removalAsked:
    'Someone who knows your {brand} password asked to turn off two-factor sign-in, because they can’t get a code.',
  removalFrom: 'If it was you, use the link from {when} ({zone}). Keep this email until then.',
  removalNotYou:
    'Wasn’t you? Stop it with the same link now, then change your password. Someone else knows it.',
  removalButton: 'Turn off or stop',
  removalFootnote:
    'We wait a few days, so that no one can do this behind your back. Please don’t forward this email.',
  notYou: 'Wasn’t you? Change your password right away, then check your passkeys and devices.',
  button: 'Check my account',
  footnote: 'Was it you? Then there’s nothing more to do.',
});
