import { plural, type Translation } from '@regimen/contract/language/define-texts.ts';
import type { texts } from './texts.ts';

export default {
  discussions: 'النقاشات',
  breadcrumb: 'أنت هنا',
  ask: 'طرح سؤال',
  answers: plural({
    zero: 'لا توجد إجابات بعد',
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: '{n} إجابات',
    many: '{n} إجابة',
    other: '{n} إجابة',
  }),
  noAnswers: 'لا توجد إجابات بعد',
  accepted: 'إجابة مقبولة',
  acceptedOne: 'فيها إجابة مقبولة',
  edited: 'معدَّل',
  howItWorks: 'كيف تعمل النقاشات',
  notAdvice:
    'تعبّر الإجابات عن معارف أصحابها وتجاربهم، وليست تشخيصًا. في الحالات الطارئة اتصل برقم الطوارئ في بلدك.',
  join: 'الانضمام',
  signIn: 'تسجيل الدخول',
  tryAgain: 'إعادة المحاولة',
  cancel: 'إلغاء',
  title: 'سؤالك في جملة واحدة',
  category: 'الفئة',
  chooseCategory: 'اختيار فئة',
  needCategory: 'اختر فئة.',
  body: 'التفاصيل',
  formatting: 'طريقة تنسيق النص',
  bold: 'نص عريض',
  emphasis: 'نص مائل',
  listItem: 'عنصر في قائمة',
  quote: 'اقتباس',
  link: 'رابط',
  emptyLine: 'سطر فارغ يبدأ فقرة جديدة.',
} satisfies Translation<typeof texts>;
