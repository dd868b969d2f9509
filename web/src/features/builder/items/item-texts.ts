import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** Words that several parts about items share. */
export const itemTexts = defineTexts({
  yours: { en: 'Yours', ar: 'لك' },
  builtIn: { en: 'Built-in', ar: 'من المكتبة' },
  inThisProtocol: { en: 'In this protocol', ar: 'في هذا البروتوكول' },
  gone: { en: 'Something that is gone', ar: 'شيء لم يعد موجودًا' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  example: { en: 'Example', ar: 'مثال' },
});

export const pickerTexts = defineTexts({
  search: { en: 'Type to search, or to name a new one', ar: 'اكتب لتبحث، أو لتسمّي عنصرًا جديدًا' },
  show: { en: 'Show the list', ar: 'أظهر القائمة' },
  list: { en: 'Items to choose from', ar: 'العناصر المتاحة' },
  create: { en: 'Create “{name}”', ar: 'أنشئ «{name}»' },
  createNew: { en: 'Create a new one', ar: 'أنشئ عنصرًا جديدًا' },
  unnamed: { en: 'New {kind}', ar: '{kind} جديد' },
  created: {
    en: '“{name}” was added. Open it to fill in the rest.',
    ar: 'أُضيف «{name}». افتحه لتكمل الباقي.',
  },
  createdKpi: { en: '“{name}” was added.', ar: 'أُضيف «{name}».' },
  open: { en: 'Open {name}', ar: 'افتح {name}' },
  gone: {
    en: 'What was chosen here is gone. Choose something else.',
    ar: 'ما اختير هنا لم يعد موجودًا. اختر غيره.',
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
    en: 'The search did not answer. Type again to try once more.',
    ar: 'لم يُجب البحث. اكتب من جديد للمحاولة.',
  },
});
