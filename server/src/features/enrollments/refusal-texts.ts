import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Why a program is not meant for somebody, each rule as a sentence. */
export const refusalTexts = defineTexts(import.meta.url, {
  ageFrom: 'This program is for people aged {age} or older.',
  ageAbove: 'This program is for people older than {age}.',
  ageUpTo: 'This program is for people aged {age} or younger.',
  ageBelow: 'This program is for people younger than {age}.',
  age: 'This program is for people aged {age}.',
  exceptAge: 'This program isn’t for people aged {age}.',
  sex: 'This program isn’t made for the sex you chose.',
  sign: 'This program is for people with {sign}.',
  signApplies: 'This program is only for people to whom this applies: {sign}.',
  exceptSign: 'You checked: {sign}. This program isn’t safe or suitable with that.',
});
