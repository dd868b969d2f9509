import { defineTexts } from '../../../i18n/define-texts.ts';

/** What became of an item between two versions. Names of items, questions and bands come in quotation marks. */
export const itemChangeTexts = defineTexts({
  questionAdded: { en: '{item}: new question {question}', ar: '{item}: سؤال جديد {question}' },
  questionRemoved: {
    en: '{item}: question {question} is no longer asked',
    ar: '{item}: لم يعد يُطرح السؤال {question}',
  },
  questionReworded: {
    en: '{item}: question {before} now reads {after}',
    ar: '{item}: السؤال {before} صار {after}',
  },
  questionChanged: {
    en: '{item}, question {question}: changed in {parts}',
    ar: '{item}، السؤال {question}: تغيّر في {parts}',
  },
  answerAdded: {
    en: '{item}, question {question}: new answer {answer}',
    ar: '{item}، السؤال {question}: إجابة جديدة {answer}',
  },
  answerRemoved: {
    en: '{item}, question {question}: answer {answer} is gone',
    ar: '{item}، السؤال {question}: أُزيلت الإجابة {answer}',
  },
  answerReworded: {
    en: '{item}, question {question}: answer {before} now reads {after}',
    ar: '{item}، السؤال {question}: الإجابة {before} صارت {after}',
  },
  answerRecounted: {
    en: '{item}, question {question}: answer {answer} counts {after} instead of {before}',
    ar: '{item}، السؤال {question}: الإجابة {answer} تساوي {after} بدل {before}',
  },
  questionsReordered: {
    en: '{item}: the questions come in another order',
    ar: '{item}: تغيّر ترتيب الأسئلة',
  },
  bandAdded: { en: '{item}: new result {band}, {after}', ar: '{item}: نتيجة جديدة {band}، {after}' },
  bandRemoved: { en: '{item}: result {band} is gone', ar: '{item}: أُزيلت النتيجة {band}' },
  bandMoved: {
    en: '{item}, result {band}: was {before}, is {after}',
    ar: '{item}، النتيجة {band}: كانت {before} وصارت {after}',
  },
  bandRenamed: {
    en: '{item}: result {before} is now called {after}',
    ar: '{item}: النتيجة {before} صار اسمها {after}',
  },
  bandChanged: {
    en: '{item}, result {band}: its settings changed',
    ar: '{item}، النتيجة {band}: تغيّرت إعداداتها',
  },
  other: { en: '{item}: other settings changed', ar: '{item}: تغيّرت إعدادات أخرى' },
});

/** Parts of a question. */
export const questionPartTexts = defineTexts({
  kind: { en: 'its kind', ar: 'نوعه' },
  help: { en: 'its help', ar: 'الشرح المرافق' },
  required: { en: 'whether it must be answered', ar: 'إلزامية الإجابة' },
  when: { en: 'when it is asked', ar: 'متى يُطرح' },
  options: { en: 'its answers', ar: 'الإجابات' },
  rows: { en: 'its rows', ar: 'الصفوف' },
  points: { en: 'its points', ar: 'النقاط' },
  numbers: { en: 'its numbers', ar: 'الأرقام' },
  settings: { en: 'its settings', ar: 'إعداداته' },
});
