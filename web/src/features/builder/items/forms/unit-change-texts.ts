import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const unitChangeTexts = defineTexts(import.meta.url, {
  title: 'Existing readings are in {unit}',
  ask: 'Tell us how to convert them to {unit}, and the chart stays one line.',
  asked: 'We convert them to {unit}, so the chart stays one line.',
  factor: '1 {from} is how many {to}?',
  factorHelp: 'You can change it later under “Other units”.',
  useKnown: 'Reverse the conversion you have for {unit}',
  convertBounds: 'Convert the range and target too',
  compare: 'Alerts and conditions on this KPI now use {unit}. Check their numbers.',
});
