import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Values in examples that no comparison can say. */
export const sampleFactTexts = defineTexts(import.meta.url, {
  noScore: 'there’s no score',
  noBand: 'the score is in no result band',
  noAnswer: '{question} wasn’t answered',
  noneChosen: 'nothing was chosen for {question}',
  anotherAnswer: 'a different answer to {question}',
  noReading: 'there’s no reading of {kpi} yet',
  tooFewReadings: 'there are too few readings of {kpi} from the last {days}',
  tooFewScores: 'there are too few scores from the last {days}',
  notInARow: 'the last readings of {kpi} aren’t all like that, or there are too few',
  scoresNotInARow: 'the last scores aren’t all like that, or there are too few',
  openBothWays:
    'We can’t tell in advance how several readings together will turn out, so we check both branches.',
  noBranch: 'no branch was chosen',
  notEnded: 'the step hasn’t ended yet',
  noAge: 'age is unknown',
  noSex: 'sex is unknown',
  anotherSex: 'a different sex',
  noRole: 'a different role',
  noSign: 'none of these symptoms or concerns',
  manyDays: 'a very long time in the program',
  manyAttempts: 'very many attempts',
  manyReadings: 'very many readings',
});
