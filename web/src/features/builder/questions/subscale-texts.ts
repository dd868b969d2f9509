import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const subscaleTexts = defineTexts(import.meta.url, {
  title: 'Subscales',
  lead: 'Separate scores for some of the questions, such as anxiety within a longer questionnaire. The flow can branch on each.',
  none: 'No subscales. The assessment has one total score.',
  nothingScored: 'No question gives points yet, so there’s nothing to score separately.',
  add: 'Add a subscale',
  name: 'Subscale name',
  which: 'Questions that count',
  remove: 'Remove {name}',
  removeUnnamed: 'Remove this subscale',
  reachable: plural({
    one: '{n} question, scores from {min} to {max}.',
    other: '{n} questions, scores from {min} to {max}.',
  }),
  empty: 'Choose at least one question.',
});
