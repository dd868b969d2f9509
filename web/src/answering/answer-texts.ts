import { defineTexts } from '../i18n/define-texts.ts';

/** Words around one question, for whoever answers it. */
export const answerTexts = defineTexts({
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  optional: { en: '(optional)', ar: '(اختياري)' },
  several: { en: 'Choose all that apply.', ar: 'يمكن اختيار كل ما ينطبق.' },
  notSet: { en: 'Move the slider to answer.', ar: 'للإجابة، يُحرَّك المؤشر.' },
  untitled: { en: 'Untitled question', ar: 'سؤال بلا نص' },
  unlabelled: { en: 'Untitled option', ar: 'خيار بلا نص' },
  outOfRange: { en: 'This number is out of range. Try another.', ar: 'هذا الرقم خارج النطاق المسموح.' },
  between: { en: 'Enter a number from {min} to {max}.', ar: 'يلزم رقم من {min} إلى {max}.' },
  missing: { en: 'This question needs an answer.', ar: 'هذا السؤال يحتاج إلى إجابة.' },
  rowsMissing: { en: 'Every row needs an answer.', ar: 'كل سطر يحتاج إلى إجابة.' },
  tooLong: { en: 'Use at most {n} characters.', ar: 'الحد الأقصى {n} حرف.' },
  wrongKind: { en: 'Please answer this question again.', ar: 'يُرجى الإجابة عن هذا السؤال من جديد.' },
});
