import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { stripTexts } from './strip-texts.ts';

export default {
  label: 'جهات يمكنك الاتصال بها',
  text: 'المساعدة قريبة منك.',
  link: 'جهات يمكنك الاتصال بها',
} satisfies Translation<typeof stripTexts>;
