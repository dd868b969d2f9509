import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const discussionMessagesTexts = defineTexts(import.meta.url, {
  title: 'Messages from discussions',
  lead: 'Conversations that started with a question or an answer in the discussions.',
  guestTitle: 'Sign in to see your messages',
  guestHelp: 'With an account you can write to people you meet in the discussions.',
  signIn: 'Sign in',
  emptyTitle: 'No conversations from discussions yet',
  emptyHelp: 'Open a question and write to its author. The conversation then appears here.',
  toDiscussions: 'Browse discussions',
});
