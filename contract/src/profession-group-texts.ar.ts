import type { Translation } from './language/define-texts.ts';
import type { professionGroupTexts } from './profession-group-texts.ts';

export default {
  health: 'الصحة',
  coaching: 'التدريب والإرشاد',
  finance: 'المالية',
  it: 'تقنية المعلومات',
  design: 'التصميم',
  writing: 'الكتابة',
  business: 'الأعمال',
  services: 'الخدمات',
  photography: 'التصوير',
  legal: 'القانون',
  transport: 'النقل',
} satisfies Translation<typeof professionGroupTexts>;
