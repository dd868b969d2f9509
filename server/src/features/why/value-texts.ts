import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const valueTexts = defineTexts(import.meta.url, {
  none: 'none',
  yes: 'yes',
  no: 'no',
  female: 'female',
  male: 'male',
  otherSex: 'other',
});
