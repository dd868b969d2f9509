import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const modelTexts = defineTexts(import.meta.url, {
  title: 'What the AI model chooses',
  help: 'Say how often the model picks each branch. No real model is asked for this. The numbers count in proportion, so they don’t need to add up to 100.',
  of: 'Branches of {name}',
  unsure: 'Not sure enough',
  unsureHelp: 'Share of choices an expert looks at.',
  evenly: 'Use equal shares',
});
