import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'Frequent questions', ar: 'أسئلة شائعة' },
  lead: { en: 'Short answers to what people ask us most.', ar: 'إجابات قصيرة عن أكثر ما يسأل عنه الناس.' },
  search: { en: 'Search the questions', ar: 'ابحث في الأسئلة' },
  clear: { en: 'Clear the search', ar: 'امسح البحث' },
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
  nothing: { en: 'No question has these words', ar: 'لا يوجد سؤال بهذه الكلمات' },
  nothingHelp: {
    en: 'Try fewer or other words, or ask us directly.',
    ar: 'جرّب كلمات أقل أو غيرها، أو اسألنا مباشرة.',
  },
  write: { en: 'Write to us', ar: 'راسلنا' },
  notThere: { en: 'Your question is not here?', ar: 'لم تجد سؤالك؟' },
});
