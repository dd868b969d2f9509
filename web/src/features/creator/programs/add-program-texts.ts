import { defineTexts } from '../../../i18n/define-texts.ts';

export const addProgramTexts = defineTexts({
  title: { en: 'New program', ar: 'برنامج جديد' },
  lead: {
    en: 'Choose what people will follow and give it a title. You can change everything later, and no one sees it until you publish.',
    ar: 'البداية بالمحتوى والعنوان. كل شيء قابل للتغيير لاحقًا، ولا يظهر البرنامج لأحد قبل نشره.',
  },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  programs: { en: 'Programs', ar: 'البرامج' },
  from: { en: 'Start from', ar: 'نقطة البداية' },
  own: { en: 'My protocols', ar: 'بروتوكولاتي' },
  ownHelp: { en: 'Choose one or more you’ve built.', ar: 'واحد أو أكثر مما بنيته.' },
  template: { en: 'A template', ar: 'قالب جاهز' },
  templateHelp: {
    en: 'It becomes your own protocol, which you can change.',
    ar: 'يصبح بروتوكولًا خاصًا بك ويمكن تغييره.',
  },
  later: { en: 'Choose later', ar: 'الاختيار لاحقًا' },
  laterHelp: { en: 'Start by writing the program’s page.', ar: 'البدء بكتابة صفحة البرنامج.' },
  choose: { en: 'Choose protocols', ar: 'اختيار البروتوكولات' },
  chooseTemplate: { en: 'Choose a template', ar: 'اختيار قالب' },
  noProtocols: {
    en: 'You have no protocols yet. Start from a template instead.',
    ar: 'لا توجد لديك بروتوكولات بعد. يمكن البدء من قالب جاهز.',
  },
  name: { en: 'Title', ar: 'العنوان' },
  nameHelp: {
    en: 'People see this first. Say what the program does for them.',
    ar: 'أول ما يراه الناس: ما الذي يقدّمه البرنامج لهم؟',
  },
  category: { en: 'Category', ar: 'الفئة' },
  create: { en: 'Create program', ar: 'إنشاء البرنامج' },
  creating: { en: 'Creating', ar: 'جارٍ الإنشاء' },
});
