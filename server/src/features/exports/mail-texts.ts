import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const exportMailTexts = defineTexts(import.meta.url, {
  subject: 'Your copy of your {brand} data is ready',
  heading: 'Your data is ready, {name}',
  ready: 'You asked for a copy of everything we keep about you. It’s ready to download in your settings.',
  expires: 'We keep it for {time}, then we delete the copy. You may have to enter your password again.',
  button: 'Go to my download',
  footnote: 'Didn’t ask for this? Change your password: that also signs out your other devices.',
});
