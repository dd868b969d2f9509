import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { leaveTexts } from './leave-texts.ts';

export default {
  title: 'المغادرة دون حفظ؟',
  text: 'سيُفقد ما كُتب منذ آخر حفظ.',
  stay: 'مواصلة التعديل',
  leave: 'مغادرة',
  titleSave: 'الحفظ قبل المغادرة؟',
  textSave: 'لديك تغييرات لم تُحفظ بعد.',
  discard: 'دون حفظ',
  saveAndLeave: 'حفظ ومواصلة',
} satisfies Translation<typeof leaveTexts>;
