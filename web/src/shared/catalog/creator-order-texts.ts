import type { CreatorOrder } from '@regimen/contract/catalog-filters.ts';
import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const creatorOrderTexts = defineTexts(import.meta.url, {
  followers: 'Most followed',
  rating: 'Best rated',
  programs: 'Most programs',
  newest: 'Newest',
} satisfies Record<CreatorOrder, string>);
