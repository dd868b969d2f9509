import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { stepTypeTexts } from './type-texts.ts';

export default {
  population: 'الفئة المستهدفة',
  order: 'طلب',
  nudge: 'توجيه',
  followup: 'نشاط',
  challenge: 'تحدٍّ',
  assessment: 'تقييم',
  kpi: 'مؤشر',
  services: 'خدمة',
  wait: 'انتظار',
  jump: 'انتقال',
  finish: 'نهاية',
  fail: 'إنهاء مبكر',
  ai: 'وحدة ذكاء اصطناعي',
} satisfies Translation<typeof stepTypeTexts>;
