import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const identityTexts = defineTexts(import.meta.url, {
  title: 'Accounts you sign in with',
  help: 'Connect an account you already have elsewhere, and you can sign in with it.',
  lastUsed: 'Last used',
  notConnected: 'Not connected',
  connect: 'Connect',
  disconnect: 'Disconnect',
  disconnected: '{name} is disconnected.',
  askTitle: 'Disconnect {name}?',
  askText: 'You won’t be able to sign in with {name} any more. Everything in your account stays.',
  keep: 'Keep connected',
  lastWayTitle: '{name} is your only way to sign in',
  lastWay: 'Set a password first, so that you can still get in. We’ll email you a link for it.',
  sendLink: 'Email me a link',
  linkSent: 'We sent a link to {email}. Set your password there, then come back and disconnect.',
  notLoaded: 'We couldn’t load your connected accounts.',
  tryAgain: 'Try again',
});
