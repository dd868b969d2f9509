import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { datesTexts } from './dates-texts.ts';

export default {
  title: 'المرات الـ10 التالية',
  lead: 'لمتابع يبدأ اليوم في منطقتك الزمنية ({zone}).',
  leadStep: 'لمتابع يصل إلى الخطوة اليوم ويبقى فيها، في منطقتك الزمنية ({zone}).',
  day: 'اليوم {n}',
  never: 'لا تحدث أبدًا بهذه الإعدادات.',
  lastOne: 'ثم تنتهي.',
  working: 'جارٍ حساب المواعيد…',
} satisfies Translation<typeof datesTexts>;
