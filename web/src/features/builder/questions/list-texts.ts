import { defineTexts, plural } from '../../../i18n/define-texts.ts';

export const listTexts = defineTexts({
  up: { en: 'Move up: {text}', ar: 'نقل إلى أعلى: {text}' },
  down: { en: 'Move down: {text}', ar: 'نقل إلى أسفل: {text}' },
  drag: { en: 'Drag to reorder: {text}', ar: 'السحب لتغيير الترتيب: {text}' },
  movedTo: { en: '{text} is now {n} of {of}.', ar: '{text}: الترتيب الآن {n} من {of}.' },
  title: { en: 'Questions in {name}', ar: 'أسئلة {name}' },
  lead: {
    en: 'In the order they’re asked.',
    ar: 'بترتيب طرحها.',
  },
  add: { en: 'Add a question', ar: 'إضافة سؤال' },
  empty: { en: 'No questions yet', ar: 'لا أسئلة بعد' },
  emptyHelp: {
    en: 'Start with the most important one. You can change the order later.',
    ar: 'تُستحسن البداية بأهم سؤال. يمكن تغيير الترتيب لاحقًا.',
  },
  tryIt: { en: 'Try it', ar: 'تجربة' },
  tryLead: {
    en: 'Answer as a follower would. Nothing is saved.',
    ar: 'تجربة الإجابة كما يراها المتابع. لا يُحفظ شيء.',
  },
  about: { en: 'Details and scoring', ar: 'التفاصيل والدرجات' },
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
  parts: { en: 'Assessment sections', ar: 'أقسام التقييم' },
  addTitle: { en: 'Add a question', ar: 'إضافة سؤال' },
  editTitle: { en: 'Edit question', ar: 'تعديل السؤال' },
  preview: { en: 'What followers see', ar: 'ما يراه المتابعون' },
  save: { en: 'Save question', ar: 'حفظ السؤال' },
  saveAndNext: { en: 'Save and add another', ar: 'الحفظ وإضافة سؤال آخر' },
  saved: { en: 'Question saved', ar: 'تم حفظ السؤال' },
  delete: { en: 'Delete question', ar: 'حذف السؤال' },
  deleteTitle: { en: 'Delete this question?', ar: 'حذف هذا السؤال؟' },
  deleteText: {
    en: 'It’s removed from the assessment. Conditions that use its answer stop working. You’ll find them under Problems.',
    ar: 'يُزال من التقييم، وتتوقف الشروط التي تستخدم إجابته عن العمل. تظهر هذه الشروط ضمن المشكلات.',
  },
  deleteAsked: {
    en: 'These questions depend on its answer: {names}.',
    ar: 'هذه الأسئلة تعتمد على إجابته: {names}.',
  },
  keep: { en: 'Keep it', ar: 'إبقاء' },
  back: { en: 'All questions', ar: 'كل الأسئلة' },
  gone: {
    en: 'This question no longer exists. Someone may have deleted it.',
    ar: 'لم يعد هذا السؤال موجودًا. ربما حذفه شخص آخر.',
  },
  optional: { en: 'optional', ar: 'اختياري' },
  conditional: { en: 'asked only when: {words}', ar: 'يُسأل فقط عندما: {words}' },
  reversed: { en: 'reverse-scored', ar: 'معكوس' },
});
