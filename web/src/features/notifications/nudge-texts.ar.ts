import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { nudgeTexts } from './nudge-texts.ts';

export default {
  title: 'التوجيهات',
  lead: 'رسائل قصيرة من برامجك في اللحظة المناسبة.',
  from: 'من {name}، برنامج «{program}»',
  nextTask: 'التالي: {name}',
  toProgram: 'فتح البرنامج',
  all: 'كل التوجيهات',
  settings: 'اختيار طريقة وصول التوجيهات',
  none: 'لا توجيهات بعد',
  noneHelp: 'ترسل برامجك رسائل قصيرة في اللحظة المناسبة، وتبقى هنا.',
  fresh: 'جديدة',
  homeTitle: 'توجيهات لك',
} satisfies Translation<typeof nudgeTexts>;
