import { defineTexts } from '../../../../i18n/define-texts.ts';

/** How a step can end, by the engine's names. */
export const reasonTexts = defineTexts({
  done: { en: 'Done', ar: 'أُنجزت' },
  late: { en: 'Done late', ar: 'أُنجزت متأخرة' },
  declined: { en: 'Said no', ar: 'رُفضت' },
  expired: { en: 'Not done in time', ar: 'لم تُنجز في وقتها' },
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
  passed: { en: 'Let through', ar: 'سُمح بالمرور' },
  'not-passed': { en: 'Not let through', ar: 'لم يُسمح بالمرور' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  missed: { en: 'Missed', ar: 'فاتت' },
  'time-came': { en: 'The time came', ar: 'حان الوقت' },
  'event-came': { en: 'It happened', ar: 'حدث الأمر' },
  'goal-reached': { en: 'Goal reached', ar: 'تحقق الهدف' },
  'goal-missed': { en: 'Goal missed', ar: 'لم يتحقق الهدف' },
  'out-of-target': { en: 'Outside the target', ar: 'خارج الهدف' },
  expert: { en: 'Decided by your team', ar: 'قرره فريقك' },
  model: { en: 'Decided by the model', ar: 'قرره النموذج' },
  fallback: { en: 'Went the way for when nobody decides', ar: 'سلكت الطريق الاحتياطي' },
});
