import { defineTexts, plural } from '../../../i18n/define-texts.ts';

/** The sheet of questions as a follower fills it in. */
export const sheetTexts = defineTexts({
  chooseFile: { en: 'Choose a file', ar: 'اختر ملفًا' },
  noFile: { en: 'Nothing is sent from here.', ar: 'لا يُرسل شيء من هنا.' },
  noQuestions: { en: 'There are no questions yet.', ar: 'لا أسئلة بعد.' },
  untitled: { en: 'A question without words yet', ar: 'سؤال بلا نص بعد' },
  unlabelled: { en: 'An option without words yet', ar: 'خيار بلا نص بعد' },
  hidden: plural({
    en: {
      one: '{n} question is not asked with these answers.',
      other: '{n} questions are not asked with these answers.',
    },
    ar: {
      zero: 'كل الأسئلة تُسأل مع هذه الأجوبة.',
      one: 'سؤال واحد لا يُسأل مع هذه الأجوبة.',
      two: 'سؤالان لا يُسألان مع هذه الأجوبة.',
      few: '{n} أسئلة لا تُسأل مع هذه الأجوبة.',
      many: '{n} سؤالًا لا يُسأل مع هذه الأجوبة.',
      other: '{n} سؤال لا يُسأل مع هذه الأجوبة.',
    },
  }),
  score: { en: 'Score', ar: 'الدرجة' },
  ofRange: { en: 'of {min} to {max}', ar: 'من {min} إلى {max}' },
  result: { en: 'Result', ar: 'النتيجة' },
  noScore: { en: 'No score yet', ar: 'لا درجة بعد' },
  noBand: { en: 'No band holds this score', ar: 'لا فئة تضم هذه الدرجة' },
  stillOpen: plural({
    en: { one: '{n} answer is still missing.', other: '{n} answers are still missing.' },
    ar: {
      zero: 'لا ينقص أي جواب.',
      one: 'بقي جواب واحد.',
      two: 'بقي جوابان.',
      few: 'بقيت {n} أجوبة.',
      many: 'بقي {n} جوابًا.',
      other: 'بقي {n} جواب.',
    },
  }),
  complete: { en: 'Everything is answered.', ar: 'أُجيب عن كل شيء.' },
  startOver: { en: 'Start over', ar: 'ابدأ من جديد' },
  alerted: {
    en: 'With these answers an expert is told at once.',
    ar: 'مع هذه الأجوبة يُبلَّغ خبير فورًا.',
  },
});
