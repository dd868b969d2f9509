import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { addProgramTexts } from './add-program-texts.ts';

export default {
  title: 'برنامج جديد',
  lead: 'البداية بالمحتوى والعنوان. كل شيء قابل للتغيير لاحقًا، ولا يظهر البرنامج لأحد قبل نشره.',
  leadForProtocol: 'لاختبار «{name}» أو نشره، يُرجى وضعه في برنامج. لن يراه أحد قبل النشر.',
  breadcrumb: 'أنت هنا',
  programs: 'برامجي',
  from: 'نقطة البداية',
  own: 'بروتوكولاتي',
  ownHelp: 'واحد أو أكثر مما بنيته.',
  template: 'قالب جاهز',
  templateHelp: 'يصبح بروتوكولًا خاصًا بك ويمكن تغييره.',
  later: 'الاختيار لاحقًا',
  laterHelp: 'البدء بكتابة صفحة البرنامج.',
  choose: 'اختيار البروتوكولات',
  chooseTemplate: 'اختيار قالب',
  noProtocols: 'لا توجد لديك بروتوكولات بعد. يمكن البدء من قالب جاهز.',
  name: 'العنوان',
  nameHelp: 'أول ما يراه الناس: ما الذي يقدّمه البرنامج لهم؟',
  category: 'الفئة',
  chooseCategory: 'اختيار فئة',
  categoryMissing: 'يلزم اختيار فئة، ففيها يجد الناس برنامجك.',
  create: 'إنشاء البرنامج',
  creating: 'جارٍ الإنشاء',
} satisfies Translation<typeof addProgramTexts>;
