import { defineTexts } from '@regimen/contract/language/define-texts.ts';
import type { StepType } from '@regimen/engine/protocol.ts';

/** What each type of step is called, wherever a protocol is shown. */
export const stepTypeTexts = defineTexts(import.meta.url, {
  population: 'Population',
  order: 'Order',
  nudge: 'Nudge',
  followup: 'Activity',
  challenge: 'Challenge',
  assessment: 'Assessment',
  kpi: 'KPI',
  services: 'Service',
  wait: 'Wait',
  jump: 'Jump',
  finish: 'Finish',
  fail: 'End early',
  ai: 'AI module',
} satisfies { [T in StepType]: unknown });
