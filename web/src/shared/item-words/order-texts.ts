import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const orderTexts = defineTexts(import.meta.url, {
  type: 'What they need to do',
  confirmation: 'Confirm',
  confirmationHelp: 'They confirm they’ve done it or have it.',
  purchase: 'Buy',
  purchaseHelp: 'They buy something and confirm it.',
  upload: 'Upload',
  uploadHelp: 'They send a file or a photo.',
  lab_result: 'Lab result',
  lab_resultHelp: 'They enter a value, saved as a reading.',
  resultKpi: 'Saved to KPI',
  resultKpiHelp: 'The value becomes a reading of this KPI.',
});
