import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Parts of a question. */
export const questionPartTexts = defineTexts(import.meta.url, {
  kind: 'its type',
  help: 'its help text',
  required: 'whether it’s required',
  when: 'when it’s asked',
  options: 'its answers',
  rows: 'its rows',
  points: 'its points',
  numbers: 'its number settings',
  ends: 'what its ends mean',
  settings: 'its settings',
});
