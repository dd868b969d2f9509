import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  helpMe: 'Help me write',
  helpMeWith: 'Help me write “{text}”',
  readsFrom: 'Easy to read from about age {age}',
  readsHard: 'Hard to read: better for age {age} and up',
  replaced: 'Text replaced.',
  undo: 'Undo',
});
