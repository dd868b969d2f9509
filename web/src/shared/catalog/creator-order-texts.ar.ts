import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { creatorOrderTexts } from './creator-order-texts.ts';

export default {
  followers: 'الأكثر متابعة',
  rating: 'الأعلى تقييمًا',
  programs: 'الأكثر برامج',
  newest: 'الأحدث',
} satisfies Translation<typeof creatorOrderTexts>;
