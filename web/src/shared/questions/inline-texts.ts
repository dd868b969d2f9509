import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const inlineTexts = defineTexts(import.meta.url, {
  addQuestion: 'Add a question',
  editQuestion: 'Edit: {text}',
  removeQuestion: 'Remove: {text}',
  up: 'Move up: {text}',
  down: 'Move down: {text}',
  untitled: 'Untitled question',
  question: 'Question',
  done: 'Apply',
  cancel: 'Cancel',
});
