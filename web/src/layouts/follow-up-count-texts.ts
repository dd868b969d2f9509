import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const followUpCountTexts = defineTexts(import.meta.url, {
  open: plural({ one: '{n} open follow-up', other: '{n} open follow-ups' }),
  withUrgent: '{open}, {urgent} urgent',
});
