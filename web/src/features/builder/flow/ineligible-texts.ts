import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const ineligibleTexts = defineTexts(import.meta.url, {
  title: 'What about people who aren’t eligible for {name}?',
  lead: 'So far, only eligible people continue. Choose what happens to everyone else.',
  end: 'End it for them',
  branch: 'Add a branch',
  later: 'Later',
});
