import type { Translation } from '../language/define-texts.ts';
import type { valueTexts } from './value-texts.ts';

export default {
  gone: 'شيء لم يعد موجودًا',
  none: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  female: 'أنثى',
  male: 'ذكر',
  otherSex: 'غير ذلك',
} satisfies Translation<typeof valueTexts>;
