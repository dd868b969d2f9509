import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  atLeast: 'At least 10 characters. A few words in a row are easy to remember.',
  moreCharacters: plural({ one: '{n} more character', other: '{n} more characters' }),
  longEnough: 'Long enough',
});
