import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const conditionTexts = defineTexts(import.meta.url, {
  sex: 'Sex: {sex}',
  exceptSex: 'Any sex except {sex}',
  sign: 'For people with: {sign}',
  exceptSign: 'Not for you if this applies: {sign}',
  exceptSigns: 'Not for you if any of these apply: {signs}',
  ageFrom: 'Age {age} or older',
  ageAbove: 'Older than {age}',
  ageUpTo: 'Age {age} or younger',
  ageBelow: 'Younger than {age}',
  age: 'Age {age}',
  exceptAge: 'Any age except {age}',
});
