import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { pickerTexts } from './picker-texts.ts';

export default {
  search: 'البحث أو كتابة اسم جديد',
  show: 'عرض القائمة',
  list: 'العناصر المتاحة',
  create: 'إنشاء «{name}»',
  createNew: 'إنشاء عنصر جديد',
  unnamed: '{kind} جديد',
  created: 'تمت إضافة «{name}». يمكن فتحه لإكمال التفاصيل.',
  createdKpi: 'تمت إضافة «{name}»',
  open: 'فتح {name}',
  gone: 'حُذف العنصر الذي اختير هنا. يُرجى اختيار غيره.',
  found: plural({
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{n} نتائج',
    many: '{n} نتيجة',
    other: '{n} نتيجة',
  }),
  usedBy: 'الاستخدام في: {names}',
  usedNowhere: 'بلا استخدام بعد',
  changed: 'آخر تغيير: {when}',
  searching: 'جارٍ البحث…',
  none: 'لا شيء بهذا الاسم بعد.',
  failed: 'تعذّر البحث. يمكن الكتابة من جديد للمحاولة.',
} satisfies Translation<typeof pickerTexts>;
