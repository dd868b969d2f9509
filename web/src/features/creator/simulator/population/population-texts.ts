import { defineTexts, plural } from '../../../../i18n/define-texts.ts';

export const populationTexts = defineTexts({
  what: { en: 'Try out', ar: 'جرّب' },
  compareWith: { en: 'Beside it', ar: 'وإلى جانبه' },
  draft: { en: 'The draft as it is now', ar: 'المسودة كما هي الآن' },
  version: { en: 'Version {number}', ar: 'النسخة {number}' },
  nothing: { en: 'Nothing else', ar: 'لا شيء آخر' },
  before: { en: 'Before your change (tried {when})', ar: 'قبل تغييرك (جُرّبت {when})' },
  followers: { en: 'Followers', ar: 'المتابعون' },
  ownNumber: { en: 'Another number', ar: 'عدد آخر' },
  run: plural({
    en: { one: 'Send {n} follower through', other: 'Send {n} followers through' },
    ar: {
      zero: 'أرسل المتابعين',
      one: 'أرسل متابعًا واحدًا',
      two: 'أرسل متابعين اثنين',
      few: 'أرسل {n} متابعين',
      many: 'أرسل {n} متابعًا',
      other: 'أرسل {n} متابع',
    },
  }),
  who: { en: 'Who they are', ar: 'من هم' },
  running: { en: 'Sending followers through', ar: 'جارٍ إرسال المتابعين' },
  livedSoFar: { en: '{done} of {of} lives lived', ar: 'عِيشت {done} من {of} حياة' },
  cancel: { en: 'Stop', ar: 'أوقف' },
  cancelled: {
    en: 'You stopped it before the end.',
    ar: 'أوقفتها قبل النهاية.',
  },
  failed: {
    en: 'The run could not be finished in this browser. Fewer followers or fewer days may work.',
    ar: 'تعذّر إكمال التجربة في هذا المتصفح. قد ينجح عدد أقل من المتابعين أو الأيام.',
  },
  again: { en: 'Run it again', ar: 'أعد التشغيل' },
  done: plural({
    en: { one: '{n} follower lived through it.', other: '{n} followers lived through it.' },
    ar: {
      zero: 'لم يعشه أحد.',
      one: 'عاشه متابع واحد.',
      two: 'عاشه متابعان.',
      few: 'عاشه {n} متابعين.',
      many: 'عاشه {n} متابعًا.',
      other: 'عاشه {n} متابع.',
    },
  }),
  changedTitle: {
    en: 'Your program has changed since you tried it out',
    ar: 'تغيّر برنامجك منذ أن جرّبته',
  },
  changedHelp: {
    en: 'See what your change does, on the same people.',
    ar: 'شاهد أثر تغييرك على الأشخاص أنفسهم.',
  },
  seeBoth: { en: 'See before and after', ar: 'شاهد قبل وبعد' },
  loadFailed: { en: 'That version could not be loaded.', ar: 'تعذّر تحميل تلك النسخة.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  notApplied: {
    en: 'You changed who is sent through. Send them through to see what comes of it.',
    ar: 'غيّرت من يُرسل. أرسلهم لترى النتيجة.',
  },
});
