import { defineTexts } from '../language/define-texts.ts';

/** Why an AI model did not have the last word. */
export const decisionTexts = defineTexts(import.meta.url, {
  'no-model': 'No AI model is set up.',
  limit: 'The limit for the AI model was reached.',
  failed: 'The AI model couldn’t be reached.',
  'wrong-shape': 'The AI model’s answer couldn’t be read.',
  'no-such-branch': 'The AI model’s answer wasn’t one of the branches.',
  'several-branches': 'The AI model’s answer could mean more than one branch.',
  'too-late': 'The AI model didn’t answer in time.',
  every: 'Every choice is checked.',
  sample: 'This choice was picked for a check.',
  unsure: 'The AI model wasn’t sure enough.',
});
