import { defineTexts, plural } from '../language/define-texts.ts';

/** Several readings or scores together: as conditions (`…Is`), on a drawing (`…Short`), and as what was found. */
export const seriesTexts = defineTexts(import.meta.url, {
  scoreName: 'score',
  scoreNameOf: 'score of {item}',
  subscaleName: '{subscale} score',
  subscaleNameOf: '{subscale} score of {item}',
  rowReadingsIs: plural({
    one: '{name} is {limit}, {n} time in a row',
    other: '{name} is {limit}, {n} times in a row',
  }),
  rowScoresIs: plural({
    one: 'the {name} is {limit}, {n} time in a row',
    other: 'the {name} is {limit}, {n} times in a row',
  }),
  averageIs: 'the average {name} over {days} is {limit}',
  changeIs: 'the change in {name} over {days} is {limit}',
  rose: '{name} rose by {limit} in {days}',
  fell: '{name} fell by {limit} in {days}',
  rowShort: plural({ one: '{name} {limit}, {n}× in a row', other: '{name} {limit}, {n}× in a row' }),
  averageShort: 'avg. {name}, {days} {limit}',
  changeShort: '{name} change, {days} {limit}',
  readings: plural({ one: '{n} reading', other: '{n} readings' }),
  scores: plural({ one: '{n} score', other: '{n} scores' }),
  noReadings: 'there are no readings of {name} yet',
  noScores: 'there’s no score for {name} yet',
  noReadingsIn: 'there are no readings of {name} from the last {days}',
  noScoresIn: 'there’s no score for {name} from the last {days}',
  fewReadings: plural({
    one: 'there’s only {n} reading of {name} so far',
    other: 'there are only {n} readings of {name} so far',
  }),
  fewScores: plural({
    one: 'there’s only {n} score for {name} so far',
    other: 'there are only {n} scores for {name} so far',
  }),
  fewReadingsIn: plural({
    one: 'there’s only {n} reading of {name} from the last {days}',
    other: 'there are only {n} readings of {name} from the last {days}',
  }),
  fewScoresIn: plural({
    one: 'there’s only {n} score for {name} from the last {days}',
    other: 'there are only {n} scores for {name} from the last {days}',
  }),
  subscaleIn: '{subscale} ({item})',
  rowYou: 'your last {count} of {name} were {values}',
  rowThey: 'the last {count} of {name} were {values}',
  rowWithin: '{found}: each is {limit}',
  rowOutside: '{found} (condition: each {limit})',
  tooFew: '{found} (needed: {count})',
  averageYou: 'your average {name} over {days} was {value}, from {count}',
  averageThey: 'the average {name} over {days} was {value}, from {count}',
  changeYou: 'your {name} went from {from} to {to} in {days}, a change of {value}',
  changeThey: '{name} went from {from} to {to} in {days}, a change of {value}',
});
