import type { DiscussionCategory } from '@regimen/contract/discussions.ts';
import type { Locale } from '../../i18n/locale.ts';

// The contract's own list lives beside zod, which must not reach the browser; the type keeps the two in step.
export const categoryLabels: Record<DiscussionCategory, Record<Locale, string>> = {
  sleep: { en: 'Sleep', ar: 'النوم' },
  nutrition: { en: 'Nutrition', ar: 'التغذية' },
  movement: { en: 'Movement', ar: 'الحركة' },
  mind: { en: 'Mind', ar: 'الصحة النفسية' },
  heart: { en: 'Heart', ar: 'القلب' },
  pain: { en: 'Pain', ar: 'الألم' },
  'chronic-conditions': { en: 'Chronic conditions', ar: 'الأمراض المزمنة' },
  family: { en: 'Family', ar: 'الأسرة' },
  habits: { en: 'Habits', ar: 'العادات' },
  'using-this-site': { en: 'Using this site', ar: 'استخدام الموقع' },
};
export const categories = Object.keys(categoryLabels) as DiscussionCategory[];
export const isCategory = (value: unknown): value is DiscussionCategory =>
  typeof value === 'string' && Object.hasOwn(categoryLabels, value);
