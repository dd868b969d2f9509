import type { StepType } from '@regimen/engine/protocol.ts';
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
} satisfies { [T in StepType]: unknown });
