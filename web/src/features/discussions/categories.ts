import { categoryTexts } from '@regimen/contract/category-texts.ts';
import type { DiscussionCategory } from '@regimen/contract/discussions.ts';

categoryTexts.en satisfies Record<DiscussionCategory, string>;
export const categories = Object.keys(categoryTexts.en) as DiscussionCategory[];
export const isCategory = (value: unknown): value is DiscussionCategory =>
  typeof value === 'string' && Object.hasOwn(categoryTexts.en, value);
