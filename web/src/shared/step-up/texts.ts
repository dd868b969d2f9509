import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Is it still you?',
  why: 'It’s been a while since you signed in. Enter your password again, and we’ll go on.',
  whyPasskey:
    'It’s been a while since you signed in. Show us with your passkey that it’s you, and we’ll go on.',
  whyCode:
    'It’s been a while since you signed in. Enter a code from your authenticator app, and we’ll go on.',
  usePassword: 'Use my password',
  usePasskey: 'Use a passkey',
  useCode: 'Use a code',
  whyElsewhere: 'It’s been a while since you signed in. Show us that it’s still you, and we’ll go on.',
  noWay: 'It’s been a while since you signed in. Sign out and sign in again, then try once more.',
  goOn: 'Go on',
  cancel: 'Cancel',
  notDone: 'Nothing was changed, because we couldn’t check that it’s you.',
});
