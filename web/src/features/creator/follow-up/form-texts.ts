import { defineTexts } from '../../../i18n/define-texts.ts';

export const formTexts = defineTexts({
  questions: { en: 'Questions', ar: 'الأسئلة' },
  outcome: { en: 'How did it go?', ar: 'كيف سار الأمر؟' },
  success: { en: 'Well: they go on', ar: 'جيدًا: يتابع طريقه' },
  failure: { en: 'Not well: the other way', ar: 'ليس جيدًا: الطريق الآخر' },
  successHelp: { en: 'The step counts as a success.', ar: 'تُحسب الخطوة ناجحة.' },
  failureHelp: { en: 'The step counts as a failure.', ar: 'تُحسب الخطوة غير ناجحة.' },
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
  whyItCame: { en: 'Why this came', ar: 'لماذا جاء هذا' },
});
