import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const nudgeTexts = defineTexts(import.meta.url, {
  channel: 'How it’s sent',
  'in-app': 'In the app',
  email: 'Email',
  push: 'Notification',
  title: 'Title',
  titleHelp: 'Keep it short. Phones cut off after about 40 characters.',
  body: 'Message',
  bodyHelp: 'Warm and short. Suggest one thing they can do now.',
});
