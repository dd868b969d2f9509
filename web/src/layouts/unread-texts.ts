import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const unreadTexts = defineTexts(import.meta.url, {
  messages: 'Messages',
  unread: plural({ one: 'Messages, 1 unread', other: 'Messages, {n} unread' }),
});
