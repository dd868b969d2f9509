import { defineTexts } from '../../../../i18n/define-texts.ts';

export const wordTexts = defineTexts({
  title: { en: 'About the program', ar: 'عن البرنامج' },
  lead: {
    en: 'What people read before they decide. Only the title and summary are required.',
    ar: 'ما يقرؤه الناس قبل أن يقرروا. العنوان والملخص وحدهما مطلوبان.',
  },
  language: { en: 'Language', ar: 'اللغة' },
  languageHelp: {
    en: 'A language is shown once it has a title and a summary.',
    ar: 'تظهر اللغة بعد كتابة عنوانها وملخصها.',
  },
  complete: { en: '(complete)', ar: '(مكتملة)' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  name: { en: 'Title', ar: 'العنوان' },
  nameHelp: {
    en: 'Say in a few words what it does for people.',
    ar: 'ما يقدّمه البرنامج للناس في كلمات قليلة.',
  },
  summary: { en: 'Summary', ar: 'الملخص' },
  summaryHelp: {
    en: 'One or two sentences for lists and search.',
    ar: 'جملة أو جملتان للقوائم والبحث.',
  },
  description: { en: 'Description', ar: 'الوصف' },
  markdown: {
    en: 'Leave a blank line between paragraphs. You can use **bold**, *italic* and - lists.',
    ar: 'السطر الفارغ يبدأ فقرة جديدة. يمكن استخدام **عريض** و*مائل* و- للقوائم.',
  },
  outcomes: { en: 'What people can expect', ar: 'ما يمكن توقعه' },
  outcomesHelp: {
    en: 'Promise only what you can keep: a habit, a skill, a range. No cures, no guarantees.',
    ar: 'وعود يمكن الوفاء بها فقط: عادة أو مهارة أو نطاق. لا شفاء ولا ضمانات.',
  },
  outcome: { en: 'Outcome {n}', ar: 'النتيجة {n}' },
  addOutcome: { en: 'Add an outcome', ar: 'إضافة نتيجة' },
  removeOutcome: { en: 'Remove outcome {n}', ar: 'إزالة النتيجة {n}' },
  evidence: { en: 'What it’s based on', ar: 'ما يستند إليه' },
  evidenceHelp: {
    en: 'Guidelines, studies or your own experience, with links if you have them.',
    ar: 'إرشادات أو دراسات أو خبرتك، مع روابط إن وُجدت.',
  },
  questions: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  question: { en: 'Question {n}', ar: 'السؤال {n}' },
  answer: { en: 'Answer', ar: 'الجواب' },
  addQuestion: { en: 'Add a question', ar: 'إضافة سؤال' },
  removeQuestion: { en: 'Remove question {n}', ar: 'إزالة السؤال {n}' },
});
