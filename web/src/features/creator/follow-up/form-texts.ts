import { defineTexts } from '../../../i18n/define-texts.ts';

export const formTexts = defineTexts({
  questions: { en: 'Questions', ar: 'الأسئلة' },
  outcome: { en: 'How did it go?', ar: 'كيف سار الأمر؟' },
  success: { en: 'Well', ar: 'جيدًا' },
  failure: { en: 'Not well', ar: 'ليس جيدًا' },
  nextIs: { en: 'Next comes: {name}', ar: 'يأتي بعدها: {name}' },
  successHelp: {
    en: 'They go on the way the program has for this.',
    ar: 'يتابع الطريق الذي أعدّه البرنامج لهذه الحالة.',
  },
  failureHelp: {
    en: 'They take the way that the program has for when it did not go well.',
    ar: 'يسلك الطريق الذي أعدّه البرنامج حين لا يسير الأمر جيدًا.',
  },
  branch: { en: 'Which way should they go?', ar: 'أي طريق يسلك؟' },
  proposed: { en: 'Proposed by the program', ar: 'اقترحه البرنامج' },
  words: { en: 'A note for the team', ar: 'ملاحظة للفريق' },
  alertNote: { en: 'What did you do about it?', ar: 'ماذا فعلت بشأنه؟' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  decide: { en: 'Hand in the decision', ar: 'سلّم القرار' },
  answer: { en: 'Hand in the answers', ar: 'سلّم الإجابات' },
  looked: { en: 'I have looked', ar: 'اطّلعت على الأمر' },
  acknowledge: { en: 'I have looked after it', ar: 'اعتنيت بالأمر' },
  record: { en: 'Record the reading', ar: 'سجّل القراءة' },
  readingMissing: { en: 'Please enter the reading.', ar: 'أدخل القراءة من فضلك.' },
  branchMissing: { en: 'Please choose a way.', ar: 'اختر طريقًا من فضلك.' },
  noteMissing: { en: 'Please say in a few words what you did.', ar: 'اكتب باختصار ما فعلته.' },
  takenFirst: {
    en: '{name} has this. Take it over to hand in a decision.',
    ar: 'هذه لدى {name}. تولَّها أولًا لتسلّم قرارًا.',
  },
  notReached: {
    en: 'Could not reach them? Leave this open and try again, or hand it to a colleague.',
    ar: 'لم تتمكن من الوصول إليه؟ اتركها مفتوحة وحاول مجددًا، أو سلّمها لزميل.',
  },
  callThem: { en: 'Call {name}', ar: 'اتصل بـ{name}' },
  noPhone: {
    en: '{name} has left no phone number. They see whom to call for help, and hear it as soon as you have looked.',
    ar: 'لم يترك {name} رقم هاتف. يرى أمامه أرقام المساعدة، ويصله خبر اطّلاعك فورًا.',
  },
  whyItCame: { en: 'Why this came', ar: 'لماذا جاء هذا' },
});
