import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { dayTexts } from './day-texts.ts';

export default {
  sent: 'تم الإرسال {day}. التفاصيل:',
  dueButNotSent: 'كان هناك ما يُرسل {day}، لكن لم يُرسل شيء. التفاصيل:',
  nothing: 'لم يكن هناك ما يُرسل {day}.',
  nothingWithDetails: 'لم يكن هناك ما يُرسل {day}. التفاصيل:',
} satisfies Translation<typeof dayTexts>;
