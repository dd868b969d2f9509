import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const redTestsTexts = defineTexts(import.meta.url, {
  red: 'These tests of {name} haven’t passed on this draft: {tests}. Run them, and fix what fails.',
  more: plural({ one: '{n} more', other: '{n} more' }),
});
