import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { copyTexts } from './copy-texts.ts';

export default {
  copy: 'نسخ',
  copied: 'تم النسخ.',
  notCopied: 'المتصفح لا يسمح بالنسخ من هنا. يمكن تحديد النص ونسخه يدويًا.',
} satisfies Translation<typeof copyTexts>;
