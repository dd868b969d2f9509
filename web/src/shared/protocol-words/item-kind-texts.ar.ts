import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { itemKindTexts } from './item-kind-texts.ts';

export default {
  activity: 'نشاط',
  order: 'طلب',
  nudge: 'توجيه',
  challenge: 'تحدٍّ',
  assessment: 'تقييم',
  kpi: 'مؤشر',
  service: 'خدمة',
  agent: 'مساعد ذكي',
} satisfies Translation<typeof itemKindTexts>;
