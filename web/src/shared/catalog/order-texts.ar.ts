import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { orderTexts } from './order-texts.ts';

export default {
  newest: 'الأحدث',
  rating: 'الأعلى تقييمًا',
  followers: 'الأكثر متابعة',
  shortest: 'الأقصر',
} satisfies Translation<typeof orderTexts>;
