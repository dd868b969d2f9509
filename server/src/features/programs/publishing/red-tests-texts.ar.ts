import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { redTestsTexts } from './red-tests-texts.ts';

export default {
  red: 'لم تنجح بعد اختبارات {name} التالية على هذه المسودة: {tests}. يجب تشغيلها وإصلاح ما يفشل منها.',
  more: plural({
    zero: 'غيرها',
    one: 'اختبار آخر',
    two: 'اختباران آخران',
    few: '{n} اختبارات أخرى',
    many: '{n} اختبارًا آخر',
    other: '{n} اختبار آخر',
  }),
} satisfies Translation<typeof redTestsTexts>;
