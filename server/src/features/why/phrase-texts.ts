import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const phraseTexts = defineTexts(import.meta.url, {
  earlierItem: 'an earlier item',
});
