import { defineTexts } from '../../../i18n/define-texts.ts';

/** What each type is for, in half a line. */
export const typeHelpTexts = defineTexts({
  assessment: { en: 'Ask questions and score them', ar: 'أسئلة تُحسب نقاطها' },
  followup: { en: 'Something to do, with questions', ar: 'شيء يُنفَّذ، مع أسئلة' },
  kpi: { en: 'Take a reading', ar: 'أخذ قراءة' },
  nudge: { en: 'Send a message', ar: 'إرسال رسالة' },
  order: { en: 'Confirm, upload or enter a result', ar: 'تأكيد أو رفع ملف أو إدخال نتيجة' },
  challenge: { en: 'Something every day for a while', ar: 'شيء كل يوم لفترة' },
  wait: { en: 'Let time pass, or wait for something', ar: 'مرور وقت أو انتظار حدث' },
  population: { en: 'Who may go on', ar: 'من يمكنه المتابعة' },
  jump: { en: 'Go to another step', ar: 'الانتقال إلى خطوة أخرى' },
  finish: { en: 'The end, well done', ar: 'نهاية ناجحة' },
  fail: { en: 'The end, not reached', ar: 'نهاية دون بلوغ الهدف' },
});
