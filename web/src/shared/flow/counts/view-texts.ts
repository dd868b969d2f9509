import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const viewTexts = defineTexts(import.meta.url, {
  view: 'Show the flow as',
  drawing: 'Diagram',
  list: 'List',
});
