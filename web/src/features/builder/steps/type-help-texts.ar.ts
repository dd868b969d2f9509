import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { typeHelpTexts } from './type-help-texts.ts';

export default {
  assessment: 'أسئلة تُحسب نقاطها',
  followup: 'شيء يُنجز، ثم أسئلة عنه',
  kpi: 'أخذ قراءة',
  nudge: 'إرسال رسالة قصيرة',
  order: 'تأكيد أو رفع ملف أو إدخال نتيجة',
  services: 'حجز موعد مع فريقك',
  challenge: 'هدف يومي لمدة محددة',
  wait: 'انتظار وقت أو حدث',
  population: 'تحديد المؤهلين للمشاركة',
  ai: 'اختيار فرع بنموذج ذكاء اصطناعي',
  jump: 'الانتقال إلى خطوة أخرى',
  finish: 'نهاية ناجحة',
  fail: 'نهاية دون بلوغ الهدف',
} satisfies Translation<typeof typeHelpTexts>;
