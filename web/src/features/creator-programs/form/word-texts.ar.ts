import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { wordTexts } from './word-texts.ts';

export default {
  title: 'عن البرنامج',
  lead: 'ما يقرؤه الناس قبل أن يقرروا. العنوان والملخص وحدهما مطلوبان.',
  language: 'اللغة',
  languageHelp: 'تظهر اللغة بعد كتابة عنوانها وملخصها.',
  complete: '(مكتملة)',
  optional: '(اختياري)',
  name: 'العنوان',
  nameHelp: 'ما يقدّمه البرنامج للناس في كلمات قليلة.',
  summary: 'الملخص',
  summaryHelp: 'جملة أو جملتان للقوائم والبحث.',
  description: 'الوصف',
  markdown: 'السطر الفارغ يبدأ فقرة جديدة. يمكن استخدام **عريض** و*مائل* و- للقوائم.',
  outcomes: 'ما يمكن توقعه',
  outcomesHelp: 'وعود يمكن الوفاء بها فقط: عادة أو مهارة أو نطاق. لا شفاء ولا ضمانات.',
  outcome: 'النتيجة {n}',
  addOutcome: 'إضافة نتيجة',
  removeOutcome: 'إزالة النتيجة {n}',
  evidence: 'ما يستند إليه',
  evidenceHelp: 'إرشادات أو دراسات أو خبرتك، مع روابط إن وُجدت.',
  questions: 'أسئلة وأجوبة',
  question: 'السؤال {n}',
  answer: 'الجواب',
  addQuestion: 'إضافة سؤال',
  removeQuestion: 'إزالة السؤال {n}',
} satisfies Translation<typeof wordTexts>;
