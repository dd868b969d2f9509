import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const scoringTexts = defineTexts(import.meta.url, {
  questions: 'Questions',
  editQuestions: 'Edit questions',
  questionsNext: 'Next, you’ll add the questions and what their scores mean.',
  scoring: 'Score',
  scoringLead: 'How points from the answers become one number.',
  method: 'How it’s calculated',
  sum: 'Sum',
  sumHelp: 'All points added up',
  mean: 'Average',
  meanHelp: 'Points per answered question',
  none: 'No score',
  noneHelp: 'Answers only',
  multiply: 'Multiply by',
  multiplyHelp: 'Only if the instrument requires it, such as 4 for a score from 0 to 100. Usually empty.',
  ofQuestions: plural({ one: 'question {numbers}', other: 'questions {numbers}' }),
  safety: 'Safety',
});
