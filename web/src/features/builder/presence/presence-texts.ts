import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const presenceTexts = defineTexts(import.meta.url, {
  here: 'Also here: {names}',
  atStep: '{name}, at “{step}”',
  inPart: '{name}, in {part}',
});
