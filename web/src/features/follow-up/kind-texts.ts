import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const kindTexts = defineTexts(import.meta.url, {
  alert: 'Alert',
  ai: 'Decision',
  followup: 'Activity',
  assessment: 'Assessment',
  order: 'Order',
  kpi: 'Reading',
  challenge: 'Challenge',
  services: 'Booking',
});
