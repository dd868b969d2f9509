import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const listTexts = defineTexts({
  up: { en: 'Move up: {text}', ar: 'انقل إلى أعلى: {text}' },
  down: { en: 'Move down: {text}', ar: 'انقل إلى أسفل: {text}' },
  drag: { en: 'Drag to another place: {text}', ar: 'اسحب إلى مكان آخر: {text}' },
  movedTo: { en: '{text} is now at place {n} of {of}.', ar: '{text} الآن في المكان {n} من {of}.' },
  title: { en: 'Questions of {name}', ar: 'أسئلة {name}' },
  lead: {
    en: 'In the order in which they are asked.',
    ar: 'بالترتيب الذي تُسأل به.',
  },
  add: { en: 'Add a question', ar: 'أضف سؤالًا' },
  empty: { en: 'No questions yet', ar: 'لا أسئلة بعد' },
  emptyHelp: {
    en: 'Begin with the one that matters most. You can change the order later.',
    ar: 'ابدأ بأهم سؤال. يمكنك تغيير الترتيب لاحقًا.',
  },
  tryIt: { en: 'Try it', ar: 'جرّبه' },
  tryLead: {
    en: 'Fill it in as a follower would. Nothing is kept.',
    ar: 'املأه كما يملؤه المتابع. لا يُحفظ شيء.',
  },
  about: { en: 'About and scoring', ar: 'المعلومات والدرجات' },
  questions: plural({
    en: { one: '{n} question', other: '{n} questions' },
    ar: {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{n} أسئلة',
      many: '{n} سؤالًا',
      other: '{n} سؤال',
    },
  }),
  parts: { en: 'Parts of this assessment', ar: 'أجزاء هذا التقييم' },
  addTitle: { en: 'Add a question', ar: 'أضف سؤالًا' },
  editTitle: { en: 'Edit a question', ar: 'عدّل سؤالًا' },
  preview: { en: 'As the follower will see it', ar: 'كما سيراه المتابع' },
  save: { en: 'Save question', ar: 'احفظ السؤال' },
  saveAndNext: { en: 'Save and next', ar: 'احفظ والتالي' },
  saved: { en: 'The question is saved.', ar: 'حُفظ السؤال.' },
  delete: { en: 'Delete question', ar: 'احذف السؤال' },
  deleteTitle: { en: 'Delete this question?', ar: 'حذف هذا السؤال؟' },
  deleteText: {
    en: 'It is taken out of the assessment. Steps that branch by its answer lose that condition’s meaning; the checks will name them.',
    ar: 'يُزال من التقييم. الخطوات التي تتفرع بحسب جوابه تفقد معنى شرطها؛ وستسمّيها الفحوص.',
  },
  deleteAsked: {
    en: 'These questions ask for its answer: {names}.',
    ar: 'هذه الأسئلة تعتمد على جوابه: {names}.',
  },
  keep: { en: 'Keep it', ar: 'أبقِه' },
  back: { en: 'All questions', ar: 'كل الأسئلة' },
  gone: {
    en: 'This question is gone. Somebody may have deleted it.',
    ar: 'لم يعد هذا السؤال موجودًا. ربما حذفه أحد.',
  },
  optional: { en: 'optional', ar: 'اختياري' },
  conditional: { en: 'asked only when: {words}', ar: 'يُسأل فقط عندما: {words}' },
  reversed: { en: 'reversed', ar: 'معكوس' },
});
