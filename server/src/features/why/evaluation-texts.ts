import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const evaluationTexts = defineTexts(import.meta.url, {
  careTeamDecided: 'your care team decided this in {name}',
  completed: '{name} was completed',
  notCompleted: '{name} ended without being completed',
});
