import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const addTexts = defineTexts({
  title: { en: 'New protocol', ar: 'بروتوكول جديد' },
  lead: {
    en: 'Start from a template and change what you like, or draw one from scratch. You can rename and rearrange everything later.',
    ar: 'يمكن البدء من قالب جاهز وتغيير ما يلزم، أو الرسم من الصفر. الأسماء والترتيب قابلة للتغيير لاحقًا.',
  },
  start: { en: 'Start from', ar: 'نقطة البداية' },
  empty: { en: 'A blank protocol', ar: 'بروتوكول فارغ' },
  emptyHelp: { en: 'Build it yourself, step by step.', ar: 'بناء البروتوكول خطوة بخطوة.' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHelp: {
    en: 'For you and your team. Followers see the program’s title instead.',
    ar: 'لك ولفريقك. يرى المتابعون عنوان البرنامج بدلًا منه.',
  },
  category: { en: 'Category', ar: 'الفئة' },
  noCategory: { en: 'None', ar: 'بلا فئة' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  create: { en: 'Create protocol', ar: 'إنشاء البروتوكول' },
  creating: { en: 'Creating', ar: 'جارٍ الإنشاء' },
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
  protocols: { en: 'Protocols', ar: 'البروتوكولات' },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
});
