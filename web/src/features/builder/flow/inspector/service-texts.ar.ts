import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { serviceTexts } from './service-texts.ts';

export default {
  label: 'أي خدمة؟',
  help: 'خدماتك وخدمات كل من يعمل على هذا البروتوكول.',
  choose: 'اختيار خدمة…',
  none: 'بلا خدمة: يرتّب المتابع الموعد بنفسه',
  gone: 'خدمة لم يعد حجزها ممكنًا',
  at: '{service} في {place}',
  loading: 'جارٍ تحميل الخدمات…',
  failed: 'تعذّر تحميل الخدمات.',
  again: 'إعادة المحاولة',
  empty: 'لا توجد خدمات بعد. بعد إنشاء خدمة يمكن حجزها من هنا.',
  create: 'إنشاء خدمة',
} satisfies Translation<typeof serviceTexts>;
