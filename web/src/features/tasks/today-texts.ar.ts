import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { todayTexts } from './today-texts.ts';

export default {
  upNext: 'المهمة التالية',
  start: 'البدء الآن',
  alsoToday: 'أيضًا اليوم',
} satisfies Translation<typeof todayTexts>;
