import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const notComeTexts = defineTexts(import.meta.url, {
  laterPart: 'It’s in a later part of the program, which starts when the part before it is finished.',
  earlierPart: 'That part of the program ended without reaching this step.',
  gone: 'This step no longer exists.',
  reached: plural({ one: 'It was reached once.', other: 'It was reached {n} times.' }),
  pathNotStarted: 'The path to it hasn’t started yet.',
  anotherIsOpen: '{name} comes first and is still open.',
  jumpedAway: 'After {from}, the path led to {to} instead.',
  anotherCameFirst: 'The path led to {name} instead. Its condition was checked first and met.',
  ownCondition: 'Its condition wasn’t met:',
  conditionBefore: '{name} comes before it, and that step’s condition wasn’t met:',
});
