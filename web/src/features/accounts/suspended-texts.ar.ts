import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { suspendedTexts } from './suspended-texts.ts';

export default {
  title: 'هذا الحساب موقوف',
  lead: 'يتعذر تسجيل الدخول في الوقت الحالي. لم يُحذف شيء: برامجك وإجاباتك وقراءاتك كلها محفوظة.',
  why: 'ما كتبه لك الفريق',
  ask: 'هل في الأمر خطأ، أو لديك ما تقوله؟ يمكن مراسلتنا، وسيرد عليك أحد أفراد الفريق.',
  write: 'مراسلتنا',
  another: 'الدخول بحساب آخر',
} satisfies Translation<typeof suspendedTexts>;
