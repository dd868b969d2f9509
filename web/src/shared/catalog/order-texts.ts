import type { CatalogOrder } from '@regimen/contract/catalog-filters.ts';
import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const orderTexts = defineTexts(import.meta.url, {
  newest: 'Newest',
  rating: 'Best rated',
  followers: 'Most followed',
  shortest: 'Shortest',
} satisfies Record<CatalogOrder, string>);
