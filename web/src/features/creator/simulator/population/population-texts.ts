import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const populationTexts = defineTexts({
  what: { en: 'Simulate', ar: 'محاكاة' },
  compareWith: { en: 'Compare with', ar: 'المقارنة مع' },
  draft: { en: 'Current draft', ar: 'المسودة الحالية' },
  version: { en: 'Version {number}', ar: 'النسخة {number}' },
  nothing: { en: 'None', ar: 'لا شيء' },
  before: { en: 'Before your change (run {when})', ar: 'قبل تغييرك (محاكاة {when})' },
  followers: { en: 'Followers', ar: 'المتابعون' },
  ownNumber: { en: 'Another number', ar: 'عدد آخر' },
  run: plural({
    en: { one: 'Simulate {n} follower', other: 'Simulate {n} followers' },
    ar: {
      zero: 'محاكاة المتابعين',
      one: 'محاكاة متابِع واحد',
      two: 'محاكاة متابِعَين',
      few: 'محاكاة {n} متابعين',
      many: 'محاكاة {n} متابِعًا',
      other: 'محاكاة {n} متابِع',
    },
  }),
  who: { en: 'Follower settings', ar: 'إعدادات المتابعين' },
  running: { en: 'Simulating followers', ar: 'جارٍ محاكاة المتابعين' },
  livedSoFar: { en: '{done} of {of} followers', ar: 'المتابعون: {done} من {of}' },
  cancel: { en: 'Stop', ar: 'إيقاف' },
  cancelled: { en: 'You stopped the simulation.', ar: 'أُوقفت المحاكاة.' },
  failed: {
    en: 'This browser couldn’t finish the simulation. Try fewer followers or fewer days.',
    ar: 'تعذّر إكمال المحاكاة في هذا المتصفح. قد ينجح عدد أقل من المتابعين أو الأيام.',
  },
  again: { en: 'Run again', ar: 'إعادة التشغيل' },
  done: plural({
    en: { one: '{n} follower simulated.', other: '{n} followers simulated.' },
    ar: {
      zero: 'لم تجرِ محاكاة أحد.',
      one: 'تمت محاكاة متابِع واحد.',
      two: 'تمت محاكاة متابِعَين.',
      few: 'تمت محاكاة {n} متابعين.',
      many: 'تمت محاكاة {n} متابِعًا.',
      other: 'تمت محاكاة {n} متابِع.',
    },
  }),
  changedTitle: {
    en: 'Your program has changed since the last simulation',
    ar: 'تغيّر برنامجك منذ آخر محاكاة',
  },
  changedHelp: { en: 'See what your change does for the same people.', ar: 'أثر تغييرك على الأشخاص أنفسهم.' },
  seeBoth: { en: 'Compare before and after', ar: 'مقارنة قبل وبعد' },
  loadFailed: { en: 'We couldn’t load that version.', ar: 'تعذّر تحميل تلك النسخة.' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  notApplied: {
    en: 'You changed the settings. Run the simulation to see the result.',
    ar: 'تغيّرت الإعدادات. تظهر النتيجة بعد تشغيل المحاكاة.',
  },
});
