import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const missedTexts = defineTexts(import.meta.url, {
  missed: '{name} wasn’t done within {time}.',
  missedAndEnded: '{name} wasn’t done within {time}, so the program ended early.',
});
