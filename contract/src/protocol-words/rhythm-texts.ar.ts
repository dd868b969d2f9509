import { plural, type Translation } from '../language/define-texts.ts';
import type { rhythmTexts } from './rhythm-texts.ts';

export default {
  everyDay: plural({
    zero: 'كل يوم',
    one: 'كل يوم',
    two: 'كل يومين',
    few: 'كل {n} أيام',
    many: 'كل {n} يومًا',
    other: 'كل {n} يوم',
  }),
  everyWeek: plural({
    zero: 'أيام {days}',
    one: 'أيام {days}',
    two: 'كل أسبوعين: {days}',
    few: 'كل {n} أسابيع: {days}',
    many: 'كل {n} أسبوعًا: {days}',
    other: 'كل {n} أسبوع: {days}',
  }),
  // Which days are workdays differs from country to country: these are named.
  weekdays: plural({
    zero: 'من الاثنين إلى الجمعة',
    one: 'من الاثنين إلى الجمعة',
    two: 'كل أسبوعين: من الاثنين إلى الجمعة',
    few: 'كل {n} أسابيع: من الاثنين إلى الجمعة',
    many: 'كل {n} أسبوعًا: من الاثنين إلى الجمعة',
    other: 'كل {n} أسبوع: من الاثنين إلى الجمعة',
  }),
  at: '{days} الساعة {time}',
  onceMore: plural({
    zero: '{when} ثم كل ساعة حتى نهاية اليوم',
    one: '{when} ثم كل ساعة حتى نهاية اليوم',
    two: '{when} ثم كل ساعتين حتى نهاية اليوم',
    few: '{when} ثم كل {n} ساعات حتى نهاية اليوم',
    many: '{when} ثم كل {n} ساعة حتى نهاية اليوم',
    other: '{when} ثم كل {n} ساعة حتى نهاية اليوم',
  }),
} satisfies Translation<typeof rhythmTexts>;
