import { defineTexts } from '../../../../i18n/define-texts.ts';

export const wordTexts = defineTexts({
  title: { en: 'Words', ar: 'الكلمات' },
  lead: {
    en: 'What people read before they decide. Title and summary are needed, the rest helps.',
    ar: 'ما يقرؤه الناس قبل أن يقرروا. العنوان والملخص ضروريان، والباقي يفيد.',
  },
  language: { en: 'Language', ar: 'اللغة' },
  languageHelp: {
    en: 'A language is shown once its title and summary are written.',
    ar: 'تظهر اللغة حين يُكتب عنوانها وملخصها.',
  },
  complete: { en: '(complete)', ar: '(مكتملة)' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  name: { en: 'Title', ar: 'العنوان' },
  nameHelp: { en: 'Say what it does for people, in a few words.', ar: 'قل بكلمات قليلة ماذا يقدّم للناس.' },
  summary: { en: 'Summary', ar: 'الملخص' },
  summaryHelp: {
    en: 'One or two sentences for lists and search.',
    ar: 'جملة أو جملتان للقوائم والبحث.',
  },
  description: { en: 'Description', ar: 'الوصف' },
  markdown: {
    en: 'Blank lines make paragraphs; **bold**, *italic* and - lists work.',
    ar: 'السطر الفارغ يبدأ فقرة؛ ويمكنك استخدام **عريض** و*مائل* و- للقوائم.',
  },
  outcomes: { en: 'What people can expect', ar: 'ماذا يتوقع الناس' },
  outcomesHelp: {
    en: 'Promise what you can keep: a habit, a skill, a range. No cure, no guarantee.',
    ar: 'عِد بما يمكنك الوفاء به: عادة أو مهارة أو مدى. لا شفاء ولا ضمان.',
  },
  outcome: { en: 'Outcome {n}', ar: 'النتيجة {n}' },
  addOutcome: { en: 'Add an outcome', ar: 'أضف نتيجة' },
  removeOutcome: { en: 'Remove outcome {n}', ar: 'احذف النتيجة {n}' },
  evidence: { en: 'What it is based on', ar: 'على ماذا يستند' },
  evidenceHelp: {
    en: 'Guidelines, studies, your own experience; with links where there are some.',
    ar: 'إرشادات أو دراسات أو خبرتك؛ مع الروابط إن وُجدت.',
  },
  questions: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  question: { en: 'Question {n}', ar: 'السؤال {n}' },
  answer: { en: 'Answer', ar: 'الجواب' },
  addQuestion: { en: 'Add a question', ar: 'أضف سؤالًا' },
  removeQuestion: { en: 'Remove question {n}', ar: 'احذف السؤال {n}' },
});
