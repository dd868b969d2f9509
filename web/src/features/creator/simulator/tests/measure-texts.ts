import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

/** What is measured, as the beginning of a sentence. */
export const measureTexts = defineTexts({
  finished: { en: 'Followers who finish', ar: 'المتابعون الذين يكملون' },
  ranThrough: { en: 'Followers who only reach the end', ar: 'المتابعون الذين يبلغون النهاية فقط' },
  stopped: { en: 'Followers who drop out', ar: 'المتابعون الذين ينقطعون' },
  failed: { en: 'Followers whose program ends early', ar: 'المتابعون الذين ينتهي برنامجهم مبكرًا' },
  withdrawn: { en: 'Followers who say they’re leaving', ar: 'المتابعون الذين يعلنون مغادرتهم' },
  stuck: { en: 'Followers who get stuck', ar: 'المتابعون الذين يتعثرون' },
  underWay: { en: 'Followers still in progress at the end', ar: 'المتابعون المستمرون عند النهاية' },
  daysToFinish: { en: 'Median days to finish', ar: 'وسيط الأيام حتى الإكمال' },
  promptsInADay: { en: 'Most tasks and messages in a day', ar: 'أكثر المهام والرسائل في يوم' },
  promptsInAWeek: { en: 'Tasks and messages a week per follower', ar: 'المهام والرسائل أسبوعيًا لكل متابِع' },
  expertMinutesPerFollower: { en: 'Expert minutes per follower', ar: 'دقائق الخبراء لكل متابِع' },
  expertTasksRanOut: { en: 'Expert tasks that expire unanswered', ar: 'مهام الخبراء التي تنقضي دون إجابة' },
  reached: { en: 'Followers who reach a step', ar: 'المتابعون الذين يصلون إلى خطوة' },
  reachedStep: { en: 'Followers who reach “{name}”', ar: 'المتابعون الذين يصلون إلى «{name}»' },
  daysInStep: { en: 'Median days in a step', ar: 'وسيط الأيام في خطوة' },
  daysInThatStep: { en: 'Median days in “{name}”', ar: 'وسيط الأيام في «{name}»' },
  kpiInTarget: {
    en: 'Measured followers who end in a KPI’s target',
    ar: 'أصحاب القراءات المنتهون ضمن هدف مؤشر',
  },
  kpiInItsTarget: {
    en: 'Measured followers who end in target for “{name}”',
    ar: 'أصحاب القراءات المنتهون ضمن هدف «{name}»',
  },
  gone: { en: 'a deleted item', ar: 'عنصر محذوف' },
  atLeast: { en: 'at least', ar: 'على الأقل' },
  atMost: { en: 'at most', ar: 'على الأكثر' },
  expectsAtLeast: { en: '{label}: at least {value}', ar: '{label}: {value} على الأقل' },
  expectsAtMost: { en: '{label}: at most {value}', ar: '{label}: {value} على الأكثر' },
  days: plural({
    en: { one: '{n} day', other: '{n} days' },
    ar: {
      zero: '{n} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{n} أيام',
      many: '{n} يومًا',
      other: '{n} يوم',
    },
  }),
  minutes: plural({
    en: { one: '{n} minute', other: '{n} minutes' },
    ar: {
      zero: '{n} دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{n} دقائق',
      many: '{n} دقيقة',
      other: '{n} دقيقة',
    },
  }),
  dayUnit: { en: 'days', ar: 'يوم' },
  minuteUnit: { en: 'minutes', ar: 'دقيقة' },
  unknown: { en: 'unknown', ar: 'غير معروف' },
});
