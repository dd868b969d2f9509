import type { ProgramTime } from '@regimen/contract/catalog-filters.ts';
import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const timeTexts = defineTexts(import.meta.url, {
  'up-to-10-minutes': 'Up to 10 minutes a day',
  'up-to-20-minutes': 'Up to 20 minutes a day',
  'up-to-40-minutes': 'Up to 40 minutes a day',
  'up-to-2-weeks': 'Up to 2 weeks',
  'up-to-6-weeks': 'Up to 6 weeks',
  'up-to-12-weeks': 'Up to 12 weeks',
} satisfies Record<ProgramTime, string>);
