import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { onboardingTexts } from './onboarding-texts.ts';

export default {
  title: 'لنجد برنامجًا يناسبك',
  step: 'السؤال {n} من {all}',
  goals: 'ما الذي أتى بك إلى هنا؟',
  goalsHelp: 'يمكنك اختيار 3 على الأكثر.',
  goalsNone: 'يُرجى اختيار واحد على الأقل.',
  minutes: 'كم من الوقت يتاح لك يوميًا؟',
  minutesHelp: 'بضع دقائق تكفي للبداية.',
  reminders: 'كيف تفضّل أن نذكّرك؟',
  remindersHelp: 'يمكن تغيير ذلك في أي وقت من صفحة الإشعارات.',
  email: 'في التطبيق وبالبريد الإلكتروني',
  app: 'في التطبيق فقط',
  none: 'بلا تذكيرات',
  back: 'رجوع',
  next: 'التالي',
  finish: 'عرض البرامج المناسبة',
  skip: 'تخطّي',
  forYou: 'برامج مقترحة لك',
  popular: 'برامج يتابعها كثيرون',
  change: 'تعديل إجاباتي',
  allPrograms: 'كل البرامج',
} satisfies Translation<typeof onboardingTexts>;
