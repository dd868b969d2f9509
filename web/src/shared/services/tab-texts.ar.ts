import type { Translation } from '@regimen/contract/language/define-texts.ts';
import type { tabTexts } from './tab-texts.ts';

export default {
  label: 'خدماتي',
  services: 'الخدمات',
  bookings: 'الحجوزات',
  availability: 'أوقات التوفر',
} satisfies Translation<typeof tabTexts>;
