import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What each kind of item is called. */
export const itemKindTexts = defineTexts(import.meta.url, {
  activity: 'Activity',
  order: 'Order',
  nudge: 'Nudge',
  challenge: 'Challenge',
  assessment: 'Assessment',
  kpi: 'KPI',
  service: 'Service',
  agent: 'Agent',
});
