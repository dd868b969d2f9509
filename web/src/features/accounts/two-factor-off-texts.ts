import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const twoFactorOffTexts = defineTexts(import.meta.url, {
  title: 'Turn off two-factor sign-in',
  loading: 'One moment …',
  waitLead: 'You can turn it off from {when}. Come back with the same link.',
  readyLead:
    'Your password alone will open your account again. You can turn two-factor sign-in back on at any time.',
  turnOff: 'Turn off two-factor sign-in',
  notYou:
    'Didn’t ask for this, or found your phone? Keep two-factor sign-in on. The link then stops working.',
  stop: 'Keep it on',
  offTitle: 'Two-factor sign-in is off',
  offLead: 'Sign in with your password. Then turn two-factor sign-in back on with your new phone.',
  stoppedTitle: 'Two-factor sign-in stays on',
  stoppedLead: 'If it wasn’t you who asked, change your password: someone else knows it.',
  deadTitle: 'This link doesn’t work',
  deadLead: 'It was used or stopped, it’s too old, or a newer email replaced it.',
  signIn: 'Sign in',
  toSettings: 'Back to settings',
});
