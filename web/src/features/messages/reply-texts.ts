import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const replyTexts = defineTexts(import.meta.url, {
  open: 'Saved replies',
  title: 'Saved replies',
  close: 'Close',
  none: 'You have no saved replies yet. Save what you write often, then add it to a message in one tap.',
  add: 'New saved reply',
  name: 'Title',
  words: 'Reply',
  save: 'Save reply',
  saved: 'Reply saved',
  edit: 'Edit “{title}”',
  cancel: 'Cancel',
  remove: 'Delete “{title}”',
});
