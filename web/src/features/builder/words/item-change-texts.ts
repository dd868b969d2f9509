import { defineTexts } from '../../../i18n/define-texts.ts';

/** What became of an item between two versions. Names of items, questions and bands come in quotation marks. */
export const itemChangeTexts = defineTexts({
  questionAdded: { en: '{item}: new question {question}', ar: '{item}: سؤال جديد {question}' },
  questionRemoved: {
    en: '{item}: question {question} removed',
    ar: '{item}: حُذف السؤال {question}',
  },
  questionReworded: {
    en: '{item}: question {before} now reads {after}',
    ar: '{item}: السؤال {before} أصبح {after}',
  },
  questionChanged: {
    en: '{item}, question {question}: changed {parts}',
    ar: '{item}، السؤال {question}: تعديل {parts}',
  },
  answerAdded: {
    en: '{item}, question {question}: new answer {answer}',
    ar: '{item}، السؤال {question}: إجابة جديدة {answer}',
  },
  answerRemoved: {
    en: '{item}, question {question}: answer {answer} removed',
    ar: '{item}، السؤال {question}: أُزيلت الإجابة {answer}',
  },
  answerReworded: {
    en: '{item}, question {question}: answer {before} now reads {after}',
    ar: '{item}، السؤال {question}: الإجابة {before} أصبحت {after}',
  },
  answerRecounted: {
    en: '{item}, question {question}: answer {answer} scores {after} instead of {before}',
    ar: '{item}، السؤال {question}: الإجابة {answer} تساوي {after} بدلًا من {before}',
  },
  questionsReordered: {
    en: '{item}: questions reordered',
    ar: '{item}: تغيّر ترتيب الأسئلة',
  },
  bandAdded: { en: '{item}: new result {band}, {after}', ar: '{item}: نتيجة جديدة {band}، {after}' },
  bandRemoved: { en: '{item}: result {band} removed', ar: '{item}: أُزيلت النتيجة {band}' },
  bandMoved: {
    en: '{item}, result {band}: was {before}, now {after}',
    ar: '{item}، النتيجة {band}: من {before} إلى {after}',
  },
  bandRenamed: {
    en: '{item}: result {before} is now called {after}',
    ar: '{item}: النتيجة {before} أصبح اسمها {after}',
  },
  bandChanged: {
    en: '{item}, result {band}: settings changed',
    ar: '{item}، النتيجة {band}: تغيّرت إعداداتها',
  },
  other: { en: '{item}: other settings changed', ar: '{item}: تغيّرت إعدادات أخرى' },
});

/** Parts of a question. */
export const questionPartTexts = defineTexts({
  kind: { en: 'its type', ar: 'نوعه' },
  help: { en: 'its help text', ar: 'الشرح المرافق' },
  required: { en: 'whether it’s required', ar: 'إلزامية الإجابة' },
  when: { en: 'when it’s asked', ar: 'متى يُطرح' },
  options: { en: 'its answers', ar: 'الإجابات' },
  rows: { en: 'its rows', ar: 'الصفوف' },
  points: { en: 'its points', ar: 'النقاط' },
  numbers: { en: 'its number settings', ar: 'إعدادات الأرقام' },
  settings: { en: 'its settings', ar: 'إعداداته' },
});
