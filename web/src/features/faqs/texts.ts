import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Frequently asked questions', ar: 'أسئلة شائعة' },
  lead: {
    en: 'Short answers to the questions we hear most.',
    ar: 'إجابات قصيرة عن أكثر الأسئلة التي تصلنا.',
  },
  search: { en: 'Search questions', ar: 'البحث في الأسئلة' },
  clear: { en: 'Clear search', ar: 'مسح البحث' },
  found: plural({
    en: { one: '{n} question found', other: '{n} questions found' },
    ar: {
      zero: 'لا نتائج',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{n} أسئلة',
      many: '{n} سؤالًا',
      other: '{n} سؤال',
    },
  }),
  nothing: { en: 'No matching questions', ar: 'لا توجد أسئلة مطابقة' },
  nothingHelp: {
    en: 'Try fewer or different words, or ask us directly.',
    ar: 'جرّب كلمات أقل أو مختلفة، أو اسألنا مباشرة.',
  },
  write: { en: 'Contact us', ar: 'تواصل معنا' },
  notThere: { en: 'Can’t find your question?', ar: 'سؤالك غير موجود هنا؟' },
});
