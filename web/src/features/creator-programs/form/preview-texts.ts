import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const previewTexts = defineTexts(import.meta.url, {
  title: 'Preview',
  noTitle: 'Program title',
  noSummary: 'A summary in one or two sentences',
  minutes: plural({ one: '{n} minute a day', other: '{n} minutes a day' }),
  weeks: plural({ one: '{n} week', other: '{n} weeks' }),
});
