import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** For those who cannot sign in: a new password, or a link in place of one. */
export const backInTexts = defineTexts(import.meta.url, {
  recoverTitle: 'Forgot your password?',
  recoverLead: 'Enter your email address, and we’ll send you a link to set a new one.',
  recoverSend: 'Send me a link',
  linkTitle: 'Sign in without a password',
  linkLead: 'Enter your email address, and we’ll send you a link that signs you in.',
  sending: 'Sending…',
  sentTitle: 'Check your email',
  sentLead:
    'If <email>{email}</email> has an account, there’s a link waiting in its inbox. It works once, within 30 minutes.',
  sentHelp:
    'No email yet? Give it a minute, then check your spam folder. Make sure it’s the address you signed up with.',
  otherAddress: 'Use another address',
  rather: 'Rather not set a new password?',
  sendLink: 'Get a sign-in link',
  remember: 'Remember it after all?',
  signIn: 'Sign in',
  resetTitle: 'Set a new password',
  resetLead: 'You’ll be signed in here, and signed out on all other devices.',
  looking: 'Checking your link …',
  reset: 'Set password and sign in',
  resetting: 'Saving…',
  changed: 'Your new password is set.',
  deadTitle: 'This link no longer works',
  deadLead: 'It was already used or is more than 30 minutes old. We can send you a new one.',
  incompleteTitle: 'This link is incomplete',
  incompleteLead: 'Part of it is missing. Open it from the email again, or ask for a new one.',
  newLink: 'Send me a new link',
  notYours: 'Is that the wrong address?',
  newLinkTo: 'We’ll send it to <email>{email}</email>.',
  byLinkTitle: 'Sign in to {brand}',
  byLinkLead: 'One tap and you’re in.',
  signingIn: 'Signing in…',
});
