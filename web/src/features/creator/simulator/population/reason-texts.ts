import { defineTexts } from '../../../../i18n/define-texts.ts';

/** How a step can end, by the engine's names. */
export const reasonTexts = defineTexts({
  done: { en: 'Done', ar: 'أُنجزت' },
  late: { en: 'Done late', ar: 'أُنجزت متأخرة' },
  declined: { en: 'Declined', ar: 'رُفضت' },
  expired: { en: 'Not done in time', ar: 'لم تُنجز في وقتها' },
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
  passed: { en: 'Met the criteria', ar: 'استوفى المعايير' },
  'not-passed': { en: 'Didn’t meet the criteria', ar: 'لم يستوفِ المعايير' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  missed: { en: 'Missed', ar: 'فاتت' },
  'time-came': { en: 'Time reached', ar: 'حان الوقت' },
  'event-came': { en: 'Event happened', ar: 'وقع الحدث' },
  'goal-reached': { en: 'Goal reached', ar: 'تحقق الهدف' },
  'goal-missed': { en: 'Goal missed', ar: 'لم يتحقق الهدف' },
  'out-of-target': { en: 'Outside target', ar: 'خارج الهدف' },
  expert: { en: 'Decided by your team', ar: 'قرار فريقك' },
  model: { en: 'Decided by the model', ar: 'قرار النموذج' },
  fallback: { en: 'No decision: fallback branch', ar: 'دون قرار: الفرع الاحتياطي' },
});
