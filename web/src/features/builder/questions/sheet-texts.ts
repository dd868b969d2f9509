import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** The sheet of questions as a follower fills it in. */
export const sheetTexts = defineTexts(import.meta.url, {
  chooseFile: 'Choose a file',
  noFile: 'Preview only. Nothing is sent.',
  noQuestions: 'No questions yet.',
  untitled: 'Untitled question',
  hidden: plural({
    one: 'With these answers, {n} question is skipped.',
    other: 'With these answers, {n} questions are skipped.',
  }),
  score: 'Score',
  ofRange: '({min} to {max})',
  result: 'Result',
  noScore: 'No score yet',
  noBand: 'No band covers this score',
  stillOpen: plural({ one: '{n} question left to answer.', other: '{n} questions left to answer.' }),
  complete: 'All required questions answered.',
  startOver: 'Start over',
  alerted: 'With these answers, an expert is alerted right away.',
});
