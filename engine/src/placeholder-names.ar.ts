import type { PlaceholderKind } from './placeholders.ts';

export const ARABIC_PLACEHOLDERS: Readonly<Record<PlaceholderKind, string>> = {
  name: 'الاسم',
  day: 'اليوم',
  reading: 'القراءة',
};
