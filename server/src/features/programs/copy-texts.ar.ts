import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { copyTexts } from './copy-texts.ts';

export default {
  copy: '{title} (نسخة)',
} satisfies Translation<typeof copyTexts>;
