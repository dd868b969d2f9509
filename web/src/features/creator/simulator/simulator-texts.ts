import { defineTexts } from '../../../i18n/define-texts.ts';

export const simulatorTexts = defineTexts({
  title: { en: 'Simulation: {name}', ar: 'محاكاة: {name}' },
  lead: {
    en: 'See how your program works before anyone follows it. Every follower here is simulated.',
    ar: 'عرض لعمل برنامجك قبل أن يتابعه أحد. كل المتابعين هنا افتراضيون.',
  },
  breadcrumb: { en: 'Breadcrumb', ar: 'مسار التنقل' },
  programs: { en: 'Programs', ar: 'البرامج' },
  untitled: { en: 'Untitled', ar: 'بلا عنوان' },
  edit: { en: 'Edit program', ar: 'تحرير البرنامج' },
  publish: { en: 'Go to publishing', ar: 'الانتقال إلى النشر' },
  views: { en: 'Simulation views', ar: 'طرق المحاكاة' },
  population: { en: 'Many followers', ar: 'متابعون كثر' },
  walk: { en: 'One follower', ar: 'متابِع واحد' },
  tests: { en: 'Tests', ar: 'الاختبارات' },
  noProtocolTitle: { en: 'Nothing to simulate yet', ar: 'لا شيء لمحاكاته بعد' },
  noProtocolHelp: {
    en: 'A program is made of one or more protocols. Add one, then simulate followers here.',
    ar: 'يتكون البرنامج من بروتوكول أو أكثر. بعد إضافة بروتوكول يمكن محاكاة المتابعين هنا.',
  },
  addProtocol: { en: 'Add protocol', ar: 'إضافة بروتوكول' },
  opening: { en: 'Opening the flow…', ar: 'جارٍ فتح المخطط…' },
});
