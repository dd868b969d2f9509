import { plural, type Translation } from './define-texts.ts';
import type { durationPhraseTexts } from './duration-phrase-texts.ts';

export default {
  about: 'نحو {time}',
  last: 'آخر {time}',
  daysInARow: plural({
    zero: 'لا أيام متتالية بعد',
    one: 'يوم واحد',
    two: 'يومان متتاليان',
    few: '{n} أيام متتالية',
    many: '{n} يومًا متتاليًا',
    other: '{n} يوم متتالٍ',
  }),
} satisfies Translation<typeof durationPhraseTexts>;
