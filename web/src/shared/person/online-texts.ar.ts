import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { onlineTexts } from './online-texts.ts';

export default {
  online: 'متصل الآن',
} satisfies Translation<typeof onlineTexts>;
