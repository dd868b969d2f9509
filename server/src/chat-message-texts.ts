import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What the API says about writing to each other. */
export const chatMessageTexts = defineTexts(import.meta.url, {
  cannot_write_to: 'You can’t write to this person.',
  not_of_this_chat: 'You can only reply to messages in this conversation.',
  too_many_saved_replies: 'You can save up to {n} replies. Delete one first.',
  too_many_pinned: 'You can pin up to {n} conversations. Unpin one first.',
  not_your_files: 'Something went wrong with a file. Remove it and add it again.',
  forwarded_stays: 'You can’t change a message you forwarded. Delete it instead.',
  not_to_forward: 'You can’t forward this message. Its writer has to allow it first.',
  nobody_to_block: 'You can only block someone in a conversation between the two of you.',
});
