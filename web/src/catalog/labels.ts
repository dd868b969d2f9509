import type { CatalogOrder, CreatorOrder, ProgramTime } from '@regimen/contract/catalog-filters.ts';
import type { ProgramCategory } from '@regimen/contract/program-categories.ts';
import type { ProgramLevel } from '@regimen/contract/program-texts.ts';
import type { Locale } from '../i18n/locale.ts';

type Words = Record<Locale, string>;

export const categoryLabels: Record<ProgramCategory, Words> = {
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

export const levelLabels: Record<ProgramLevel, Words> = {
  beginner: { en: 'Beginner', ar: 'مبتدئ' },
  intermediate: { en: 'Intermediate', ar: 'متوسط' },
  advanced: { en: 'Advanced', ar: 'متقدم' },
};

export const timeLabels: Record<ProgramTime, Words> = {
  'up-to-10-minutes': { en: 'Up to 10 minutes a day', ar: 'حتى 10 دقائق يوميًا' },
  'up-to-20-minutes': { en: 'Up to 20 minutes a day', ar: 'حتى 20 دقيقة يوميًا' },
  'up-to-40-minutes': { en: 'Up to 40 minutes a day', ar: 'حتى 40 دقيقة يوميًا' },
  'up-to-2-weeks': { en: 'Up to 2 weeks', ar: 'حتى أسبوعين' },
  'up-to-6-weeks': { en: 'Up to 6 weeks', ar: 'حتى 6 أسابيع' },
  'up-to-12-weeks': { en: 'Up to 12 weeks', ar: 'حتى 12 أسبوعًا' },
};

export const orderLabels: Record<CatalogOrder, Words> = {
  newest: { en: 'Newest', ar: 'الأحدث' },
  rating: { en: 'Best rated', ar: 'الأعلى تقييمًا' },
  followers: { en: 'Most followed', ar: 'الأكثر متابعة' },
  shortest: { en: 'Shortest', ar: 'الأقصر' },
};

export const creatorOrderLabels: Record<CreatorOrder, Words> = {
  followers: { en: 'Most followed', ar: 'الأكثر متابعة' },
  rating: { en: 'Best rated', ar: 'الأعلى تقييمًا' },
  programs: { en: 'Most programs', ar: 'الأكثر برامج' },
  newest: { en: 'Newest', ar: 'الأحدث' },
};

/** Tags are the creators' own words. */
export const tagLabel = (tag: string): string => tag.replaceAll('-', ' ');
