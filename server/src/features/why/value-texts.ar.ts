import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { valueTexts } from './value-texts.ts';

export default {
  none: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  female: 'أنثى',
  male: 'ذكر',
  otherSex: 'غير ذلك',
} satisfies Translation<typeof valueTexts>;
