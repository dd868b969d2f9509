import { defineTexts } from '../../../i18n/define-texts.ts';

/** The way that breaks a rule, on the list of problems and on the flow. */
export const wayTexts = defineTexts({
  wayLabel: { en: 'Path that breaks the rule', ar: 'المسار الذي يخالف القاعدة' },
  clockStarts: { en: 'The time limit starts here', ar: 'تبدأ المهلة من هنا' },
  success: { en: 'done', ar: 'أُنجزت' },
  failure: { en: 'not done', ar: 'لم تُنجز' },
  passed: { en: 'eligible', ar: 'مؤهل' },
  notPassed: { en: 'not eligible', ar: 'غير مؤهل' },
  sent: { en: 'sent', ar: 'أُرسل' },
  over: { en: 'finished', ar: 'انقضى' },
  upTo: { en: 'up to {time}', ar: 'حتى {time}' },
  forEver: { en: 'no deadline', ar: 'بلا مهلة' },
  showWay: { en: 'Show the path in the flow', ar: 'عرض المسار المخالف' },
  close: { en: 'Hide path', ar: 'إخفاء المسار' },
  onWay: {
    en: 'Number {numbers} on the path that breaks the rule',
    ar: 'رقم {numbers} في المسار الذي يخالف القاعدة',
  },
  mended: { en: 'This rule now holds on every path.', ar: 'هذه القاعدة محققة الآن على كل المسارات.' },
  checking: { en: 'Checking every path', ar: 'جارٍ فحص كل المسارات' },
  rule: { en: 'Open rule', ar: 'فتح القاعدة' },
  proven: { en: 'Holds on every path', ar: 'محققة على كل المسارات' },
  broken: { en: 'Broken', ar: 'مخالَفة' },
  unproven: { en: 'Couldn’t be confirmed', ar: 'تعذّر تأكيدها' },
  idle: { en: 'Never applies', ar: 'لا تنطبق أبدًا' },
});
