import { plural, type Translation } from './define-texts.ts';
import type { durationTexts } from './duration-texts.ts';

export default {
  aDay: '{time} يوميًا',
  about: 'نحو {time}',
  upTo: 'حتى {time}',
  last: 'آخر {time}',
  daysInARow: plural({
    zero: 'لا أيام متتالية بعد',
    one: 'يوم واحد',
    two: 'يومان متتاليان',
    few: '{n} أيام متتالية',
    many: '{n} يومًا متتاليًا',
    other: '{n} يوم متتالٍ',
  }),
} satisfies Translation<typeof durationTexts>;
