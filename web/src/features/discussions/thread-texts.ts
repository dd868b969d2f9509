import { defineTexts, plural } from '../../i18n/define-texts.ts';

export const threadTexts = defineTexts({
  answersTitle: { en: 'Answers', ar: 'الإجابات' },
  firstAnswer: { en: 'Nobody has answered yet', ar: 'لم يُجب أحد بعد' },
  firstAnswerHelp: {
    en: 'If you know something about this, your experience may be just what is missing.',
    ar: 'إن كنت تعرف شيئًا عن الموضوع فقد تكون تجربتك هي ما ينقص هنا.',
  },
  moreAnswers: { en: 'Show more answers', ar: 'اعرض المزيد من الإجابات' },
  fromTheFirst: { en: 'Show from the first answer', ar: 'اعرض من أول إجابة' },
  acceptedBy: { en: 'The person who asked says this helped.', ar: 'يقول صاحب السؤال إن هذه الإجابة أفادته.' },
  accept: { en: 'This answer helped me', ar: 'أفادتني هذه الإجابة' },
  takeBack: { en: 'Unmark as accepted', ar: 'ألغِ القبول' },
  editQuestion: { en: 'Edit question', ar: 'عدّل السؤال' },
  deleteQuestion: { en: 'Delete question', ar: 'احذف السؤال' },
  editAnswer: { en: 'Edit answer', ar: 'عدّل الإجابة' },
  deleteAnswer: { en: 'Delete answer', ar: 'احذف الإجابة' },
  save: { en: 'Save changes', ar: 'احفظ التعديلات' },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  yourAnswer: { en: 'Your answer', ar: 'إجابتك' },
  yourAnswerHelp: {
    en: 'Say where it comes from: your profession, your own experience, something you read.',
    ar: 'اذكر مصدر ما تقول: مهنتك أو تجربتك أو شيء قرأته.',
  },
  post: { en: 'Post your answer', ar: 'انشر إجابتك' },
  posting: { en: 'Posting…', ar: 'جارٍ النشر…' },
  invitation: { en: 'Do you know something about this?', ar: 'هل لديك ما يفيد في هذا؟' },
  invitationHelp: {
    en: 'Everyone may read. To answer, sign in; you come straight back here.',
    ar: 'القراءة متاحة للجميع. سجّل الدخول لتجيب، ثم تعود إلى هنا مباشرة.',
  },
  signInToAnswer: { en: 'Sign in to answer', ar: 'سجّل الدخول لتجيب' },
  joinFirst: { en: 'Join', ar: 'انضم إلينا' },
  deleteQuestionTitle: { en: 'Delete this question?', ar: 'أتحذف هذا السؤال؟' },
  deleteQuestionAlone: {
    en: 'It will be gone for everybody. This cannot be undone.',
    ar: 'سيختفي للجميع، ولا يمكن التراجع عن ذلك.',
  },
  deleteQuestionWith: plural({
    en: {
      one: 'The answer that somebody wrote goes with it. Both will be gone for everybody, and this cannot be undone.',
      other:
        'The {n} answers that people wrote go with it. All of it will be gone for everybody, and this cannot be undone.',
    },
    ar: {
      zero: 'سيختفي للجميع، ولا يمكن التراجع عن ذلك.',
      one: 'ستُحذف معه الإجابة التي كتبها أحدهم، ويختفي ذلك للجميع ولا يمكن التراجع عنه.',
      two: 'ستُحذف معه إجابتان كتبهما آخرون، ويختفي ذلك للجميع ولا يمكن التراجع عنه.',
      few: 'ستُحذف معه {n} إجابات كتبها آخرون، ويختفي ذلك للجميع ولا يمكن التراجع عنه.',
      many: 'ستُحذف معه {n} إجابة كتبها آخرون، ويختفي ذلك للجميع ولا يمكن التراجع عنه.',
      other: 'ستُحذف معه {n} إجابة كتبها آخرون، ويختفي ذلك للجميع ولا يمكن التراجع عنه.',
    },
  }),
  deleteAnswerTitle: { en: 'Delete your answer?', ar: 'أتحذف إجابتك؟' },
  deleteAnswerPlain: {
    en: 'It will be gone for everybody. This cannot be undone.',
    ar: 'ستختفي للجميع، ولا يمكن التراجع عن ذلك.',
  },
  deleteAcceptedAnswer: {
    en: 'It is the accepted answer: without it the question has none. It will be gone for everybody, and this cannot be undone.',
    ar: 'هذه هي الإجابة المقبولة، ومن دونها يبقى السؤال بلا إجابة مقبولة. ستختفي للجميع ولا يمكن التراجع عن ذلك.',
  },
  keep: { en: 'Keep it', ar: 'أبقِه' },
  questionDeleted: { en: 'Your question has been deleted.', ar: 'حُذف سؤالك.' },
  answerDeleted: { en: 'Your answer has been deleted.', ar: 'حُذفت إجابتك.' },
});
