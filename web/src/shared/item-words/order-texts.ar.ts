import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { orderTexts } from './order-texts.ts';

export default {
  type: 'المطلوب',
  confirmation: 'تأكيد',
  confirmationHelp: 'تأكيد إنجاز الأمر أو الحصول عليه.',
  purchase: 'شراء',
  purchaseHelp: 'شراء شيء ثم تأكيد ذلك.',
  upload: 'رفع ملف',
  uploadHelp: 'إرسال ملف أو صورة.',
  lab_result: 'نتيجة مختبر',
  lab_resultHelp: 'إدخال قيمة تُحفظ قراءةً.',
  resultKpi: 'يُحفظ في المؤشر',
  resultKpiHelp: 'تصبح القيمة قراءة لهذا المؤشر.',
} satisfies Translation<typeof orderTexts>;
