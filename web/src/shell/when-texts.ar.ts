import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { whenTexts } from './when-texts.ts';

export default {
  left: 'الوقت المتبقي: {time}',
} satisfies Translation<typeof whenTexts>;
