import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** The rule of a recurring module, put together from parts: days, times, bounds. */
export const moduleTexts = defineTexts({
  everyDay: plural({
    en: { one: 'every day', other: 'every {n} days' },
    ar: {
      zero: 'كل يوم',
      one: 'كل يوم',
      two: 'كل يومين',
      few: 'كل {n} أيام',
      many: 'كل {n} يومًا',
      other: 'كل {n} يوم',
    },
  }),
  weekdays: { en: 'every {days}', ar: 'أيام {days}' },
  everyWeek: plural({
    en: { one: 'every {days}', other: 'on {days} every {n} weeks' },
    ar: {
      zero: 'أيام {days}',
      one: 'أيام {days}',
      two: 'كل أسبوعين: {days}',
      few: 'كل {n} أسابيع: {days}',
      many: 'كل {n} أسبوعًا: {days}',
      other: 'كل {n} أسبوع: {days}',
    },
  }),
  at: { en: '{days} at {time}', ar: '{days} في الساعة {time}' },
  onceMore: plural({
    en: {
      one: '{when} and then every hour until the day ends',
      other: '{when} and then every {n} hours until the day ends',
    },
    ar: {
      zero: '{when} ثم كل ساعة حتى نهاية اليوم',
      one: '{when} ثم كل ساعة حتى نهاية اليوم',
      two: '{when} ثم كل ساعتين حتى نهاية اليوم',
      few: '{when} ثم كل {n} ساعات حتى نهاية اليوم',
      many: '{when} ثم كل {n} ساعة حتى نهاية اليوم',
      other: '{when} ثم كل {n} ساعة حتى نهاية اليوم',
    },
  }),
  ownTime: { en: '{when} in the follower’s time', ar: '{when} بتوقيت المتابع' },
  fromDay: { en: 'from day {day}', ar: 'من اليوم {day}' },
  untilDay: { en: 'until day {day}', ar: 'حتى اليوم {day}' },
  fromUntil: { en: 'from day {from} until day {until}', ar: 'من اليوم {from} حتى اليوم {until}' },
  onlyDay: { en: 'on day {day} only', ar: 'في اليوم {day} فقط' },
  noDay: { en: 'never: it ends before it starts', ar: 'لا يحل أبدًا: ينتهي قبل أن يبدأ' },
  times: plural({
    en: { one: 'once', other: '{n} times' },
    ar: {
      zero: '{n} مرة',
      one: 'مرة واحدة',
      two: 'مرتين',
      few: '{n} مرات',
      many: '{n} مرة',
      other: '{n} مرة',
    },
  }),
  onlyRole: { en: 'only for people with the role {role}', ar: 'لمن دوره {role} فقط' },
  forExpert: { en: 'for the Subject Matter Expert', ar: 'للخبير المختص' },
  forExpertRole: {
    en: 'for the Subject Matter Expert with the role {role}',
    ar: 'للخبير المختص الذي دوره {role}',
  },
  holdsFinish: { en: 'the finish waits for it', ar: 'والنهاية تنتظره' },
  mon: { en: 'Monday', ar: 'الاثنين' },
  tue: { en: 'Tuesday', ar: 'الثلاثاء' },
  wed: { en: 'Wednesday', ar: 'الأربعاء' },
  thu: { en: 'Thursday', ar: 'الخميس' },
  fri: { en: 'Friday', ar: 'الجمعة' },
  sat: { en: 'Saturday', ar: 'السبت' },
  sun: { en: 'Sunday', ar: 'الأحد' },
});
