import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { timeTexts } from './time-texts.ts';

export default {
  yesterday: 'أمس',
  today: 'اليوم',
  tomorrow: 'غدًا',
  dayAtTime: '{day} الساعة {time}',
  dateAtTime: 'يوم {date} الساعة {time}',
  bareDateAtTime: 'يوم {date} الساعة {time}',
  onDate: 'يوم {date}',
  days: plural({
    zero: '{n} يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  }),
} satisfies Translation<typeof timeTexts>;
