import { defineTexts, plural } from '../language/define-texts.ts';

export const whyNotTexts = defineTexts(import.meta.url, {
  gone: 'This step no longer exists.',
  reached: plural({ one: 'It was reached once.', other: 'It was reached {n} times.' }),
  pathNotStarted: 'The path to it hasn’t started yet.',
  anotherIsOpen: '{name} comes first and is still open.',
  jumpedAway: 'After {from}, the path led to {to} instead.',
  anotherCameFirst: 'The path led to {name} instead. Its condition was checked first and met.',
  ownCondition: 'Its condition wasn’t met:',
  conditionBefore: '{name} comes before it, and that step’s condition wasn’t met:',
  moduleState: 'Due so far: {count}. Done: {done}. Missed: {missed}.',
  moduleOver: 'It won’t repeat again.',
  next: 'Next: {when}.',
});
