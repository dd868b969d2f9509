import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const askTexts = defineTexts(import.meta.url, {
  ask: 'Ask about this',
  writeAuthor: 'Write to the author',
});
