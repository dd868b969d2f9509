import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const kindTexts = defineTexts(import.meta.url, {
  single: 'One choice',
  singleHelp: 'One answer from several',
  multiple: 'Several choices',
  multipleHelp: 'All that apply',
  yes_no: 'Yes or no',
  yes_noHelp: 'The shortest question',
  scale: 'Scale',
  scaleHelp: 'Numbers in a row',
  slider: 'Slider',
  sliderHelp: 'With or without faces',
  number: 'Number',
  numberHelp: 'With a unit',
  text: 'Text',
  textHelp: 'In their own words',
  date: 'Date',
  dateHelp: 'A day in the calendar',
  matrix: 'Table',
  matrixHelp: 'Several rows, the same answers',
  file: 'File',
  fileHelp: 'A photo or a document',
});
