import { defineTexts } from '../../../i18n/define-texts.ts';

export const formTexts = defineTexts({
  questions: { en: 'Questions', ar: 'الأسئلة' },
  outcome: { en: 'How did it go?', ar: 'كيف سار الأمر؟' },
  success: { en: 'Well', ar: 'جيدًا' },
  failure: { en: 'Not well', ar: 'ليس جيدًا' },
  nextIs: { en: 'Next: {name}', ar: 'التالي: {name}' },
  successHelp: {
    en: 'They take the program’s branch for this result.',
    ar: 'يستمر البرنامج بالفرع المخصص لهذه النتيجة.',
  },
  failureHelp: {
    en: 'They take the program’s branch for when it doesn’t go well.',
    ar: 'يستمر البرنامج بالفرع المخصص لعدم سير الأمر جيدًا.',
  },
  branch: { en: 'Which branch should they take?', ar: 'أي فرع هو الأنسب؟' },
  proposed: { en: 'Suggested by the program', ar: 'اقتراح البرنامج' },
  words: { en: 'Note for the team', ar: 'ملاحظة للفريق' },
  alertNote: { en: 'What did you do about it?', ar: 'ما الإجراء الذي اتُّخذ؟' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  decide: { en: 'Save decision', ar: 'حفظ القرار' },
  answer: { en: 'Save answers', ar: 'حفظ الإجابات' },
  looked: { en: 'Mark as seen', ar: 'تأكيد الاطلاع' },
  acknowledge: { en: 'Close alert', ar: 'إغلاق التنبيه' },
  record: { en: 'Save reading', ar: 'حفظ القراءة' },
  readingMissing: { en: 'Enter the reading.', ar: 'القراءة مطلوبة.' },
  branchMissing: { en: 'Choose a branch.', ar: 'اختيار الفرع مطلوب.' },
  noteMissing: { en: 'Describe briefly what you did.', ar: 'يلزم وصف موجز لما تم.' },
  takenFirst: {
    en: 'This is assigned to {name}. Take over to make a decision.',
    ar: 'هذه المتابعة مسندة إلى {name}. يلزم تولّيها قبل اتخاذ قرار.',
  },
  notReached: {
    en: 'Couldn’t reach them? Leave this open and try again, or assign it to a colleague.',
    ar: 'تعذّر التواصل؟ يمكن تركها مفتوحة والمحاولة لاحقًا، أو إسنادها إلى زميل.',
  },
  callThem: { en: 'Call {name}', ar: 'الاتصال بـ{name}' },
  noPhone: {
    en: '{name} hasn’t left a phone number. They can see who to call for help, and we’ll tell them as soon as the alert is marked as seen.',
    ar: 'لا يوجد رقم هاتف مسجّل باسم {name}. أرقام المساعدة ظاهرة على شاشة المتابِع، وسيصل إشعار فور تأكيد الاطلاع على التنبيه.',
  },
  whyItCame: { en: 'Why you’re seeing this', ar: 'سبب ظهورها' },
});
