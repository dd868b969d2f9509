import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { previewTexts } from './preview-texts.ts';

export default {
  title: 'معاينة',
  noTitle: 'عنوان البرنامج',
  noSummary: 'ملخص في جملة أو جملتين',
  minutes: plural({
    zero: '{n} دقيقة في اليوم',
    one: 'دقيقة واحدة في اليوم',
    two: 'دقيقتان في اليوم',
    few: '{n} دقائق في اليوم',
    many: '{n} دقيقة في اليوم',
    other: '{n} دقيقة في اليوم',
  }),
  weeks: plural({
    zero: '{n} أسبوع',
    one: 'أسبوع واحد',
    two: 'أسبوعان',
    few: '{n} أسابيع',
    many: '{n} أسبوعًا',
    other: '{n} أسبوع',
  }),
} satisfies Translation<typeof previewTexts>;
