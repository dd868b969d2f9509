import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const addTexts = defineTexts({
  title: { en: 'New protocol', ar: 'بروتوكول جديد' },
  lead: {
    en: 'Take a finished one and change what you like, or begin with a blank page. You can rename and rearrange everything later.',
    ar: 'خذ بروتوكولًا جاهزًا وغيّر ما تشاء، أو ابدأ بصفحة بيضاء. يمكنك تغيير الأسماء والترتيب لاحقًا.',
  },
  start: { en: 'Begin with', ar: 'ابدأ بـ' },
  empty: { en: 'A blank page', ar: 'صفحة بيضاء' },
  emptyHelp: { en: 'Build it step by step yourself.', ar: 'ابنِه بنفسك خطوة بخطوة.' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHelp: {
    en: 'What you and your team call it. Followers see the name of the program, not this one.',
    ar: 'كما تسميه أنت وفريقك. يرى المتابعون اسم البرنامج لا هذا الاسم.',
  },
  category: { en: 'Category', ar: 'الفئة' },
  noCategory: { en: 'None', ar: 'بلا فئة' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  create: { en: 'Create protocol', ar: 'أنشئ البروتوكول' },
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
