import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const activityTexts = defineTexts(import.meta.url, {
  instructions: 'Instructions',
  instructionsHelp: 'What to do, step by step, in plain words.',
  minutes: 'Duration',
  questions: 'Questions afterwards',
  questionsLead: 'A short check-in once it’s done. The flow can branch on the answers.',
});
