import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { kindTexts } from './kind-texts.ts';

export default {
  alert: 'تنبيه',
  ai: 'قرار',
  followup: 'نشاط',
  assessment: 'استبيان',
  order: 'طلب',
  kpi: 'قراءة',
  challenge: 'تحدٍّ',
  services: 'حجز',
} satisfies Translation<typeof kindTexts>;
