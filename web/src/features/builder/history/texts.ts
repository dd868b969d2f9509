import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'History', ar: 'السجل' },
  lead: {
    en: 'Versions are saved automatically. Choose one to see what has changed since.',
    ar: 'تُحفظ النسخ تلقائيًا. عند اختيار نسخة يظهر ما تغيّر منذ ذلك الحين.',
  },
  close: { en: 'Close history', ar: 'إغلاق السجل' },
  keepNow: { en: 'Name this version', ar: 'تسمية هذه النسخة' },
  keepName: { en: 'Version name', ar: 'اسم النسخة' },
  keepHelp: { en: 'For example: before the review', ar: 'مثلًا: قبل المراجعة' },
  keep: { en: 'Save version', ar: 'حفظ النسخة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  kept: { en: 'Version saved as “{name}”', ar: 'تم حفظ النسخة باسم «{name}»' },
  now: { en: 'Current', ar: 'الحالية' },
  byItself: { en: 'Saved automatically', ar: 'حُفظت تلقائيًا' },
  somebody: { en: 'Someone who has left', ar: 'شخص لم يعد هنا' },
  steps: plural({
    en: { one: '{n} step', other: '{n} steps' },
    ar: {
      zero: 'بلا خطوات',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: '{n} خطوات',
      many: '{n} خطوة',
      other: '{n} خطوة',
    },
  }),
  older: { en: 'Show older versions', ar: 'عرض نسخ أقدم' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failed: {
    en: 'We couldn’t load the versions. Check your connection and try again.',
    ar: 'تعذّر تحميل النسخ. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  none: { en: 'No versions yet', ar: 'لا نسخ بعد' },
  noneHelp: {
    en: 'The first one is saved when something changes.',
    ar: 'تُحفظ النسخة الأولى عند أول تغيير.',
  },
  since: { en: 'Changes since then', ar: 'التغييرات منذ ذلك الحين' },
  same: { en: 'Nothing has changed since then.', ar: 'لم يتغيّر شيء منذ ذلك الحين.' },
  more: plural({
    en: { one: 'and {n} more change', other: 'and {n} more changes' },
    ar: {
      zero: 'ولا شيء غير ذلك',
      one: 'وتغيير واحد آخر',
      two: 'وتغييران آخران',
      few: 'و{n} تغييرات أخرى',
      many: 'و{n} تغييرًا آخر',
      other: 'و{n} تغيير آخر',
    },
  }),
  restore: { en: 'Restore this version', ar: 'استعادة هذه النسخة' },
  restoreTitle: { en: 'Restore this version?', ar: 'استعادة هذه النسخة؟' },
  restoreText: {
    en: 'The protocol goes back to how it was then, for the whole team. We save the current version first, so you can return to it.',
    ar: 'يعود البروتوكول كما كان حينها للفريق كله. وتُحفظ النسخة الحالية أولًا ليمكن الرجوع إليها.',
  },
  stay: { en: 'Keep current version', ar: 'إبقاء النسخة الحالية' },
  restored: { en: 'Version restored', ar: 'تمت استعادة النسخة' },
  notSaved: {
    en: 'Your latest edits aren’t saved yet. Wait for that, then try again.',
    ar: 'لم تُحفظ تعديلاتك الأخيرة بعد. تُرجى إعادة المحاولة بعد حفظها.',
  },
});
