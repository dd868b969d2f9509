import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Unit and range of a KPI, and the little form that asks for them when one is made. */
export const unitTexts = defineTexts(import.meta.url, {
  unit: 'Unit',
  unitHelp: 'What readings are in, such as steps, kg, mmHg or hours.',
  unitMissing: 'Enter a unit.',
  range: 'Possible readings',
  rangeLead:
    'The lowest and highest reading anyone could have. Anything outside is rejected as a typing mistake.',
  from: 'From',
  to: 'To',
  fromMissing: 'Enter the lowest possible reading.',
  toMissing: 'Enter the highest possible reading.',
  turned: '“To” must be higher than “From”.',
  usual: 'Most people use {unit}, from {min} to {max}.',
  use: 'Use these',
  newTitle: 'New KPI',
  name: 'What is measured?',
  nameHelp: 'People see it above the field, such as “Steps a day”.',
  nameMissing: 'Enter what is measured.',
  add: 'Add KPI',
  adding: 'Adding…',
  close: 'Close',
});
