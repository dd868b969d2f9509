import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

/** What is measured, as the beginning of a sentence. */
export const measureTexts = defineTexts({
  finished: { en: 'Followers who finish', ar: 'المتابعون الذين يُكملون' },
  failed: { en: 'Followers whose program ends early', ar: 'من ينتهي برنامجهم قبل أوانه' },
  withdrawn: { en: 'Followers who leave', ar: 'المتابعون الذين يغادرون' },
  stuck: { en: 'Followers who get stuck', ar: 'المتابعون الذين يتعثرون' },
  underWay: { en: 'Followers still on the way at the end', ar: 'من لا يزالون في الطريق عند النهاية' },
  daysToFinish: { en: 'Days until half of those who finish have', ar: 'الأيام حتى يُكمل نصف من يُكملون' },
  promptsInADay: { en: 'Prompts that anybody gets in a day', ar: 'التنبيهات لأي متابع في يوم واحد' },
  promptsInAWeek: { en: 'Prompts a week for each follower', ar: 'التنبيهات أسبوعيًا لكل متابع' },
  expertMinutesPerFollower: { en: 'Experts’ minutes for each follower', ar: 'دقائق الخبراء لكل متابع' },
  expertTasksRanOut: { en: 'Experts’ tasks that run out unanswered', ar: 'مهام الخبراء التي ينقضي وقتها' },
  reached: { en: 'Followers who come to a step', ar: 'المتابعون الذين يصلون إلى خطوة' },
  reachedStep: { en: 'Followers who come to “{name}”', ar: 'المتابعون الذين يصلون إلى «{name}»' },
  daysInStep: { en: 'Usual days in a step', ar: 'الأيام المعتادة في خطوة' },
  daysInThatStep: { en: 'Usual days in “{name}”', ar: 'الأيام المعتادة في «{name}»' },
  kpiInTarget: { en: 'Measured people who end in a KPI’s target', ar: 'من ينتهون ضمن هدف مؤشر' },
  kpiInItsTarget: {
    en: 'Measured people who end in the target of “{name}”',
    ar: 'من ينتهون ضمن هدف «{name}»',
  },
  gone: { en: 'a step that is gone', ar: 'خطوة لم تعد موجودة' },
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
  unknown: { en: 'not known', ar: 'غير معروف' },
});
