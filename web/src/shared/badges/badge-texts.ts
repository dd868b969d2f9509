import type { badgeNames } from '@regimen/contract/badge-names.ts';
import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const badgeTexts = defineTexts(import.meta.url, {
  'first-step': 'First step',
  'one-week': 'A full week',
  'one-month': 'A full month',
  'three-days': '3 days in a row',
  'on-target': 'On target',
  'half-way': 'Halfway',
  finished: 'Finished',
} satisfies Record<(typeof badgeNames)[number], string>);
