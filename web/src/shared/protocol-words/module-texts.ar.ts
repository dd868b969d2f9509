import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { moduleTexts } from './module-texts.ts';

export default {
  ownTime: '{when} بتوقيت المتابع',
  fromDay: 'من اليوم {day}',
  untilDay: 'حتى اليوم {day}',
  fromUntil: 'من اليوم {from} حتى اليوم {until}',
  onlyDay: 'في اليوم {day} فقط',
  noDay: 'لا يحل أبدًا: ينتهي قبل أن يبدأ',
  whileAt: 'أثناء الخطوة {step}',
  whileAtDays: 'بدءًا من الوصول إلى الخطوة {step} وأثناءها فقط',
  times: plural({
    zero: '{n} مرة',
    one: 'مرة واحدة',
    two: 'مرتين',
    few: '{n} مرات',
    many: '{n} مرة',
    other: '{n} مرة',
  }),
  onlyRole: 'لمن دوره {role} فقط',
  forExpert: 'للخبير المختص',
  forExpertRole: 'للخبير المختص الذي دوره {role}',
  holdsFinish: 'والنهاية تنتظره',
} satisfies Translation<typeof moduleTexts>;
