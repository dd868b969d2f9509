import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const promptTexts = defineTexts({
  title: { en: 'Reminder delivery', ar: 'وصول التذكيرات' },
  days: plural({
    en: { one: 'Last {n} day', other: 'Last {n} days' },
    ar: {
      zero: 'الأيام الأخيرة',
      one: 'اليوم الأخير',
      two: 'آخر يومين',
      few: 'آخر {n} أيام',
      many: 'آخر {n} يومًا',
      other: 'آخر {n} يوم',
    },
  }),
  none: {
    en: 'No reminders yet. Once your followers have tasks, you’ll see here how reliably reminders reach them.',
    ar: 'لا توجد تذكيرات بعد. حين تكون لدى متابعيك مهام، سيظهر هنا مدى انتظام وصول تذكيراتها.',
  },
  onTime: { en: 'Time from due to sent', ar: 'المدة بين الموعد والإرسال' },
  half: { en: '50% within', ar: '50% خلال' },
  ninety: { en: '90% within', ar: '90% خلال' },
  ninetyNine: { en: '99% within', ar: '99% خلال' },
  delivered: { en: 'Delivered', ar: 'وصلت' },
  seen: { en: 'Seen', ar: 'شوهدت' },
  answered: { en: 'Answered', ar: 'أُجيب عنها' },
  missed: { en: 'Missed', ar: 'فاتت' },
  of: plural({
    en: { one: 'Based on {n} reminder', other: 'Based on {n} reminders' },
    ar: {
      zero: 'لا توجد تذكيرات',
      one: 'استنادًا إلى تذكير واحد',
      two: 'استنادًا إلى تذكيرين',
      few: 'استنادًا إلى {n} تذكيرات',
      many: 'استنادًا إلى {n} تذكيرًا',
      other: 'استنادًا إلى {n} تذكير',
    },
  }),
  held: plural({
    en: {
      one: '{n} more was held back by the follower’s own settings (quiet hours, daily limit) and isn’t counted.',
      other:
        '{n} more were held back by the followers’ own settings (quiet hours, daily limit) and aren’t counted.',
    },
    ar: {
      zero: 'لم يتأجّل أي تذكير بحسب إعدادات المتابعين.',
      one: 'تأجّل تذكير آخر بحسب إعدادات المتابع (ساعات الهدوء، الحد اليومي)، ولم يُحتسب.',
      two: 'تأجّل تذكيران آخران بحسب إعدادات المتابعين (ساعات الهدوء، الحد اليومي)، ولم يُحتسبا.',
      few: 'تأجّلت {n} تذكيرات أخرى بحسب إعدادات المتابعين (ساعات الهدوء، الحد اليومي)، ولم تُحتسب.',
      many: 'تأجّل {n} تذكيرًا آخر بحسب إعدادات المتابعين (ساعات الهدوء، الحد اليومي)، ولم تُحتسب.',
      other: 'تأجّل {n} تذكير آخر بحسب إعدادات المتابعين (ساعات الهدوء، الحد اليومي)، ولم تُحتسب.',
    },
  }),
});
