import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const messageTexts = defineTexts(import.meta.url, {
  message: 'Message',
  messageTo: 'Message {name}',
});
