import { categoryTexts } from './category-texts.ts';
import type { Locale } from './language/languages.ts';

/** The shelves of the catalog, the same for every site. No zod: guests' pages read it. */
export const programCategories = [
  'sleep',
  'nutrition',
  'movement',
  'mind',
  'heart',
  'pain',
  'chronic-conditions',
  'family',
  'habits',
] as const;
export type ProgramCategory = (typeof programCategories)[number];

/** Where it matters what its creator has learned: their pages say whose credentials were checked. */
const medicalCategories: readonly string[] = [
  'mind',
  'heart',
  'pain',
  'chronic-conditions',
] satisfies ProgramCategory[];
export const isMedical = (category: string): boolean => medicalCategories.includes(category);

export const isProgramCategory = (name: string): name is ProgramCategory =>
  (programCategories as readonly string[]).includes(name);

export const programCategoryLabel = (name: string, locale: Locale): string =>
  isProgramCategory(name) ? categoryTexts[locale][name] : name.replaceAll('-', ' ');
