import { defineTexts } from '../../../i18n/define-texts.ts';

/** What each type is for, in half a line. */
export const typeHelpTexts = defineTexts({
  assessment: { en: 'Ask questions and score them', ar: 'أسئلة تُحسب نقاطها' },
  followup: { en: 'An activity with questions', ar: 'نشاط مع أسئلة' },
  kpi: { en: 'Take a reading', ar: 'أخذ قراءة' },
  nudge: { en: 'Send a message', ar: 'إرسال رسالة' },
  order: { en: 'Confirm, upload or enter a result', ar: 'تأكيد أو رفع ملف أو إدخال نتيجة' },
  challenge: { en: 'A daily goal for a set time', ar: 'هدف يومي لمدة محددة' },
  wait: { en: 'Wait for a time or an event', ar: 'انتظار وقت أو حدث' },
  population: { en: 'Check who is eligible', ar: 'تحديد المؤهلين للمتابعة' },
  jump: { en: 'Go to another step', ar: 'الانتقال إلى خطوة أخرى' },
  finish: { en: 'End with success', ar: 'نهاية ناجحة' },
  fail: { en: 'End without reaching the goal', ar: 'نهاية دون بلوغ الهدف' },
});
