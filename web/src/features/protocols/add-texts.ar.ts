import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { addTexts } from './add-texts.ts';

export default {
  title: 'بروتوكول جديد',
  lead: 'يمكن البدء من قالب جاهز وتغيير ما يلزم، أو الرسم من الصفر. الأسماء والترتيب قابلة للتغيير لاحقًا.',
  start: 'نقطة البداية',
  empty: 'بروتوكول فارغ',
  emptyHelp: 'بناء البروتوكول خطوة بخطوة.',
  name: 'الاسم',
  nameHelp: 'لك ولفريقك. يرى المتابعون عنوان البرنامج بدلًا منه.',
  category: 'الفئة',
  noCategory: 'بلا فئة',
  optional: '(اختياري)',
  create: 'إنشاء البروتوكول',
  creating: 'جارٍ الإنشاء',
  protocols: 'البروتوكولات',
  breadcrumb: 'أنت هنا',
} satisfies Translation<typeof addTexts>;
