import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** The sheet of questions as a follower fills it in. */
export const sheetTexts = defineTexts({
  chooseFile: { en: 'Choose a file', ar: 'اختيار ملف' },
  noFile: { en: 'Preview only. Nothing is sent.', ar: 'معاينة فقط. لا يُرسل شيء.' },
  noQuestions: { en: 'No questions yet.', ar: 'لا أسئلة بعد.' },
  untitled: { en: 'Untitled question', ar: 'سؤال بلا نص بعد' },
  unlabelled: { en: 'Untitled answer', ar: 'إجابة بلا نص بعد' },
  hidden: plural({
    en: {
      one: 'With these answers, {n} question is skipped.',
      other: 'With these answers, {n} questions are skipped.',
    },
    ar: {
      zero: 'مع هذه الإجابات لا يُتخطى أي سؤال.',
      one: 'مع هذه الإجابات يُتخطى سؤال واحد.',
      two: 'مع هذه الإجابات يُتخطى سؤالان.',
      few: 'مع هذه الإجابات تُتخطى {n} أسئلة.',
      many: 'مع هذه الإجابات يُتخطى {n} سؤالًا.',
      other: 'مع هذه الإجابات يُتخطى {n} سؤال.',
    },
  }),
  score: { en: 'Score', ar: 'الدرجة' },
  ofRange: { en: '({min} to {max})', ar: '(من {min} إلى {max})' },
  result: { en: 'Result', ar: 'النتيجة' },
  noScore: { en: 'No score yet', ar: 'لا درجة بعد' },
  noBand: { en: 'No band covers this score', ar: 'لا فئة تشمل هذه الدرجة' },
  stillOpen: plural({
    en: { one: '{n} question left to answer.', other: '{n} questions left to answer.' },
    ar: {
      zero: 'لا أسئلة متبقية.',
      one: 'بقي سؤال واحد.',
      two: 'بقي سؤالان.',
      few: 'بقيت {n} أسئلة.',
      many: 'بقي {n} سؤالًا.',
      other: 'بقي {n} سؤال.',
    },
  }),
  complete: { en: 'All required questions answered.', ar: 'تمت الإجابة عن كل الأسئلة المطلوبة.' },
  startOver: { en: 'Start over', ar: 'البدء من جديد' },
  alerted: {
    en: 'With these answers, an expert is alerted right away.',
    ar: 'مع هذه الإجابات يصل تنبيه إلى خبير فورًا.',
  },
});
