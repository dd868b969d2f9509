import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { stripTexts } from './strip-texts.ts';

export default {
  label: 'بمن يمكنك الاتصال',
  text: 'المساعدة قريبة منك.',
  link: 'بمن يمكنك الاتصال',
} satisfies Translation<typeof stripTexts>;
