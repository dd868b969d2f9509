import { defineTexts } from '../../../i18n/define-texts.ts';

export const simulatorTexts = defineTexts({
  title: { en: 'Try out: {name}', ar: 'جرّب: {name}' },
  lead: {
    en: 'See what your program does to people before anybody follows it. Everybody here is made up.',
    ar: 'شاهد ما يفعله برنامجك بالناس قبل أن يتابعه أحد. كل من هنا أشخاص افتراضيون.',
  },
  breadcrumb: { en: 'Where you are', ar: 'مكانك الآن' },
  programs: { en: 'Programs', ar: 'البرامج' },
  untitled: { en: 'Without a title', ar: 'بلا عنوان' },
  edit: { en: 'Edit program', ar: 'حرّر البرنامج' },
  publish: { en: 'Go to publishing', ar: 'إلى النشر' },
  views: { en: 'Ways to try it out', ar: 'طرق التجربة' },
  population: { en: 'Many followers', ar: 'متابعون كثر' },
  walk: { en: 'One follower', ar: 'متابع واحد' },
  tests: { en: 'Tests', ar: 'الاختبارات' },
  noProtocolTitle: { en: 'There is nothing to try out yet', ar: 'لا شيء للتجربة بعد' },
  noProtocolHelp: {
    en: 'A program leads through one or more protocols. Add one, and send people through it here.',
    ar: 'يقود البرنامج عبر بروتوكول أو أكثر. أضف واحدًا ثم أرسل الناس عبره هنا.',
  },
  addProtocol: { en: 'Add a protocol', ar: 'أضف بروتوكولًا' },
  opening: { en: 'Opening the flow…', ar: 'جارٍ فتح المسار…' },
});
