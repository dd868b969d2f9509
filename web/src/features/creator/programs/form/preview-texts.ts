import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const previewTexts = defineTexts({
  title: { en: 'Preview', ar: 'معاينة' },
  noTitle: { en: 'Program title', ar: 'عنوان البرنامج' },
  noSummary: { en: 'A summary in one or two sentences', ar: 'ملخص في جملة أو جملتين' },
  minutes: plural({
    en: { one: '{n} minute a day', other: '{n} minutes a day' },
    ar: {
      zero: '{n} دقيقة في اليوم',
      one: 'دقيقة واحدة في اليوم',
      two: 'دقيقتان في اليوم',
      few: '{n} دقائق في اليوم',
      many: '{n} دقيقة في اليوم',
      other: '{n} دقيقة في اليوم',
    },
  }),
  weeks: plural({
    en: { one: '{n} week', other: '{n} weeks' },
    ar: {
      zero: '{n} أسبوع',
      one: 'أسبوع واحد',
      two: 'أسبوعان',
      few: '{n} أسابيع',
      many: '{n} أسبوعًا',
      other: '{n} أسبوع',
    },
  }),
});
