import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const texts = defineTexts({
  title: { en: 'History', ar: 'السجل' },
  lead: {
    en: 'Your work is kept by itself. Choose a version to see what has changed since.',
    ar: 'يُحفظ عملك تلقائيًا. اختر نسخة لترى ما تغيّر منذ ذلك الحين.',
  },
  close: { en: 'Close history', ar: 'أغلق السجل' },
  keepNow: { en: 'Keep this version', ar: 'احفظ هذه النسخة' },
  keepName: { en: 'Name of this version', ar: 'اسم هذه النسخة' },
  keepHelp: { en: 'For example: before the review', ar: 'مثلًا: قبل المراجعة' },
  keep: { en: 'Keep version', ar: 'احفظ النسخة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  kept: { en: 'This version is kept as “{name}”.', ar: 'حُفظت هذه النسخة باسم «{name}».' },
  now: { en: 'As it is now', ar: 'كما هي الآن' },
  byItself: { en: 'Kept by itself', ar: 'حُفظت تلقائيًا' },
  somebody: { en: 'Somebody who has left', ar: 'شخص لم يعد هنا' },
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
  older: { en: 'Show older versions', ar: 'اعرض نسخًا أقدم' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  failed: {
    en: 'The versions did not arrive. Check your connection and try again.',
    ar: 'لم تصل النسخ. تحقّق من اتصالك وأعد المحاولة.',
  },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  none: { en: 'No versions yet', ar: 'لا نسخ بعد' },
  noneHelp: {
    en: 'The first one is kept as soon as something changes.',
    ar: 'تُحفظ النسخة الأولى حالما يتغيّر شيء.',
  },
  since: { en: 'What has changed since', ar: 'ما تغيّر منذ ذلك الحين' },
  same: { en: 'Nothing has changed since.', ar: 'لم يتغيّر شيء منذ ذلك الحين.' },
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
  restore: { en: 'Go back to this version', ar: 'ارجع إلى هذه النسخة' },
  restoreTitle: { en: 'Go back to this version?', ar: 'أترجع إلى هذه النسخة؟' },
  restoreText: {
    en: 'The protocol becomes what it was then, for everybody in the team. What it is now is kept as a version first, so you can come back to it.',
    ar: 'يصبح البروتوكول كما كان حينها لكل الفريق. وتُحفظ حالته الآن كنسخة أولًا لتعود إليها متى شئت.',
  },
  stay: { en: 'Stay here', ar: 'ابقَ هنا' },
  restored: { en: 'The protocol is what it was then.', ar: 'عاد البروتوكول كما كان حينها.' },
  notSaved: {
    en: 'Your last edits are not saved yet. Wait until they are, then try again.',
    ar: 'لم تُحفظ تعديلاتك الأخيرة بعد. انتظر حتى تُحفظ ثم أعد المحاولة.',
  },
});
