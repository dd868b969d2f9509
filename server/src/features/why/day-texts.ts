import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const dayTexts = defineTexts(import.meta.url, {
  sent: 'Something was sent {day}. Details:',
  dueButNotSent: 'Something was due {day}, but nothing was sent. Details:',
  nothing: 'Nothing was due {day}.',
  nothingWithDetails: 'Nothing was due {day}. Details:',
});
