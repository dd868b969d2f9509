import type { Locale } from './load.ts';

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

const labels: Record<ProgramCategory, Record<Locale, string>> = {
  sleep: { en: 'Sleep', ar: 'النوم' },
  nutrition: { en: 'Nutrition', ar: 'التغذية' },
  movement: { en: 'Movement', ar: 'الحركة' },
  mind: { en: 'Mind', ar: 'الصحة النفسية' },
  heart: { en: 'Heart', ar: 'القلب' },
  pain: { en: 'Pain', ar: 'الألم' },
  'chronic-conditions': { en: 'Chronic conditions', ar: 'الأمراض المزمنة' },
  family: { en: 'Family', ar: 'الأسرة' },
  habits: { en: 'Habits', ar: 'العادات' },
};
export const isProgramCategory = (name: string): name is ProgramCategory => Object.hasOwn(labels, name);

export const programCategoryLabel = (name: string, locale: Locale): string =>
  isProgramCategory(name) ? labels[name][locale] : name.replaceAll('-', ' ');
