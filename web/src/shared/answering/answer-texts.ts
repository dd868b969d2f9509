import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Words around one question, for whoever answers it. */
export const answerTexts = defineTexts(import.meta.url, {
  yes: 'Yes',
  no: 'No',
  optional: '(optional)',
  several: 'Choose all that apply.',
  notSet: 'Move the slider to answer.',
  untitled: 'Untitled question',
  option: 'Answer {n}',
  row: 'Row {n}',
  outOfRange: 'This number is out of range. Try another.',
  between: 'Enter a number from {min} to {max}.',
  missing: 'This question needs an answer.',
  rowMissing: 'Choose an answer here.',
  tooLong: 'Use at most {n} characters.',
  wrongKind: 'Please answer this question again.',
});
