import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** Words that several parts about items share. */
export const itemTexts = defineTexts({
  yours: { en: 'Yours', ar: 'عناصرك' },
  builtIn: { en: 'Built-in', ar: 'من المكتبة' },
  inThisProtocol: { en: 'In this protocol', ar: 'في هذا البروتوكول' },
  gone: { en: 'Deleted item', ar: 'عنصر محذوف' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  example: { en: 'Example', ar: 'مثال' },
});

export const pickerTexts = defineTexts({
  search: { en: 'Search, or type a new name', ar: 'البحث أو كتابة اسم جديد' },
  show: { en: 'Show list', ar: 'عرض القائمة' },
  list: { en: 'Available items', ar: 'العناصر المتاحة' },
  create: { en: 'Create “{name}”', ar: 'إنشاء «{name}»' },
  createNew: { en: 'Create new', ar: 'إنشاء عنصر جديد' },
  unnamed: { en: 'New {kind}', ar: '{kind} جديد' },
  created: {
    en: 'Added “{name}”. Open it to fill in the details.',
    ar: 'تمت إضافة «{name}». يمكن فتحه لإكمال التفاصيل.',
  },
  createdKpi: { en: 'Added “{name}”', ar: 'تمت إضافة «{name}»' },
  open: { en: 'Open {name}', ar: 'فتح {name}' },
  gone: {
    en: 'The item chosen here was deleted. Choose another one.',
    ar: 'حُذف العنصر الذي اختير هنا. يُرجى اختيار غيره.',
  },
  found: plural({
    en: { one: '{n} found', other: '{n} found' },
    ar: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    },
  }),
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  failed: {
    en: 'The search didn’t work. Type again to retry.',
    ar: 'تعذّر البحث. يمكن الكتابة من جديد للمحاولة.',
  },
});
