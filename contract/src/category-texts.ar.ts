import type { categoryTexts } from './category-texts.ts';
import type { Translation } from './language/define-texts.ts';

export default {
  sleep: 'النوم',
  nutrition: 'التغذية',
  movement: 'الحركة',
  mind: 'الصحة النفسية',
  heart: 'القلب',
  pain: 'الألم',
  'chronic-conditions': 'الأمراض المزمنة',
  family: 'الأسرة',
  habits: 'العادات',
  'using-this-site': 'استخدام الموقع',
} satisfies Translation<typeof categoryTexts>;
