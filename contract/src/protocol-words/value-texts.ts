import { defineTexts } from '../language/define-texts.ts';

export const valueTexts = defineTexts(import.meta.url, {
  gone: 'something that no longer exists',
  none: 'none',
  yes: 'yes',
  no: 'no',
  female: 'female',
  male: 'male',
  otherSex: 'other',
});
