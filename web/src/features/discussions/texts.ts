import { defineTexts, plural } from '../../i18n/define-texts.ts';

/** Words that more than one page of this area uses. */
export const texts = defineTexts({
  discussions: { en: 'Discussions', ar: 'النقاشات' },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  ask: { en: 'Ask a question', ar: 'اطرح سؤالًا' },
  answers: plural({
    en: { one: '{n} answer', other: '{n} answers' },
    ar: {
      zero: 'لا إجابات بعد',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '{n} إجابات',
      many: '{n} إجابة',
      other: '{n} إجابة',
    },
  }),
  noAnswers: { en: 'No answer yet', ar: 'لا إجابات بعد' },
  accepted: { en: 'Accepted answer', ar: 'إجابة مقبولة' },
  acceptedOne: { en: 'Accepted', ar: 'مقبولة' },
  edited: { en: 'edited', ar: 'معدَّل' },
  howItWorks: { en: 'How discussions work', ar: 'كيف تعمل النقاشات' },
  notAdvice: {
    en: 'Answers are people’s experience and knowledge, not a diagnosis. In an emergency call your local emergency number.',
    ar: 'الإجابات خبرات ومعارف من أصحابها وليست تشخيصًا. في الحالات الطارئة اتصل برقم الطوارئ في بلدك.',
  },
  join: { en: 'Join', ar: 'انضم' },
  signIn: { en: 'Sign in', ar: 'سجّل الدخول' },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  title: { en: 'Your question in one sentence', ar: 'سؤالك في جملة واحدة' },
  category: { en: 'Category', ar: 'الفئة' },
  chooseCategory: { en: 'Choose a category', ar: 'اختر فئة' },
  body: { en: 'The details', ar: 'التفاصيل' },
  formatting: { en: 'How to format your text', ar: 'كيف تنسّق النص' },
  bold: { en: 'bold words', ar: 'كلمات بارزة' },
  emphasis: { en: 'emphasis', ar: 'تشديد' },
  listItem: { en: 'an item of a list', ar: 'عنصر في قائمة' },
  quote: { en: 'a quotation', ar: 'اقتباس' },
  link: { en: 'a link', ar: 'رابط' },
  emptyLine: { en: 'An empty line begins a new paragraph.', ar: 'السطر الفارغ يبدأ فقرة جديدة.' },
});
