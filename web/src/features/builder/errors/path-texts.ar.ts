import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { pathTexts } from './path-texts.ts';

export default {
  pathLabel: 'المسار الذي يخالف القاعدة',
  clockStarts: 'تبدأ المهلة من هنا',
  success: 'أُنجزت',
  failure: 'لم تُنجز',
  passed: 'مؤهل',
  notPassed: 'غير مؤهل',
  sent: 'أُرسل',
  over: 'انقضى',
  upTo: 'حتى {time}',
  forEver: 'بلا مهلة',
  showPath: 'عرض المسار المخالف',
  close: 'إخفاء المسار',
  onPath: 'رقم {numbers} في المسار الذي يخالف القاعدة',
  mended: 'هذه القاعدة محققة الآن على كل المسارات.',
  checking: 'جارٍ فحص كل المسارات',
  rule: 'فتح القاعدة',
  proven: 'محققة على كل المسارات',
  broken: 'مخالَفة',
  unproven: 'تعذّر تأكيدها',
  idle: 'لا تنطبق أبدًا',
} satisfies Translation<typeof pathTexts>;
