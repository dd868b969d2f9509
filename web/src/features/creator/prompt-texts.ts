import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const promptTexts = defineTexts({
  title: { en: 'How followers are told', ar: 'كيف يُخبَر المتابعون' },
  days: plural({
    en: { one: 'The last {n} day', other: 'The last {n} days' },
    ar: {
      zero: 'الأيام الأخيرة',
      one: 'اليوم الأخير',
      two: 'اليومان الأخيران',
      few: 'آخر {n} أيام',
      many: 'آخر {n} يومًا',
      other: 'آخر {n} يوم',
    },
  }),
  none: {
    en: 'Nobody had to be told anything yet. Once your followers get tasks, you see here how reliably they hear of them.',
    ar: 'لم يكن هناك ما يُخبَر به أحد بعد. حين تصل المهام إلى متابعيك ترى هنا مدى انتظام وصولها.',
  },
  onTime: { en: 'Sent after it was due', ar: 'الإرسال بعد حلول الموعد' },
  half: { en: 'half within', ar: 'نصفها خلال' },
  ninety: { en: '90% within', ar: '90% خلال' },
  ninetyNine: { en: '99% within', ar: '99% خلال' },
  delivered: { en: 'Delivered', ar: 'وصلت' },
  seen: { en: 'Seen', ar: 'شوهدت' },
  answered: { en: 'Answered', ar: 'أُجيب عنها' },
  missed: { en: 'Missed', ar: 'فاتت' },
  of: plural({
    en: { one: 'of {n} prompt', other: 'of {n} prompts' },
    ar: {
      zero: 'من التنبيهات',
      one: 'من تنبيه واحد',
      two: 'من تنبيهين',
      few: 'من {n} تنبيهات',
      many: 'من {n} تنبيهًا',
      other: 'من {n} تنبيه',
    },
  }),
  held: plural({
    en: {
      one: '{n} more waited because its follower wished so (quiet hours, most a day); it is not counted.',
      other:
        '{n} more waited because their followers wished so (quiet hours, most a day); they are not counted.',
    },
    ar: {
      zero: 'لم ينتظر أي تنبيه برغبة المتابعين.',
      one: 'وانتظر تنبيه آخر برغبة صاحبه (ساعات الهدوء، الحد اليومي)، ولم يُحسب.',
      two: 'وانتظر تنبيهان آخران برغبة صاحبيهما (ساعات الهدوء، الحد اليومي)، ولم يُحسبا.',
      few: 'وانتظرت {n} تنبيهات أخرى برغبة أصحابها (ساعات الهدوء، الحد اليومي)، ولم تُحسب.',
      many: 'وانتظر {n} تنبيهًا آخر برغبة أصحابها (ساعات الهدوء، الحد اليومي)، ولم تُحسب.',
      other: 'وانتظر {n} تنبيه آخر برغبة أصحابها (ساعات الهدوء، الحد اليومي)، ولم تُحسب.',
    },
  }),
});
