import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { typeHelpTexts } from './type-help-texts.ts';

export default {
  assessment: 'أسئلة تُحسب نقاطها',
  followup: 'نشاط مع أسئلة',
  kpi: 'أخذ قراءة',
  nudge: 'إرسال رسالة',
  order: 'تأكيد أو رفع ملف أو إدخال نتيجة',
  challenge: 'هدف يومي لمدة محددة',
  wait: 'انتظار وقت أو حدث',
  population: 'تحديد المؤهلين للمتابعة',
  jump: 'الانتقال إلى خطوة أخرى',
  finish: 'نهاية ناجحة',
  fail: 'نهاية دون بلوغ الهدف',
} satisfies Translation<typeof typeHelpTexts>;
