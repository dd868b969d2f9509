import { defineTexts } from '../../../i18n/define-texts.ts';

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
