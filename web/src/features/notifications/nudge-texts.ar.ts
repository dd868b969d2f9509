import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { nudgeTexts } from './nudge-texts.ts';

export default {
  title: 'الرسائل',
  lead: 'رسائل من برامجك.',
  from: 'من {name}، برنامج «{program}»',
  nextTask: 'التالي: {name}',
  toProgram: 'فتح البرنامج',
  all: 'كل الرسائل',
  settings: 'اختيار الرسائل التي تصلك',
  none: 'لا رسائل بعد',
  noneHelp: 'تظهر هنا الرسائل الواردة من برامجك.',
  fresh: 'جديدة',
  homeTitle: 'رسائل لك',
} satisfies Translation<typeof nudgeTexts>;
