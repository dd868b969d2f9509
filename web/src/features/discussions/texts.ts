import { defineTexts, plural } from '../../i18n/define-texts.ts';

/** Words that more than one page of this area uses. */
export const texts = defineTexts({
  discussions: { en: 'Discussions', ar: 'النقاشات' },
  breadcrumb: { en: 'You are here', ar: 'أنت هنا' },
  ask: { en: 'Ask a question', ar: 'طرح سؤال' },
  answers: plural({
    en: { one: '{n} answer', other: '{n} answers' },
    ar: {
      zero: 'لا توجد إجابات بعد',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '{n} إجابات',
      many: '{n} إجابة',
      other: '{n} إجابة',
    },
  }),
  noAnswers: { en: 'No answers yet', ar: 'لا توجد إجابات بعد' },
  accepted: { en: 'Accepted answer', ar: 'إجابة مقبولة' },
  acceptedOne: { en: 'Accepted', ar: 'مقبولة' },
  edited: { en: 'edited', ar: 'معدَّل' },
  howItWorks: { en: 'How discussions work', ar: 'كيف تعمل النقاشات' },
  notAdvice: {
    en: 'Answers share people’s knowledge and experience. They aren’t a diagnosis. In an emergency, call your local emergency number.',
    ar: 'تعبّر الإجابات عن معارف أصحابها وتجاربهم، وليست تشخيصًا. في الحالات الطارئة اتصل برقم الطوارئ في بلدك.',
  },
  join: { en: 'Join', ar: 'الانضمام' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  title: { en: 'Your question in one sentence', ar: 'سؤالك في جملة واحدة' },
  category: { en: 'Category', ar: 'الفئة' },
  chooseCategory: { en: 'Choose a category', ar: 'اختيار فئة' },
  body: { en: 'Details', ar: 'التفاصيل' },
  formatting: { en: 'How to format your text', ar: 'طريقة تنسيق النص' },
  bold: { en: 'bold text', ar: 'نص عريض' },
  emphasis: { en: 'italic text', ar: 'نص مائل' },
  listItem: { en: 'a list item', ar: 'عنصر في قائمة' },
  quote: { en: 'a quote', ar: 'اقتباس' },
  link: { en: 'a link', ar: 'رابط' },
  emptyLine: { en: 'Leave an empty line to start a new paragraph.', ar: 'سطر فارغ يبدأ فقرة جديدة.' },
});
