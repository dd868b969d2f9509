import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { answerTexts } from './answer-texts.ts';

export default {
  yes: 'نعم',
  no: 'لا',
  optional: '(اختياري)',
  several: 'يمكن اختيار كل ما ينطبق.',
  notSet: 'للإجابة، يُحرَّك المؤشر.',
  untitled: 'سؤال بلا نص',
  option: 'الإجابة {n}',
  row: 'الصف {n}',
  outOfRange: 'هذا الرقم خارج النطاق المسموح.',
  between: 'يلزم رقم من {min} إلى {max}.',
  missing: 'هذا السؤال يحتاج إلى إجابة.',
  rowMissing: 'يلزم اختيار إجابة هنا.',
  tooLong: 'الحد الأقصى {n} حرف.',
  wrongKind: 'يُرجى الإجابة عن هذا السؤال من جديد.',
} satisfies Translation<typeof answerTexts>;
