import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const faultTexts = defineTexts(import.meta.url, {
  empty: 'Fill this in.',
  tooLong: plural({ one: 'Use at most {n} character.', other: 'Use at most {n} characters.' }),
  between: 'Enter a number between {min} and {max}.',
  whole: 'Enter a whole number.',
  number: 'Enter a number.',
  time: 'Enter a time, such as 8:30 AM.',
  atLeast: plural({ one: 'Add at least {n}.', other: 'Add at least {n}.' }),
  atMost: 'You can have at most {n}.',
  choose: 'Choose one.',
  address: 'Enter an address that starts with https://',
  wrong: 'This can’t be used. Check it and try again.',
});
