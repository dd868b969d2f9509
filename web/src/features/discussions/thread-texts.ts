import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const threadTexts = defineTexts({
  answersTitle: { en: 'Answers', ar: 'الإجابات' },
  firstAnswer: { en: 'No one has answered yet', ar: 'لم يُجب أحد بعد' },
  firstAnswerHelp: {
    en: 'If you know about this, your experience could help.',
    ar: 'إن كانت لديك معرفة بالموضوع فقد تفيد تجربتك.',
  },
  moreAnswers: { en: 'Show more answers', ar: 'عرض المزيد من الإجابات' },
  fromTheFirst: { en: 'Back to the first answer', ar: 'العودة إلى أول إجابة' },
  acceptedBy: { en: 'This helped the person who asked.', ar: 'أفادت هذه الإجابة صاحب السؤال.' },
  accept: { en: 'This answer helped me', ar: 'أفادتني هذه الإجابة' },
  takeBack: { en: 'Unmark as accepted', ar: 'إلغاء القبول' },
  editQuestion: { en: 'Edit question', ar: 'تعديل السؤال' },
  deleteQuestion: { en: 'Delete question', ar: 'حذف السؤال' },
  editAnswer: { en: 'Edit answer', ar: 'تعديل الإجابة' },
  deleteAnswer: { en: 'Delete answer', ar: 'حذف الإجابة' },
  save: { en: 'Save changes', ar: 'حفظ التعديلات' },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  yourAnswer: { en: 'Your answer', ar: 'إجابتك' },
  yourAnswerHelp: {
    en: 'Say what it’s based on: your profession, your own experience or something you read.',
    ar: 'اذكر مصدر إجابتك: مهنتك أو تجربتك أو شيء قرأته.',
  },
  post: { en: 'Post answer', ar: 'نشر الإجابة' },
  posting: { en: 'Posting…', ar: 'جارٍ النشر…' },
  invitation: { en: 'Know something about this?', ar: 'هل لديك ما يفيد في هذا؟' },
  invitationHelp: {
    en: 'Anyone can read. Sign in to answer, and we’ll bring you right back.',
    ar: 'القراءة متاحة للجميع. سجّل الدخول للإجابة، ثم تعود إلى هنا مباشرة.',
  },
  signInToAnswer: { en: 'Sign in to answer', ar: 'تسجيل الدخول للإجابة' },
  joinFirst: { en: 'Join', ar: 'الانضمام' },
  deleteQuestionTitle: { en: 'Delete this question?', ar: 'حذف هذا السؤال؟' },
  deleteQuestionAlone: {
    en: 'It will be deleted for everyone. You can’t undo this.',
    ar: 'سيُحذف للجميع، ولا يمكن التراجع عن ذلك.',
  },
  deleteQuestionWith: plural({
    en: {
      one: 'It will be deleted for everyone, along with its answer. You can’t undo this.',
      other: 'It will be deleted for everyone, along with its {n} answers. You can’t undo this.',
    },
    ar: {
      zero: 'سيُحذف للجميع، ولا يمكن التراجع عن ذلك.',
      one: 'سيُحذف للجميع مع إجابة واحدة، ولا يمكن التراجع عن ذلك.',
      two: 'سيُحذف للجميع مع إجابتين، ولا يمكن التراجع عن ذلك.',
      few: 'سيُحذف للجميع مع {n} إجابات، ولا يمكن التراجع عن ذلك.',
      many: 'سيُحذف للجميع مع {n} إجابة، ولا يمكن التراجع عن ذلك.',
      other: 'سيُحذف للجميع مع {n} إجابة، ولا يمكن التراجع عن ذلك.',
    },
  }),
  deleteAnswerTitle: { en: 'Delete your answer?', ar: 'حذف إجابتك؟' },
  deleteAnswerPlain: {
    en: 'It will be deleted for everyone. You can’t undo this.',
    ar: 'ستُحذف للجميع، ولا يمكن التراجع عن ذلك.',
  },
  deleteAcceptedAnswer: {
    en: 'This is the accepted answer, and the question will be left without one. It will be deleted for everyone. You can’t undo this.',
    ar: 'هذه هي الإجابة المقبولة، ومن دونها يبقى السؤال بلا إجابة مقبولة. ستُحذف للجميع، ولا يمكن التراجع عن ذلك.',
  },
  keep: { en: 'Keep it', ar: 'إبقاء' },
  questionDeleted: { en: 'Question deleted', ar: 'حُذف سؤالك' },
  answerDeleted: { en: 'Answer deleted', ar: 'حُذفت إجابتك' },
});
