import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { timeTexts } from './time-texts.ts';

export default {
  'up-to-10-minutes': 'حتى 10 دقائق يوميًا',
  'up-to-20-minutes': 'حتى 20 دقيقة يوميًا',
  'up-to-40-minutes': 'حتى 40 دقيقة يوميًا',
  'up-to-2-weeks': 'حتى أسبوعين',
  'up-to-6-weeks': 'حتى 6 أسابيع',
  'up-to-12-weeks': 'حتى 12 أسبوعًا',
} satisfies Translation<typeof timeTexts>;
