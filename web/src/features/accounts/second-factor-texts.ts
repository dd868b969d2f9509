import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'One more step',
  lead: 'Open your authenticator app and enter the code for {brand}.',
  recoveryLead: 'No phone at hand? Sign in to {brand} with a recovery code.',
  remember: 'Don’t ask on this device for 30 days',
  rememberHelp: 'Only on a device that’s yours alone.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  useRecovery: 'Use a recovery code',
  useApp: 'Use my authenticator app',
  cantUse: 'I can’t use any of these',
  lostTitle: 'Lost your phone and your codes?',
  lostLead:
    'We’ll email you a link. After 3 days, it turns two-factor sign-in off, and your password alone lets you in.',
  lostWhy:
    'We wait so that no one can do this without you noticing. Everyone signed in to your account sees it and can stop it. If you find your phone or a code, just sign in: that stops it too.',
  sendLink: 'Email me the link',
  back: 'Back',
  sentTitle: 'Check your email',
  sentLead: 'We’ve sent you a link. It works from {when}. Keep the email until then.',
  toSignIn: 'Back to sign-in',
  startOver: 'Start over',
  tooLate: 'That took a little too long. Please sign in again.',
});
