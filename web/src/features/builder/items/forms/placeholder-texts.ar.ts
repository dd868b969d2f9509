import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { placeholderTexts } from './placeholder-texts.ts';

export default {
  label: 'تفاصيل شخصية',
  help: 'تُضاف عند موضع المؤشر، في العنوان أو الرسالة، ويرى كل شخص ما يخصّه.',
  name: 'الاسم الأول',
  day: 'يوم البرنامج',
  reading: 'آخر قراءة',
  readingOf: 'آخر قراءة: {name}',
  insert: 'إدراج: {name}',
  noKpis: 'لعرض آخر قراءة، يُرجى إضافة خطوة مؤشر إلى هذا البروتوكول.',
  missing: 'إن لم تكن هناك قراءة بعد، تُحذف جملتها من الرسالة.',
  unknown: 'لا نعرف {text}. يُرجى استخدام أحد الأزرار أسفل الرسالة.',
} satisfies Translation<typeof placeholderTexts>;
