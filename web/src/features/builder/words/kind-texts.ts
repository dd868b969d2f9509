import { defineTexts } from '../../../i18n/define-texts.ts';

/** What each type of step is called, everywhere in the builder. */
export const stepTypeTexts = defineTexts({
  population: { en: 'Population', ar: 'الفئة المستهدفة' },
  order: { en: 'Order', ar: 'طلب' },
  nudge: { en: 'Nudge', ar: 'تذكير' },
  followup: { en: 'Follow-up', ar: 'متابعة' },
  challenge: { en: 'Challenge', ar: 'تحدٍّ' },
  assessment: { en: 'Assessment', ar: 'تقييم' },
  kpi: { en: 'KPI', ar: 'مؤشر' },
  services: { en: 'Service', ar: 'خدمة' },
  wait: { en: 'Wait', ar: 'انتظار' },
  jump: { en: 'Jump', ar: 'انتقال' },
  finish: { en: 'Finish', ar: 'نهاية' },
  fail: { en: 'Fail', ar: 'إخفاق' },
  ai: { en: 'AI module', ar: 'وحدة ذكاء اصطناعي' },
});

/** What each kind of item is called. */
export const itemKindTexts = defineTexts({
  activity: { en: 'Activity', ar: 'نشاط' },
  order: { en: 'Order', ar: 'طلب' },
  nudge: { en: 'Nudge', ar: 'تذكير' },
  challenge: { en: 'Challenge', ar: 'تحدٍّ' },
  assessment: { en: 'Assessment', ar: 'تقييم' },
  kpi: { en: 'KPI', ar: 'مؤشر' },
  service: { en: 'Service', ar: 'خدمة' },
  agent: { en: 'Agent', ar: 'مساعد ذكي' },
});

/** Who does a step. */
export const targetTexts = defineTexts({
  follower: { en: 'Program Follower', ar: 'متابع البرنامج' },
  system: { en: 'Subject Matter Expert', ar: 'الخبير المختص' },
});
