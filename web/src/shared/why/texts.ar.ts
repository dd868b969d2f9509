import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  why: 'لماذا؟',
  whyAbout: 'لماذا؟ {name}',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل السبب. يمكنك المحاولة مجددًا عند توفر الاتصال.',
  again: 'إعادة المحاولة',
  held: 'متحقق',
  didNotHold: 'غير متحقق',
  toSettings: 'تغيير إعدادات الإشعارات',
  toTask: 'فتح المهمة',
  toProgram: 'فتح البرنامج',
  expected: 'لماذا لم يصل تذكير؟',
  expectedHelp: 'اختر ما كنت تنتظره واليوم، والجواب من سجلاتنا مباشرة.',
  noProgram: 'لا برامج لديك بعد، فلا شيء يُرسل.',
  program: 'البرنامج',
  what: 'ما الذي كنت تنتظره؟',
  wholeDay: 'أي شيء',
  comesBack: 'المتكرر',
  steps: 'الخطوات',
  day: 'اليوم',
  byClock: 'حسب {zone}.',
  daysByClock: 'أيام برنامجك حسب {zone}، والأوقات أدناه حسب توقيتك.',
} satisfies Translation<typeof texts>;
