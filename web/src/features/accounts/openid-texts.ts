import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const openidTexts = defineTexts(import.meta.url, {
  arriving: 'Signing you in…',
  registerTitle: 'Nice to meet you',
  registerLead: 'You’re signed in to {provider}. Tell us a little more, and your account here is ready.',
  emailFrom: 'Email',
  emailVouched: 'Confirmed by {provider}. We’ll write to you there.',
  emailHelp: 'We’ll email you a link to confirm it.',
  create: 'Create account',
  creating: 'Creating your account…',
  proveTitle: 'You already have an account',
  proveLead:
    'An account here uses <email>{email}</email>. Enter its password once, and from then on {provider} signs you in too.',
  connect: 'Connect and sign in',
  connecting: 'Connecting…',
  noPassword: 'Don’t know the password?',
  mailLink: 'Email me a link instead',
  mailedTitle: 'Check your email',
  mailedLead:
    'We sent a link to <email>{email}</email>. Open it in this browser within 30 minutes, and we’ll connect {provider}.',
  backToPassword: 'Enter the password instead',
  connected: '{provider} is connected. You can sign in with it from now on.',
  signedInTitle: 'You’re already signed in',
  signedInLead:
    'You’re signed in as <email>{email}</email>. To use {provider} for this account, connect it in your settings.',
  toSettings: 'Go to settings',
  nothingBrought: 'There’s no sign-in to finish here. Please start again.',
  failedTitle: 'That sign-in didn’t work',
  toSignIn: 'Back to sign-in',
  turnedBackTitle: 'You stopped halfway',
  turnedBackSettings: 'You canceled at the provider, so nothing was connected.',
  turnedBack: 'You canceled at the provider, so you’re not signed in. Try again, or use your password.',
  toHome: 'Go to home page',
});
