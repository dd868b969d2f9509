import { defineTexts } from '../../../i18n/define-texts.ts';

/** The way that breaks a rule, on the list of problems and on the flow. */
export const wayTexts = defineTexts({
  wayLabel: { en: 'The way that breaks the rule', ar: 'الطريق الذي يخالف القاعدة' },
  clockStarts: { en: 'From here the time runs', ar: 'من هنا يبدأ احتساب الوقت' },
  success: { en: 'done', ar: 'أُنجزت' },
  failure: { en: 'not done', ar: 'لم تُنجز' },
  passed: { en: 'belongs here', ar: 'من الفئة المستهدفة' },
  notPassed: { en: 'does not belong here', ar: 'ليس من الفئة المستهدفة' },
  sent: { en: 'sent', ar: 'أُرسل' },
  over: { en: 'over', ar: 'انقضى' },
  upTo: { en: 'up to {time}', ar: 'حتى {time}' },
  forEver: { en: 'no deadline', ar: 'بلا مهلة' },
  showWay: { en: 'Show the way on the flow', ar: 'اعرض الطريق على المسار' },
  close: { en: 'Hide the way', ar: 'أخفِ الطريق' },
  onWay: {
    en: 'Number {numbers} on the way that breaks the rule',
    ar: 'رقم {numbers} على الطريق الذي يخالف القاعدة',
  },
  mended: { en: 'This rule holds now on every way.', ar: 'تصمد هذه القاعدة الآن على كل الطرق.' },
  checking: { en: 'Looking at every way through', ar: 'جارٍ فحص كل الطرق' },
  rule: { en: 'Open the rule', ar: 'افتح القاعدة' },
  proven: { en: 'Proven on every way', ar: 'مثبتة على كل الطرق' },
  broken: { en: 'Does not hold', ar: 'لا تصمد' },
  unproven: { en: 'Could not be proven', ar: 'تعذّر إثباتها' },
  idle: { en: 'Never applies', ar: 'لا تنطبق أبدًا' },
});
