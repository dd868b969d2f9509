import { defineTexts } from '../i18n/define-texts.ts';

/** Words around one question, for whoever answers it. */
export const answerTexts = defineTexts({
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  several: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
  notSet: { en: 'Move the slider to answer.', ar: 'حرّك المؤشر لتجيب.' },
  untitled: { en: 'A question without words yet', ar: 'سؤال بلا نص بعد' },
  unlabelled: { en: 'An option without words yet', ar: 'خيار بلا نص بعد' },
  outOfRange: { en: 'This number cannot be taken.', ar: 'لا يمكن قبول هذا الرقم.' },
  between: { en: 'A number from {min} to {max}.', ar: 'رقم من {min} إلى {max}.' },
  missing: { en: 'This one still needs an answer.', ar: 'ما زال هذا السؤال بلا جواب.' },
  rowsMissing: { en: 'One of the lines still needs an answer.', ar: 'ما زال أحد الأسطر بلا جواب.' },
  tooLong: { en: 'At most {n} characters, please.', ar: 'اكتب {n} حرفًا على الأكثر.' },
  wrongKind: { en: 'Please answer this one again.', ar: 'من فضلك أجب عن هذا السؤال من جديد.' },
});
