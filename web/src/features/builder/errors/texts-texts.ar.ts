import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts-texts.ts';

export default {
  title: 'المشكلات',
  lead: 'نفحص كل مسار في البروتوكول بعد كل تعديل، قبل أن يتابعه أحد.',
  checking: 'جارٍ فحص كل المسارات',
  clear: 'لا توجد مشكلات',
  clearHelp: 'كل مسار يؤدي إلى خطوة تالية، وكل خطوة مكتملة، ويمكن بلوغ النهاية، وقواعد السلامة محققة.',
  errors: plural({
    zero: 'لا شيء يمنع النشر',
    one: 'مشكلة واحدة تمنع النشر',
    two: 'مشكلتان تمنعان النشر',
    few: '{n} مشكلات تمنع النشر',
    many: '{n} مشكلة تمنع النشر',
    other: '{n} مشكلة تمنع النشر',
  }),
  warnings: plural({
    zero: 'لا تحذيرات',
    one: 'تحذير واحد',
    two: 'تحذيران',
    few: '{n} تحذيرات',
    many: '{n} تحذيرًا',
    other: '{n} تحذير',
  }),
  warningsHelp: 'يمكن النشر رغم ذلك، وتُستحسن مراجعة كل منها.',
  error: 'خطأ',
  warning: 'تحذير',
  showStep: 'عرض في المخطط',
  giveDeadline: 'تحديد موعد نهائي',
  showModule: 'فتح الوحدة',
  showItem: 'فتح',
  showFlow: 'فتح المخطط',
  mend: 'إصلاح',
  mendNamed: 'إصلاح: {title}',
  mended: 'تم الإصلاح، ويمكن التراجع عنه.',
  cannotMend: 'لم يعد الإصلاح التلقائي ممكنًا. يمكن التعديل من الخطوة نفسها.',
  rules: 'قواعد السلامة الخاصة بك',
  rulesLead:
    'ما لا يجوز تفويته. نختبر كل قاعدة على كل مسار بأطول وقت قد تستغرقه كل خطوة. القاعدة المخالَفة تمنع النشر، ونعرض المسار الذي يخالفها.',
  noRules: 'لا توجد قواعد سلامة بعد',
  noRulesHelp: 'مثلًا: قراءة ضغط انقباضي فوق 180 يجب أن تصل إلى خبير خلال يوم واحد.',
  addRule: 'إضافة قاعدة',
} satisfies Translation<typeof texts>;
