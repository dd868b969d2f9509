import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { ineligibleTexts } from './ineligible-texts.ts';

export default {
  title: 'ماذا عن غير المؤهلين في {name}؟',
  lead: 'حتى الآن لا يواصل إلا المؤهلون. حدّد ما يحدث للآخرين.',
  end: 'إنهاء المسار لهم',
  branch: 'إضافة فرع',
  later: 'لاحقًا',
} satisfies Translation<typeof ineligibleTexts>;
