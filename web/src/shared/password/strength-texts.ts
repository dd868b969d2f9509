import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const strengthTexts = defineTexts(import.meta.url, {
  weak: 'Easy to guess. Add a word or two.',
  fair: 'Fair. One more word makes it strong.',
  good: 'Good',
  strong: 'Strong',
});
