import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { phraseTexts } from './phrase-texts.ts';

export default {
  earlierItem: 'عنصر سابق',
} satisfies Translation<typeof phraseTexts>;
