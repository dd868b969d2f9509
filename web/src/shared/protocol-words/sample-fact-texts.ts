import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Values in examples that no comparison can say. */
export const sampleFactTexts = defineTexts(import.meta.url, {
  noScore: 'there’s no score',
  noBand: 'the score is in no result band',
  noAnswer: '{question} wasn’t answered',
  noneChosen: 'nothing was chosen for {question}',
  anotherAnswer: 'a different answer to {question}',
  noReading: 'there’s no reading of {kpi} yet',
  noBranch: 'no branch was chosen',
  noAge: 'age is unknown',
  noSex: 'sex is unknown',
  anotherSex: 'a different sex',
  noRole: 'a different role',
  noSign: 'none of these symptoms or concerns',
  manyDays: 'a very long time in the program',
  manyAttempts: 'very many attempts',
  manyReadings: 'very many readings',
});
