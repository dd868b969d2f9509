import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { targetTexts } from './target-texts.ts';

export default {
  follower: 'متابع البرنامج',
  system: 'الخبير المختص',
} satisfies Translation<typeof targetTexts>;
