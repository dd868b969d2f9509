import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { rhythmTexts } from './rhythm-texts.ts';

export default {
  everyDays: plural({
    zero: 'كل {n} يوم',
    one: 'كل يوم',
    two: 'كل يومين',
    few: 'كل {n} أيام',
    many: 'كل {n} يومًا',
    other: 'كل {n} يوم',
  }),
  onWeekdays: 'أيام {weekdays}',
  onWeekdaysEveryWeeks: plural({
    zero: 'أيام {weekdays}، كل {n} أسبوع،',
    one: 'أيام {weekdays}، كل أسبوع،',
    two: 'أيام {weekdays}، كل أسبوعين،',
    few: 'أيام {weekdays}، كل {n} أسابيع،',
    many: 'أيام {weekdays}، كل {n} أسبوعًا،',
    other: 'أيام {weekdays}، كل {n} أسبوع،',
  }),
  atTime: 'الساعة {time}',
  fromTimeEveryHours: plural({
    zero: 'من الساعة {time} كل {n} ساعة',
    one: 'من الساعة {time} كل ساعة',
    two: 'من الساعة {time} كل ساعتين',
    few: 'من الساعة {time} كل {n} ساعات',
    many: 'من الساعة {time} كل {n} ساعة',
    other: 'من الساعة {time} كل {n} ساعة',
  }),
} satisfies Translation<typeof rhythmTexts>;
