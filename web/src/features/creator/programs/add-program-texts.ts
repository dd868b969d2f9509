import { defineTexts } from '../../../i18n/define-texts.ts';

export const addProgramTexts = defineTexts({
  title: { en: 'New program', ar: 'برنامج جديد' },
  lead: {
    en: 'Choose what people will go through, and give it a title. Everything can be changed later, and nobody sees it before you publish it.',
    ar: 'اختر ما سيمر به الناس، وأعطه عنوانًا. كل شيء قابل للتغيير لاحقًا، ولا يراه أحد قبل أن تنشره.',
  },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  programs: { en: 'Programs', ar: 'البرامج' },
  from: { en: 'What it leads through', ar: 'ما الذي يقود عبره' },
  own: { en: 'Protocols of mine', ar: 'بروتوكولاتي' },
  ownHelp: { en: 'Choose one or more that you have built.', ar: 'اختر واحدًا أو أكثر مما بنيته.' },
  template: { en: 'A finished protocol', ar: 'بروتوكول جاهز' },
  templateHelp: {
    en: 'It becomes a protocol of yours that you can change.',
    ar: 'يصبح بروتوكولًا لك يمكنك تغييره.',
  },
  later: { en: 'I choose later', ar: 'أختار لاحقًا' },
  laterHelp: { en: 'Begin with the words.', ar: 'ابدأ بالكلمات.' },
  choose: { en: 'Which protocols', ar: 'أي البروتوكولات' },
  chooseTemplate: { en: 'Which one', ar: 'أيها' },
  noProtocols: {
    en: 'You have no protocol yet. Take a finished one to begin with.',
    ar: 'ليس لديك بروتوكول بعد. ابدأ بواحد جاهز.',
  },
  name: { en: 'Title', ar: 'العنوان' },
  nameHelp: {
    en: 'What people see first: say what it does for them.',
    ar: 'أول ما يراه الناس: قل ماذا يقدّم لهم.',
  },
  category: { en: 'Category', ar: 'الفئة' },
  create: { en: 'Create program', ar: 'أنشئ البرنامج' },
  creating: { en: 'Creating', ar: 'جارٍ الإنشاء' },
});
