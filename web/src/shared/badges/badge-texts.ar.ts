import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { badgeTexts } from './badge-texts.ts';

export default {
  'first-step': 'الخطوة الأولى',
  'one-week': 'أسبوع كامل',
  'one-month': 'شهر كامل',
  'three-days': '3 أيام متتالية',
  'on-target': 'بلغت الهدف',
  'half-way': 'منتصف الطريق',
  finished: 'أتممته',
} satisfies Translation<typeof badgeTexts>;
