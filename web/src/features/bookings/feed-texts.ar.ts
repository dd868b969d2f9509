import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { feedTexts } from './feed-texts.ts';

export default {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل. يُرجى التحقق من الاتصال.',
  again: 'المحاولة مرة أخرى',
  help: 'عند إضافة هذا الرابط السري إلى تطبيق التقويم تظهر فيه حجوزاتك. كل من لديه الرابط يستطيع رؤيتها.',
  once: 'يُرجى نسخ الرابط الآن، فهو لا يظهر إلا مرة واحدة.',
  address: 'رابط تطبيق التقويم',
  since: 'أُنشئ الرابط',
  notRead: 'لم يقرأه أي تطبيق بعد.',
  lastRead: 'آخر قراءة',
  make: 'إنشاء الرابط',
  makeNew: 'إنشاء رابط جديد',
  makeNewTitle: 'إنشاء رابط جديد؟',
  remove: 'حذف الرابط',
  removeTitle: 'حذف الرابط؟',
  oldStops: 'لن تظهر حجوزاتك بعد ذلك في التطبيقات التي تستخدم الرابط الحالي.',
  keep: 'الإبقاء على الرابط',
  deleted: 'تم حذف الرابط',
} satisfies Translation<typeof feedTexts>;
