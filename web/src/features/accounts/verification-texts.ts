import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  sentTitle: 'Check your email',
  sentLead:
    'We sent a link to <email>{email}</email>. Open it in this browser to confirm your address. If you already have an account, the email says so.',
  sentHelp: 'The link works once, within a day. No email yet? Give it a minute, then check your spam folder.',
  haveAccount: 'Already have an account?',
  signInInstead: 'Sign in instead',
  confirmTitle: 'Confirm your email',
  confirmLead: 'This confirms your address and signs you in to {brand}.',
  confirm: 'Confirm my email and sign in',
  confirming: 'Confirming…',
  otherDevice:
    'This account was created on another device or browser. Choose a password: it replaces any earlier one and signs out all other devices.',
  setPassword: 'Set password and sign in',
  resend: 'Send it again',
  resendNew: 'Send me a new link',
  resending: 'Sending…',
  resent: 'Sent. Look for the new email at <email>{email}</email>.',
  waitSeconds: 'We just sent you several emails. You can ask for another in {time}.',
  waitLonger: 'We’ve already sent several emails. Look for one of them, or ask for another {when}.',
  wrongAddress: 'Change the address',
  newAddress: 'Send to this address',
  keepAddress: 'Keep the address',
  failedTitle: 'This link no longer works',
  failedLead:
    'It was already used, is more than a day old, or went to an address you’ve since changed. We can send you a new one now.',
  alreadyLead: 'That’s fine: your address is confirmed and you’re signed in.',
  spentLead:
    'It was already used or is more than a day old. If you’ve confirmed your address, sign in. If not, sign up again with the same address and we’ll send a new link.',
  incompleteTitle: 'This link is incomplete',
  incompleteLead:
    'Part of it is missing. Open it from the email again, or copy the whole link into the address bar.',
  signIn: 'Sign in',
  doneTitle: 'Your email is confirmed',
  doneLead: 'Welcome to {brand}, {name}. You’re signed in.',
  notYetTitle: 'Your email isn’t confirmed yet',
  notYetLead: 'To finish, open the link we sent to <email>{email}</email>.',
  toSent: 'How to confirm it',
  toWanted: 'Continue where you were',
  toProgram: 'Continue to the program',
  toNamed: 'Continue to {program}',
  toHome: 'Go to my home page',
});
